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
    clientCapabilities({
      isAdministrator,
      isDiscountWaiting,
      isClosed: false,
      isKept: true,
      isMerged: false,
      isMergeWaiting: isDiscountWaiting,
      allowsActing: false,
    });
  assert.deepEqual(may(true, false), [
    "CAN_PROPOSE_DISCOUNT",
    "CAN_CLOSE",
    "CAN_MERGE",
    "CAN_SUSPEND_PEOPLE",
  ]);
  assert.deepEqual([may(true, true), may(false, false)], [["CAN_CLOSE", "CAN_SUSPEND_PEOPLE"], []]);
});

test("a closed client is opened by an administrator, while it is kept, and given nothing meanwhile", () => {
  const may = (isAdministrator: boolean, isKept: boolean, isMerged = false) =>
    clientCapabilities({
      isAdministrator,
      isDiscountWaiting: false,
      isMergeWaiting: false,
      isClosed: true,
      isKept,
      isMerged,
      allowsActing: true,
    });
  assert.deepEqual(may(true, true), ["CAN_OPEN"]);
  assert.deepEqual([may(true, false), may(false, true), may(true, true, true)], [[], [], []]);
});

test("an administrator acts for a client that allows it and is open", () => {
  const may = (facts: { isAdministrator: boolean; isClosed: boolean; allowsActing: boolean }) =>
    clientCapabilities({
      ...facts,
      isDiscountWaiting: true,
      isKept: false,
      isMerged: false,
      isMergeWaiting: true,
    }).includes("CAN_ACT_FOR");
  assert.equal(may({ isAdministrator: true, isClosed: false, allowsActing: true }), true);
  assert.equal(may({ isAdministrator: false, isClosed: false, allowsActing: true }), false);
  assert.equal(may({ isAdministrator: true, isClosed: true, allowsActing: true }), false);
  assert.equal(may({ isAdministrator: true, isClosed: false, allowsActing: false }), false);
});
