// Shows: O-33.
import assert from "node:assert/strict";
import { test } from "node:test";
import { checkFields } from "../../values/fields/field-set.ts";
import { CLIENT_DISCOUNT_RULES, clientCapabilities } from "./client-discount.ts";

test("a discount is a percentage from 0 to 100, and is always said", () => {
  const isRight = (discountPercentage: string) =>
    checkFields(CLIENT_DISCOUNT_RULES, { discountPercentage }).ok;
  assert.deepEqual(["0", "2.5", "100%"].map(isRight), [true, true, true]);
  assert.deepEqual(["", "-1", "100.01", "a tenth"].map(isRight), [false, false, false, false]);
});

test("an administrator proposes one where none waits", () => {
  const may = (isAdministrator: boolean, isDiscountWaiting: boolean) =>
    clientCapabilities({ isAdministrator, isDiscountWaiting });
  assert.deepEqual(may(true, false), ["CAN_PROPOSE_DISCOUNT"]);
  assert.deepEqual([may(true, true), may(false, false)], [[], []]);
});
