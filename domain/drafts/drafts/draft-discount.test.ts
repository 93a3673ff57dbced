// Shows: D-18, D-28, D-29, F-47.

import assert from "node:assert/strict";
import { test } from "node:test";
import { checkFields } from "../../values/fields/field-set.ts";
import { centsFromDecimal } from "../../values/money/money.ts";
import { percentageFromText } from "../../values/money/percentage.ts";
import {
  DRAFT_DISCOUNT_RULES,
  findAboveFee,
  findDiscountFaults,
  NOTHING_TAKEN_OFF_MESSAGE,
  percentageGiven,
} from "./draft-discount.ts";

const PARTNER = "0192f000-0000-7000-8000-000000000001";
const NONE = { discountPercentage: "", establishmentFeeDiscountAmount: "", acceptedChannelPartnerId: "" };

test("a discount is a share of the first ongoing fee, an amount of the establishment fee, both or none", () => {
  for (const given of [
    {},
    { discountPercentage: "12.5" },
    { establishmentFeeDiscountAmount: "$150.00" },
    { discountPercentage: "100%", establishmentFeeDiscountAmount: "1", acceptedChannelPartnerId: PARTNER },
  ])
    assert.ok(checkFields(DRAFT_DISCOUNT_RULES, { ...NONE, ...given }).ok, JSON.stringify(given));
});

test("what is no share, no amount or no trade organisation is refused where it was typed", () => {
  for (const [field, text] of [
    ["discountPercentage", "100.01"],
    ["discountPercentage", "a tenth"],
    ["establishmentFeeDiscountAmount", "-1"],
    ["establishmentFeeDiscountAmount", "1,00"],
    ["acceptedChannelPartnerId", "theirs"],
  ] as const) {
    const checked = checkFields(DRAFT_DISCOUNT_RULES, { ...NONE, [field]: text });
    assert.deepEqual(checked.ok ? [] : Object.keys(checked.fields), [field], text);
  }
});

test("a trade organisation alone takes nothing off", () => {
  const agreed = { discountPercentage: null, establishmentFeeDiscountAmount: null };
  assert.deepEqual(findDiscountFaults({ ...agreed, acceptedChannelPartnerId: PARTNER }), {
    discountPercentage: NOTHING_TAKEN_OFF_MESSAGE,
  });
  assert.deepEqual(findDiscountFaults({ ...agreed, acceptedChannelPartnerId: null }), {});
});

test("a trade organisation alone takes off what was agreed with it, and what is entered goes before that", () => {
  const agreed = percentageFromText("7.5");
  const nothing = { discountPercentage: null, establishmentFeeDiscountAmount: null };
  const named = { ...nothing, acceptedChannelPartnerId: PARTNER };
  assert.deepEqual(findDiscountFaults(named, agreed), {});
  assert.deepEqual(Object.keys(findDiscountFaults(named, percentageFromText("0"))), ["discountPercentage"]);
  assert.equal(percentageGiven(named, agreed), agreed);
  const one = percentageFromText("1");
  assert.equal(percentageGiven({ ...named, discountPercentage: one }, agreed), one);
  const amount = centsFromDecimal("20");
  assert.equal(percentageGiven({ ...named, establishmentFeeDiscountAmount: amount }, agreed), null);
});

test("an amount above the establishment fee is refused by name, and the whole of it may be taken off", () => {
  const fee = centsFromDecimal("650");
  assert.deepEqual(findAboveFee({ establishmentFeeDiscountAmount: fee }, fee), {});
  assert.deepEqual(findAboveFee({ establishmentFeeDiscountAmount: null }, fee), {});
  assert.deepEqual(findAboveFee({ establishmentFeeDiscountAmount: centsFromDecimal("650.01") }, fee), {
    establishmentFeeDiscountAmount: "More than the establishment fee, which is $650.",
  });
});
