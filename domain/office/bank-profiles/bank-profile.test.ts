// What each bank's profile begins with, and what of it a draft is asked for.
// Shows: ST-11..ST-13, ST-15, ST-17..ST-21.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DRAFT_BANK_FIELDS, featureOfField } from "../../drafts/drafts/draft-bank-fields.ts";
import { checkFields } from "../../values/fields/field-set.ts";
import {
  askedFeatures,
  BANK_FEATURE_EFFECT,
  BANK_FEATURES,
  BANK_RESOURCE_RULES,
  FEATURES_OF_PROFILE,
  resourceText,
} from "./bank-profile.ts";

test("each key begins with the features that the specification names", () => {
  assert.deepEqual(FEATURES_OF_PROFILE, {
    BNK: ["DIRECTOR_CONTACT"],
    "BEYOND BANK AUSTRALIA": ["SMALL_BUSINESS_LOAN_GUARANTEE"],
    MACQUARIE: [
      "PREVIOUS_IDENTIFICATION",
      "CREDIT_INTEREST_ACCOUNT",
      "ADDITIONAL_SUPPLIER_DETAIL",
      "FUNDING_SECTION",
    ],
    OTHER: [],
  });
});

test("every feature says what it does, and an account for interest is asked for where cash is lodged", () => {
  assert.ok(BANK_FEATURES.every((feature) => BANK_FEATURE_EFFECT[feature].endsWith(".")));
  assert.deepEqual(askedFeatures(BANK_FEATURES, { isSecuredByCash: true }), BANK_FEATURES);
  const without = BANK_FEATURES.filter((feature) => feature !== "CREDIT_INTEREST_ACCOUNT");
  assert.deepEqual(askedFeatures(BANK_FEATURES, { isSecuredByCash: false }), without);
});

test("every field of a bank belongs to one feature, but for the product", () => {
  const paths = Object.keys(DRAFT_BANK_FIELDS);
  assert.deepEqual(
    paths.filter((path) => featureOfField(path) === undefined),
    ["specialProduct"],
  );
  assert.equal(featureOfField("amount"), undefined);
});

test("a resource has a name, a kind, a place and an address on the web", () => {
  const given = { name: "Guide", kind: "GUIDE", place: "DESK", url: "bank.example/guide" };
  const read = checkFields(BANK_RESOURCE_RULES, given);
  assert.ok(read.ok);
  assert.equal(resourceText(read.values), "Guide (Guide, for the bank and us): https://bank.example/guide");
  for (const bad of [{ name: "" }, { kind: "FILM" }, { place: "" }, { url: "javascript:alert(1)" }]) {
    const checked = checkFields(BANK_RESOURCE_RULES, { ...given, ...bad });
    assert.deepEqual(checked.ok ? [] : Object.keys(checked.fields), Object.keys(bad));
  }
});
