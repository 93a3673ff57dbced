// What somebody is offered while they fill a draft in: the products for its amount, what each costs, its wording under each, and sources of funds.
// Shows: INV-11, API-038, API-042, API-043, API-045, API-048.

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

const OFFERS = `query ($id: ID!) { feeOffers(draftId: $id) { payNow perYear firstYear toExpiry securityAmount isCheapest
  steps { label amount } feeSummary { name minimumAnnualCost } } }`;

test("each product that fits says what it costs now, a year and to expiry, and what is lodged; the cheapest is marked", async () => {
  const { id } = await world.draft({
    fields: { amount: "85000.00", expiresAt: "2028-05-23", feeSummaryId: null },
  });
  const { feeOffers } = await ada.get(OFFERS, { id });
  type Offer = { steps: { amount: string }[]; toExpiry: string };
  // From 20/11/2026: four half years begin before the expiry, and two years.
  assert.deepEqual(
    feeOffers.map(({ steps, ...offer }: Offer) => ({ ...offer, stepsEndIn: steps.at(-1)?.amount })),
    [
      {
        payNow: "1249.00",
        perYear: "1700.00",
        firstYear: "2099.00",
        toExpiry: "3799.00",
        securityAmount: null,
        isCheapest: false,
        feeSummary: { name: "BNK property-backed guarantee", minimumAnnualCost: "240.00" },
        stepsEndIn: "3799.00",
      },
      {
        payNow: "1740.00",
        perYear: "1190.00",
        firstYear: "1740.00",
        toExpiry: "2930.00",
        securityAmount: "85000.00",
        isCheapest: true,
        feeSummary: { name: "Beyond Bank cash-backed guarantee", minimumAnnualCost: "200.00" },
        stepsEndIn: "2930.00",
      },
      {
        payNow: "1712.50",
        perYear: "2125.00",
        firstYear: "2775.00",
        toExpiry: "4900.00",
        securityAmount: "85000.00",
        isCheapest: false,
        feeSummary: { name: "Macquarie cash-backed guarantee", minimumAnnualCost: "250.00" },
        stepsEndIn: "4900.00",
      },
    ],
  );
});

test("without an end there is no cost to expiry, and without an amount there is no offer", async () => {
  const open = await world.draft({
    fields: { expiryType: "OPEN_ENDED", expiresAt: null, contractForm: "AS2124", feeSummaryId: null },
  });
  const { feeOffers } = await ada.get(OFFERS, { id: open.id });
  assert.ok(feeOffers.length > 0);
  assert.ok(feeOffers.every(({ toExpiry }: { toExpiry: string | null }) => toExpiry === null));
  const bare = await world.draft({ fields: { amount: null, feeSummaryId: null } });
  assert.deepEqual((await ada.get(OFFERS, { id: bare.id })).feeOffers, []);
});

test("what is paid now is what approval then asks for", async () => {
  const rosa = await world.as("rosa");
  const draft = await world.draft({ status: "SUBMITTED" });
  const { feeOffers } = await ada.get(OFFERS, { id: draft.id });
  const { feeSummaryId } = draft;
  const { draft: seen } = await ada.get("query ($id: ID!) { draft(id: $id) { feeSummary { name } } }", {
    id: draft.id,
  });
  const offer = feeOffers.find(
    ({ feeSummary }: { feeSummary: { name: string } }) => feeSummary.name === seen.feeSummary.name,
  );
  const approved = await rosa.mutate(
    "approveDraft",
    "ApproveDraftInput",
    { id: draft.id, version: draft.version, feeSummaryId },
    "draft { totalFees }",
  );
  assert.equal(approved.data.approveDraft.draft.totalFees, offer.payNow);
});

test("the security money stands beside what is to be paid and never in it; a plan without cash has none", async () => {
  const securityOf = async (feeSummary: "bnkProperty" | "macquarieCash") => {
    const { id } = await world.draft({
      status: "PENDING_PAYMENT",
      feeSummary,
      fields: { directorFirstName: "Ada", directorLastName: "Nguyen", directorEmail: "ada@harbour.example" },
    });
    const { draft } = await ada.get(
      `query ($id: ID!) { draft(id: $id) { amount paymentDetails { securityAmount totalAmount lineItems { amount } }
         productSelectionSummary { securityAmount totalFees } } }`,
      { id },
    );
    const { paymentDetails, productSelectionSummary } = draft;
    assert.equal(paymentDetails.totalAmount, productSelectionSummary.totalFees);
    assert.ok(paymentDetails.lineItems.every(({ amount }: { amount: string }) => amount !== draft.amount));
    assert.equal(paymentDetails.securityAmount, productSelectionSummary.securityAmount);
    return [draft.amount, paymentDetails.securityAmount];
  };
  const [amount, security] = await securityOf("macquarieCash");
  assert.equal(security, amount);
  assert.equal((await securityOf("bnkProperty"))[1], null);
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
