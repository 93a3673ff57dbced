// A discount that the provider gives on one draft: it lowers the fees at once, says with whom it was agreed, and ends with the approval.
// Shows: D-18, D-28, D-29, F-47.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { NOTHING_TAKEN_OFF_MESSAGE } from "@bondline/domain/drafts/drafts/draft-discount.ts";
import type { Api } from "../../../../testing/api.ts";
import { call, must, seenDraft } from "../../../../testing/draft-calls.ts";
import { watch } from "../../../../testing/waiting.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import type { Draft } from "./draft-record.ts";

let world: World;
let ada: Api;
let rosa: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
  rosa = await world.as("rosa");
});
after(() => world.end());

const PRODUCT = idOf("fee summary", "macquarieCash");
const PARTNER = idOf("channel partner", "wholesale");
const DISCOUNT =
  "discountPercentage establishmentFeeDiscountAmount acceptedChannelPartnerId acceptedChannelPartnerName";
const GIVEN = {
  discountPercentage: "10%",
  establishmentFeeDiscountAmount: "$100.00",
  acceptedChannelPartnerId: PARTNER,
};

const submitted = () => world.draft({ status: "SUBMITTED", fields: { amount: "250000.00" } });
const give = (draft: Pick<Draft, "id" | "version">, given: object, by = rosa) =>
  call(
    by,
    "setDraftDiscount",
    { id: draft.id, version: draft.version, ...given },
    `draft { version ${DISCOUNT} }`,
  );

test("is taken off what the draft costs, and both sides read it with the trade organisation", async () => {
  const draft = await submitted();
  const watching = await watch(world, ada, {
    query: `subscription ($id: ID!) { draftUpdated(draftId: $id) { ${DISCOUNT} } }`,
    variables: { id: draft.id },
  });
  const { data } = await give(draft, GIVEN);
  const stands = {
    discountPercentage: "10.00",
    establishmentFeeDiscountAmount: "100.00",
    acceptedChannelPartnerId: PARTNER,
    acceptedChannelPartnerName: "Wholesale Surety Desk",
  };
  const { version, ...discount } = data.setDraftDiscount.draft;
  assert.deepEqual(discount, stands);
  assert.ok(version > draft.version);
  assert.deepEqual((await watching.next()).data.draftUpdated, stands);
  await watching.end();
  const { productSelectionSummary } = await ada.get(
    `query ($id: ID!, $fee: ID!) { productSelectionSummary(draftId: $id, feeSummaryId: $fee) { productDiscount totalFees } }`,
    { id: draft.id, fee: PRODUCT },
  );
  // 650 and half a year at 2.5 percent of 250,000, less 100 of the one and a tenth of the other.
  assert.deepEqual(productSelectionSummary, { productDiscount: "412.50", totalFees: "3362.50" });
  const { draft: approved } = await must(
    rosa,
    "approveDraft",
    { id: draft.id, version, feeSummaryId: PRODUCT },
    "draft { version totalFees }",
  );
  assert.equal(approved.totalFees, "3362.50");
  const late = await give({ id: draft.id, version: approved.version }, {});
  assert.equal(late.errors?.[0]?.extensions.code, "INVALID_TRANSITION");
});

test("is taken back by saying none", async () => {
  const draft = await submitted();
  const { data } = await give(draft, GIVEN);
  const { version } = data.setDraftDiscount.draft;
  await give({ id: draft.id, version }, {});
  assert.deepEqual(await seenDraft(ada, draft.id, DISCOUNT), {
    discountPercentage: null,
    establishmentFeeDiscountAmount: null,
    acceptedChannelPartnerId: null,
    acceptedChannelPartnerName: null,
  });
});

test("that cannot be is refused where it was typed, and changes nothing", async () => {
  const draft = await submitted();
  for (const [given, field, message] of [
    [{ discountPercentage: "101" }, "discountPercentage", /between 0 and 100/],
    [{ establishmentFeeDiscountAmount: "-5" }, "establishmentFeeDiscountAmount", /amount such as/],
    [{ acceptedChannelPartnerId: PARTNER }, "discountPercentage", new RegExp(NOTHING_TAKEN_OFF_MESSAGE)],
    [{ ...GIVEN, acceptedChannelPartnerId: draft.id }, "acceptedChannelPartnerId", /no longer offered/],
  ] as const) {
    const { errors } = await give(draft, given);
    assert.match(errors?.[0]?.extensions.fields?.[field] ?? "", message, field);
  }
  assert.equal((await seenDraft(rosa, draft.id, "version")).version, draft.version);
});

test("is the provider's to give, and stands in the history by its name", async () => {
  const draft = await submitted();
  const byApplicant = await give(draft, GIVEN, ada);
  assert.equal(byApplicant.errors?.[0]?.extensions.code, "DRAFT_NOT_FOUND");
  await give(draft, GIVEN);
  const { draftHistory } = await ada.get(
    `query ($id: ID!) { draftHistory(draftId: $id, first: 1) { edges { node { triggeredBy { name } changes { label newDisplayValue isSystemField } } } } }`,
    { id: draft.id },
  );
  const [{ node }] = draftHistory.edges;
  const shown = node.changes.filter(({ isSystemField }: { isSystemField: boolean }) => !isSystemField);
  assert.deepEqual(
    shown.map(({ label, newDisplayValue }: Record<string, string>) => [label, newDisplayValue]).sort(),
    [
      ["Discount agreed with", "Wholesale Surety Desk"],
      ["Discount percentage", "10%"],
      ["Establishment fee discount", "$100.00"],
    ],
  );
});

test("above the establishment fee is refused by name, when it is given and when a cheaper fee plan is approved", async () => {
  const draft = await submitted();
  const { errors } = await give(draft, { establishmentFeeDiscountAmount: "650.01" });
  assert.match(errors?.[0]?.extensions.fields?.establishmentFeeDiscountAmount ?? "", /which is \$650/);
  assert.equal((await seenDraft(rosa, draft.id, "version")).version, draft.version);

  // As if it had been given under a fee plan with a higher fee.
  await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    tx.query("update draft set establishment_fee_discount_cents = 65001 where id = $1", [draft.id]),
  );
  const refused = await call(
    rosa,
    "approveDraft",
    { id: draft.id, version: draft.version, feeSummaryId: PRODUCT },
    "draft { version }",
  );
  assert.match(refused.errors?.[0]?.extensions.fields?.feeSummaryId ?? "", /\$650\.01 is more than .* \$650/);
});
