// What of a workbook is let in for a register, and for nothing else: counted as it unpacks, each part by its name, and nothing that acts.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { ATTACHMENT_PURPOSES } from "@bondline/domain/records/attachments/attachment.ts";
import { workbookOf } from "../../../testing/workbook-forge.ts";
import { contentFinding } from "./content-check.ts";
import { INFECTED_WORKBOOK, REFUSED_WORKBOOKS, TAKEN_WORKBOOKS } from "./workbook-corpus.ts";

const SUBJECT = {
  contentType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  fileName: "register.xlsx",
};
const REGISTER = { ...SUBJECT, purpose: "IMPORT" } as const;

describe("a workbook", () => {
  for (const [what, bytes] of TAKEN_WORKBOOKS)
    test(`with ${what} is taken`, async () => assert.equal(await contentFinding(bytes, REGISTER), undefined));

  for (const { what, bytes, reason } of REFUSED_WORKBOOKS)
    test(`with ${what} is refused as ${reason}`, async () => {
      const finding = await contentFinding(bytes(), REGISTER);
      assert.equal(finding?.kind === "fault" && finding.fault.reason, reason, JSON.stringify(finding));
    });

  test("with the test virus packed in it is infected", async () => {
    assert.equal((await contentFinding(INFECTED_WORKBOOK, REGISTER))?.kind, "virus");
  });

  test("is taken for a register alone", async () => {
    const bytes = workbookOf([["Kind"]]);
    const others = Object.keys(ATTACHMENT_PURPOSES) as (keyof typeof ATTACHMENT_PURPOSES)[];
    for (const purpose of [undefined, ...others.filter((each) => each !== "IMPORT")]) {
      const finding = await contentFinding(bytes, { ...SUBJECT, ...(purpose && { purpose }) });
      assert.equal(finding?.kind === "fault" && finding.fault.reason, "WRONG_TYPE", `for ${purpose}`);
    }
  });
});
