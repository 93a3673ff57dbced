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
    clientCapabilities({ isAdministrator, isDiscountWaiting, isClosed: false, isKept: true });
  assert.deepEqual(may(true, false), ["CAN_PROPOSE_DISCOUNT", "CAN_CLOSE"]);
  assert.deepEqual([may(true, true), may(false, false)], [["CAN_CLOSE"], []]);
});

test("a closed client is opened by an administrator, while it is kept, and given nothing meanwhile", () => {
  const may = (isAdministrator: boolean, isKept: boolean) =>
    clientCapabilities({ isAdministrator, isDiscountWaiting: false, isClosed: true, isKept });
  assert.deepEqual(may(true, true), ["CAN_OPEN"]);
  assert.deepEqual([may(true, false), may(false, true)], [[], []]);
});
