// One number of one bank on one issued document, across organisations and however it is spelled, alone and at once.
// Shows: DOC-060, DOC-061.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Api } from "../../../../testing/api.ts";
import { call, must, refusalOf } from "../../../../testing/draft-calls.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { recordDocument } from "../../../demo/builders/document-builder.ts";

const TAKEN = { guaranteeNumber: "A guarantee of this bank with this number already exists." };

let world: World;
let rosa: Api;
before(async () => {
  world = await aWorld();
  rosa = await world.as("rosa");
});
after(() => world.end());

const issue = async (owner: "harbour" | "wesfarmers", guaranteeNumber: string, bank: object = {}) => {
  const { id, version } = await world.draft({ owner, status: "PROCESSING" });
  return await call(rosa, "establishDraft", {
    id,
    version,
    guaranteeNumber,
    establishedDate: "2026-11-20",
    bank,
  });
};

describe("what the portal issues", () => {
  test("has a number that its bank has given nobody else, in any organisation and spelling", async () => {
    assert.equal(refusalOf(await issue("harbour", "DUP 777")), "OK");
    for (const spelled of [
      "DUP 777",
      "dup\u00a0777",
      "DUP.777",
      "D-U-P/7 7_7",
      "\uff24\uff35\uff30\uff17\uff17\uff17",
    ])
      for (const owner of ["wesfarmers", "harbour"] as const)
        assert.deepEqual(refusalOf(await issue(owner, spelled)), TAKEN, `${owner} ${spelled}`);
    assert.equal(refusalOf(await issue("wesfarmers", "DUP 778")), "OK");
  });

  test("names the bank by its own record, and is refused for another", async () => {
    const { id, version } = await world.draft({ status: "PROCESSING" });
    const establish = (name: string) =>
      call(rosa, "establishDraft", {
        id,
        version,
        guaranteeNumber: "MQ 90001",
        establishedDate: "2026-11-20",
        bank: { name },
      });
    assert.deepEqual(refusalOf(await establish("Westpac Banking Corporation")), {
      "bank.name": "This is issued by Macquarie Bank Limited, under the name in its record.",
    });
    const { document } = await must(
      rosa,
      "establishDraft",
      {
        id,
        version,
        guaranteeNumber: "MQ 90001",
        establishedDate: "2026-11-20",
        bank: { name: "macquarie" },
      },
      "document { bank { name } }",
    );
    assert.equal(document.bank.name, "Macquarie Bank Limited");
  });

  test("by another bank may have the same number", async () => {
    assert.equal(refusalOf(await issue("harbour", "TWO BANKS 1")), "OK");
    const { id, version } = await world.draft({ status: "PROCESSING", feeSummary: "beyondCash" });
    const answer = await call(rosa, "establishDraft", {
      id,
      version,
      guaranteeNumber: "TWO BANKS 1",
      establishedDate: "2026-11-20",
      bank: {},
    });
    assert.equal(refusalOf(answer), "OK");
  });

  test("has letters and digits that nobody can take for others", async () => {
    for (const number of ["\u0410\u0412 12", "\u0661\u0662", "---"])
      assert.deepEqual(Object.keys(refusalOf(await issue("harbour", number))), ["guaranteeNumber"], number);
  });
});

describe("what an organisation records itself", () => {
  const record = (bankName: string, guaranteeNumber: string, owner: "harbour" | "wesfarmers" = "harbour") =>
    recordDocument(world.app, { owner, fields: { bankName, guaranteeNumber } });

  test("may be of any bank, once for a number of it, by whichever name", async () => {
    await record("Macquarie Bank Limited", "OWN 1");
    for (const bank of ["Macquarie Bank", "macquarie", "MACQUARIE BANK LTD.", "Macquarie  Bank Limited"])
      await assert.rejects(record(bank, "own-1"), /document_number_recorded/, bank);
    await record("Westpac Banking Corporation", "OWN 1");
    await assert.rejects(record("Westpac Banking Corporation Ltd", "OWN1"), /document_number_recorded/);
    await record("Macquarie Bank", "OWN 1", "wesfarmers");
  });

  test("is not what was issued to it here already", async () => {
    assert.equal(refusalOf(await issue("harbour", "HERE 1")), "OK");
    await assert.rejects(record("Macquarie", "here1"), /document_number_recorded/);
  });
});

test("of many that issue one number at once, one does", async () => {
  const drafts = await Promise.all(
    [..."abcdef"].map((_, at) =>
      world.draft({ owner: at % 2 === 0 ? "harbour" : "wesfarmers", status: "PROCESSING" }),
    ),
  );
  const spelled = ["AT ONCE 1", "at.once.1", "ATONCE1", "at\u00a0once-1", "\uff21t once/1", "A T O N C E 1"];
  const answers = await Promise.all(
    drafts.map(({ id, version }, at) =>
      call(rosa, "establishDraft", {
        id,
        version,
        guaranteeNumber: spelled[at],
        establishedDate: "2026-11-20",
        bank: {},
      }),
    ),
  );
  assert.equal(answers.filter((answer) => refusalOf(answer) === "OK").length, 1);
});
