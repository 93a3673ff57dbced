// A draft that is copied into a new one through the API: its facts go over, and nobody's decision about it does.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { refusalOf } from "../../../../testing/draft-calls.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { shareWith } from "../../../demo/builders/sharing-builder.ts";

const FACTS = `processType amount purpose contractTitle contractNumber projectAddress expiryType contractForm
  parties { partyVariant name abn address }`;
const DRAFT = `query ($id: ID!) { draft(id: $id) { id status expiresAt totalFees ${FACTS} draftCollaborators { id } invoices { id } attachments { id } } }`;

let world: World;
before(async () => {
  world = await aWorld();
});
after(() => world.end());

const KINDS = {
  BANK_GUARANTEE: { feeSummary: "macquarieCash", fields: {} },
  CASH_SECURITY: {
    feeSummary: "beyondCashSecurity",
    fields: { purpose: "RETENTION_RELEASE", contractForm: "OTHER" },
  },
  LEASE_BOND: { feeSummary: "macquarieLease", fields: { purpose: "RENTAL_BOND", contractForm: "OTHER" } },
} as const;

for (const [processType, kind] of Object.entries(KINDS) as [
  keyof typeof KINDS,
  (typeof KINDS)[keyof typeof KINDS],
][])
  test(`${processType}: facts and parties are those of the other one; people, fees, dates and status are not`, async () => {
    const source = await world.draft({ processType, ...kind });
    await shareWith(world.app, "draft", source, { person: "dee", roles: ["BENEFICIARY"] });
    const ada = await world.as("ada");
    const { data } = await ada.mutate("copyDraft", "CopyDraftInput", { id: source.id }, "draft { id }");
    const made = data.copyDraft.draft;
    assert.notEqual(made.id, source.id);
    const [before, copy] = [
      (await ada.get(DRAFT, { id: source.id })).draft,
      (await ada.get(DRAFT, { id: made.id })).draft,
    ];
    const factsOf = ({
      id: _,
      draftCollaborators: __,
      totalFees: ___,
      expiresAt: ____,
      ...facts
    }: Record<string, unknown>) => facts;
    assert.deepEqual(factsOf(copy), { ...factsOf(before), status: "DRAFT", invoices: [], attachments: [] });
    assert.deepEqual([copy.draftCollaborators, copy.expiresAt, copy.totalFees], [[], null, null]);
  });

test("one that is over is copied too, and only by whoever may raise drafts for its organisation", async () => {
  const source = await world.draft({ status: "CANCELLED" });
  await shareWith(world.app, "draft", source, { person: "dee", roles: ["OWNER"] });
  const copy = async (person: "ben" | "cam" | "dee" | "wes" | "rosa") =>
    refusalOf(
      await (await world.as(person)).mutate(
        "copyDraft",
        "CopyDraftInput",
        { id: source.id },
        "draft { status }",
      ),
    ) ?? "OK";
  assert.equal(await copy("ben"), "OK");
  for (const person of ["cam", "dee", "wes", "rosa"] as const)
    assert.equal(await copy(person), "DRAFT_NOT_FOUND", person);
});
