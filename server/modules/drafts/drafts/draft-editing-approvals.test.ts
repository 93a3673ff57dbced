// Approvals stand until what was approved really changes: a value sent again as it is takes nothing back.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { DraftInput } from "@bondline/domain/drafts/drafts/draft-input.ts";
import type { Api } from "../../../../testing/api.ts";
import { must, seenDraft } from "../../../../testing/draft-calls.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { readyFields } from "../../../demo/builders/draft-builder.ts";
import { shareWith } from "../../../demo/builders/sharing-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import type { Draft } from "./draft-record.ts";

let world: World;
let ada: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
});
after(() => world.end());

async function approvedDraft(): Promise<Draft> {
  const draft = await world.draft();
  await shareWith(world.app, "draft", draft, { person: "dee", roles: ["BENEFICIARY"], hasApproved: true });
  await shareWith(world.app, "draft", draft, { person: "ida", roles: ["ISSUER"], hasApproved: true });
  return draft;
}

async function approvalsAfter(draft: Draft, change: DraftInput): Promise<boolean[]> {
  await must(ada, "updateDraft", { id: draft.id, version: draft.version, draft: change });
  const { draftCollaborators } = await seenDraft(ada, draft.id, "draftCollaborators { hasApproved }");
  return draftCollaborators.map(({ hasApproved }: { hasApproved: boolean }) => hasApproved);
}

const partiesOf = ({ parties }: Draft) =>
  parties.map((party) => ({
    id: party.id,
    partyVariant: party.partyVariant,
    name: party.name,
    abn: party.abn,
    address: party.address,
    state: party.state,
    postcode: party.postcode,
    partyEntityType: party.partyEntityType,
    primaryContact: {
      givenName: party.contactGivenName,
      familyName: party.contactFamilyName,
      email: party.contactEmail,
      phoneNumber: party.contactPhoneNumber,
    },
  }));

describe("approvals already given", () => {
  const TAKEN_BACK: [what: string, change: (draft: Draft) => DraftInput][] = [
    ["another amount", () => ({ amount: "250000.01" })],
    ["another purpose", () => ({ purpose: "TENDER" })],
    ["another purpose in words", () => ({ specifiedOtherPurpose: "Crane hire" })],
    ["another site", () => ({ projectAddress: "201 George Street, Sydney NSW 2000" })],
    ["another agreement", () => ({ agreementContent: "Deed of variation" })],
    ["another form of contract", () => ({ contractForm: "AS2124" })],
    ["another contract title", () => ({ contractTitle: "Fit-out" })],
    ["another contract number", () => ({ contractNumber: null })],
    ["another contract date", () => ({ contractDate: "2026-09-02" })],
    ["another expiry", () => ({ expiresAt: "2030-01-01" })],
    ["another kind of end", () => ({ expiryType: "OPEN_ENDED" })],
    ["a condition", () => ({ expiryCondition: "On completion" })],
    ["another expected return", () => ({ expectedReturnDate: "2030-01-01" })],
    [
      "a party's name",
      (draft) => ({ parties: partiesOf(draft).map((party) => ({ ...party, name: "Other Pty Ltd" })) }),
    ],
    ["the parties in another order", (draft) => ({ parties: partiesOf(draft).reverse() })],
    ["a party more", (draft) => ({ parties: [...partiesOf(draft), { partyVariant: "OTHER" }] })],
    [
      "a party less",
      (draft) => ({
        parties: partiesOf(draft)
          .slice(0, 1)
          .map(({ id }) => ({ id, isDeleted: true })),
      }),
    ],
  ];
  for (const [what, change] of TAKEN_BACK) {
    test(`are taken back by ${what}`, async () => {
      const draft = await approvedDraft();
      assert.deepEqual(await approvalsAfter(draft, change(draft)), [false, false]);
    });
  }

  const LEFT: [what: string, change: (draft: Draft) => DraftInput][] = [
    ["the applicant's own reference", () => ({ yourReference: "HC-105" })],
    [
      "delivery, refund account and product",
      () => ({
        deliveryDetails: { companyName: "Site office" },
        refundAccountNumber: "7654321",
        feeSummaryId: idOf("fee summary", "beyondCash"),
      }),
    ],
    ["the parties sent again as they are", (draft) => ({ parties: partiesOf(draft) })],
    ["an amount typed another way", () => ({ amount: "$250,000" })],
  ];
  for (const [what, change] of LEFT) {
    test(`stand when only this is sent: ${what}`, async () => {
      const draft = await approvedDraft();
      assert.deepEqual(await approvalsAfter(draft, change(draft)), [true, true]);
    });
  }

  test("stand when the whole form is saved without a change, and the history has nothing to say", async () => {
    const draft = await approvedDraft();
    const entries = async () =>
      (await ada.get("query ($id: ID!) { draftHistory(draftId: $id) { totalCount } }", { id: draft.id }))
        .draftHistory.totalCount;
    const before = await entries();
    const form = { ...readyFields(world.app), parties: partiesOf(draft) };
    assert.deepEqual(await approvalsAfter(draft, form), [true, true]);
    assert.equal(await entries(), before);
  });

  test("taken back, they are in the history of the draft as such", async () => {
    const draft = await approvedDraft();
    await approvalsAfter(draft, { amount: "260000" });
    const { draftHistory } = await ada.get(
      "query ($id: ID!) { draftHistory(draftId: $id) { edges { node { objectType recordName changes { label oldDisplayValue newDisplayValue } } } } }",
      { id: draft.id },
    );
    const cleared = draftHistory.edges
      .map(({ node }: { node: { objectType: string } }) => node)
      .filter(({ objectType }: { objectType: string }) => objectType === "Collaborator")
      .slice(0, 2);
    assert.deepEqual(
      cleared
        .map(({ recordName, changes }: { recordName: string; changes: object[] }) => [recordName, changes])
        .sort(),
      [
        ["dee@woolworths.example", [{ label: "Approved", oldDisplayValue: "Yes", newDisplayValue: "No" }]],
        ["ida@brokers.example", [{ label: "Approved", oldDisplayValue: "Yes", newDisplayValue: "No" }]],
      ],
    );
  });
});
