// What somebody is offered while they fill a draft in: the products for its amount, what each costs, its wording under each, and sources of funds.
// Shows: API-038, API-042, API-043, API-045, API-048.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Api } from "../../../../testing/api.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";

const MACQUARIE = idOf("fee summary", "macquarieCash");
const BEYOND = idOf("fee summary", "beyondCash");

let world: World;
let ada: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
});
after(() => world.end());

test("the products on offer are those of its kind whose band holds its amount", async () => {
  const offered = async (amount: string | null) => {
    const { id } = await world.draft({ fields: { amount, feeSummaryId: null } });
    const { feeSummaries } = await ada.get("query ($id: ID!) { feeSummaries(draftId: $id) { name } }", {
      id,
    });
    return feeSummaries.map(({ name }: { name: string }) => name).toSorted();
  };
  const beyond = "Beyond Bank cash-backed guarantee";
  const bnk = "BNK property-backed guarantee";
  const macquarie = "Macquarie cash-backed guarantee";
  assert.deepEqual(await offered("5000.00"), [beyond, macquarie]);
  assert.deepEqual(await offered("5000000.01"), [bnk, macquarie]);
  assert.deepEqual(await offered(null), [bnk, beyond, macquarie]);
});

test("the summary of a product names it, and what its discounts take off", async () => {
  const { id } = await world.draft({ fields: { amount: "250000.00" } });
  await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    tx.query(
      "update draft set discount_percentage = 10, establishment_fee_discount_cents = 10000 where id = $1",
      [id],
    ),
  );
  const { productSelectionSummary } = await ada.get(
    `query ($id: ID!, $fee: ID!) { productSelectionSummary(draftId: $id, feeSummaryId: $fee) {
       feeSummary { id name establishmentFee supplier { tradeName } } productDiscount totalFees } }`,
    { id, fee: MACQUARIE },
  );
  // 650 and half a year at 2.5 percent of 250,000, less 100 of the one and a tenth of the other.
  assert.deepEqual(productSelectionSummary, {
    feeSummary: {
      id: MACQUARIE,
      name: "Macquarie cash-backed guarantee",
      establishmentFee: "650.00",
      supplier: { tradeName: "Macquarie" },
    },
    productDiscount: "412.50",
    totalFees: "3362.50",
  });
});

test("the preview holds the wording as the bank of the product would issue it", async () => {
  const { id } = await world.draft({ fields: { amount: "250000.00" } });
  const previewed = async (feeSummaryId: string) => {
    const { draftPreview } = await ada.get(
      "query ($id: ID!, $fee: ID!) { draftPreview(draftId: $id, feeSummaryId: $fee) { html } }",
      { id, fee: feeSummaryId },
    );
    return draftPreview.html as string;
  };
  const [ofMacquarie, ofBeyond] = [await previewed(MACQUARIE), await previewed(BEYOND)];
  for (const html of [ofMacquarie, ofBeyond]) assert.match(html, /<[a-z]+[^>]*>[\s\S]*\$250,000\.00/);
  assert.deepEqual([/Macquarie/.test(ofMacquarie), /Beyond/.test(ofMacquarie)], [true, false]);
  assert.deepEqual([/Macquarie/.test(ofBeyond), /Beyond/.test(ofBeyond)], [false, true]);
});

test("the sources of funds are listed, and another than these is described", async () => {
  const { id } = await world.draft();
  const { sourceOfFundsOptions } = await ada.get(
    "query ($id: ID!) { sourceOfFundsOptions(draftId: $id) { code label needsDetails } }",
    { id },
  );
  const shown = sourceOfFundsOptions.map(
    ({ code, label, needsDetails }: { code: string; label: string; needsDetails: boolean }) =>
      `${code}: ${label}${needsDetails ? ", described" : ""}`,
  );
  assert.deepEqual(shown, [
    "BUSINESS_INCOME: Income from the business",
    "RETAINED_EARNINGS: Retained earnings",
    "SALE_OF_ASSETS: Sale of assets",
    "BORROWED_FUNDS: Borrowed funds",
    "SHAREHOLDER_CONTRIBUTION: Contribution of shareholders",
    "INVESTMENT_INCOME: Income from investments",
    "OTHER: Other, described",
  ]);
});
