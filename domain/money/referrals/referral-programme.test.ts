// What may be set of the referral programme: amounts from zero to a bound, and a day, each told at its field.
// Shows: REF-17.

import assert from "node:assert/strict";
import { test } from "node:test";
import { checkFields } from "../../values/fields/field-set.ts";
import { REFERRAL_VERSION_RULES } from "./referral-programme.ts";

const GOOD = { refereeDiscountAmount: "120", referrerDiscountAmount: "180.50", startsDate: "2026-11-20" };

function faultsOf(texts: Record<string, string>) {
  const checked = checkFields(REFERRAL_VERSION_RULES, { ...GOOD, ...texts });
  return checked.ok ? {} : checked.fields;
}

test("an amount is from zero to ten thousand dollars, and none is left out", () => {
  assert.deepEqual(faultsOf({}), {});
  assert.deepEqual(faultsOf({ refereeDiscountAmount: "0", referrerDiscountAmount: "10,000" }), {});
  assert.deepEqual(faultsOf({ refereeDiscountAmount: "-1", referrerDiscountAmount: "10000.01" }), {
    refereeDiscountAmount: "This field must be an amount such as 1,250,000.50",
    referrerDiscountAmount: "This field must be at most $10,000",
  });
  assert.deepEqual(Object.keys(faultsOf({ refereeDiscountAmount: "", startsDate: "" })), [
    "refereeDiscountAmount",
    "startsDate",
  ]);
});
