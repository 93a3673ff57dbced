// What is wrong between a product's fields, each at its edge; and that what it would cost is what a draft is priced with.

import assert from "node:assert/strict";
import { test } from "node:test";
import { checkFields } from "../../values/fields/field-set.ts";
import { cents, ZERO_CENTS } from "../../values/money/money.ts";
import { percentageFromText } from "../../values/money/percentage.ts";
import { plainDate } from "../../values/time/plain-date.ts";
import { withProductDiscounts } from "../fees/discounts.ts";
import { findProductFaults, PRODUCT_RULES } from "./product-fields.ts";
import { productCost } from "./product-terms.ts";

const TYPED = {
  name: "Otway cash-backed guarantee",
  supplierId: "0198c000-0000-7000-8000-00000000005a",
  processType: "BANK_GUARANTEE",
  security: "CASH",
  deliveryType: "COURIER",
  details: "Secured by a term deposit.",
  minValue: "5,000",
  maxValue: "250,000",
  establishmentFee: "650",
  feeFrequency: "HALF_YEARLY",
  ongoingPercentage: "1.25",
  minimumAnnualCost: "250",
  ongoingDiscountPercentage: "",
  establishmentFeeDiscount: "",
  status: "ACTIVE",
  startsDate: "2026-11-20",
};
const TODAY = plainDate("2026-11-20");

function faultsOf(changes: object, after: string | null = null) {
  const days = { today: TODAY, after: after === null ? null : plainDate(after) };
  const checked = checkFields(
    PRODUCT_RULES,
    { ...TYPED, ...changes },
    { across: (v) => findProductFaults(v, days) },
  );
  return checked.ok ? [] : Object.keys(checked.fields);
}

test("fees that are right have no fault, up to their edges", () => {
  const edges = [
    {},
    { minValue: "250000" },
    { ongoingPercentage: "10" },
    { feeFrequency: "YEARLY", ongoingPercentage: "20" },
    { establishmentFeeDiscount: "650" },
    { establishmentFee: "0", minimumAnnualCost: "0", ongoingPercentage: "0" },
  ];
  for (const changes of edges) assert.deepEqual(faultsOf(changes), [], JSON.stringify(changes));
  assert.deepEqual(faultsOf({ startsDate: "2026-11-21" }, "2026-11-20"), []);
});

test("one step beyond an edge is a fault of its field", () => {
  const wrong: [object, string][] = [
    [{ minValue: "250000.01" }, "maxValue"],
    [{ ongoingPercentage: "10.01" }, "ongoingPercentage"],
    [{ feeFrequency: "YEARLY", ongoingPercentage: "20.01" }, "ongoingPercentage"],
    [{ ongoingPercentage: "-1" }, "ongoingPercentage"],
    [{ establishmentFeeDiscount: "650.01" }, "establishmentFeeDiscount"],
    [{ ongoingDiscountPercentage: "100.01" }, "ongoingDiscountPercentage"],
    [{ startsDate: "2026-11-19" }, "startsDate"],
    [{ name: "" }, "name"],
  ];
  for (const [changes, field] of wrong) assert.deepEqual(faultsOf(changes), [field], JSON.stringify(changes));
  assert.deepEqual(faultsOf({}, "2026-11-20"), ["startsDate"]);
});

test("what a draft would cost: by hand, with and without discounts", () => {
  const checked = checkFields(PRODUCT_RULES, TYPED);
  assert.ok(checked.ok);
  const guarantee = { amountCents: cents(100_000_00n), interestStartDate: TODAY, interestEndDate: null };
  // 650.00 and 1.25 percent of 100,000.00; the year is twice that percent.
  const plain = productCost(checked.values, guarantee);
  assert.deepEqual([plain.payNowCents, plain.yearlyCents], [1_900_00n, 2_500_00n]);
  // 150.00 off the one, a tenth of 1,250.00 off the other.
  const discounted = {
    ...checked.values,
    establishmentFeeDiscount: cents(150_00n),
    ongoingDiscountPercentage: percentageFromText("10"),
  };
  assert.equal(productCost(discounted, guarantee).payNowCents, 1_625_00n);
});

test("of a product's discount and a draft's own the larger one counts, never both", () => {
  const own = {
    organisationPercentage: null,
    draftPercentage: percentageFromText("5"),
    establishmentFeeAmountCents: cents(40_00n),
    referralAmountCents: ZERO_CENTS,
  };
  const product = { percentage: percentageFromText("3"), establishmentFeeCents: cents(90_00n) };
  const both = withProductDiscounts(own, product);
  assert.equal(both.draftPercentage, own.draftPercentage);
  assert.equal(both.establishmentFeeAmountCents, 90_00n);
});
