// Shows: K-04..K-10.
import assert from "node:assert/strict";
import { test } from "node:test";
import { findGatewayFeature, GATEWAY_FEATURE_TEXT, GATEWAY_FEATURES } from "./gateway-feature.ts";

test("the switches are the seven of the specification, each with what it does and what off means", () => {
  assert.deepEqual([...GATEWAY_FEATURES].sort(), [
    "emailAuditing",
    "googleAuth",
    "gvpIntegration",
    "isBgSwitchEnabled",
    "referralPortal",
    "referrals",
    "suretyBonds",
  ]);
  for (const name of GATEWAY_FEATURES) {
    const { label, does, whenOff } = GATEWAY_FEATURE_TEXT[name];
    assert.ok(label.length > 0 && does.endsWith(".") && whenOff.endsWith("."), name);
  }
});

test("a name that is no switch is none, however it is cased", () => {
  assert.equal(findGatewayFeature("referrals"), "referrals");
  for (const other of ["Referrals", "", "toString", "referrals "])
    assert.equal(findGatewayFeature(other), undefined);
});
