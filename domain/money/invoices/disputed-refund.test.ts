// Which refunds the payer's bank has paid by giving a disputed payment back, and which wait for its decision.

import assert from "node:assert/strict";
import { test } from "node:test";
import { cents } from "../../values/money/money.ts";
import { refundsPaidByBank, waitsForDispute } from "./disputed-refund.ts";

const refund = (id: string, amount: bigint, isPaid = false) => ({ id, amountCents: cents(amount), isPaid });
const outcome = (lost: bigint, ...refunds: ReturnType<typeof refund>[]) =>
  refundsPaidByBank(refunds, cents(lost));

test("the oldest are paid first, each as a whole, and never more than the bank gave back", () => {
  assert.deepEqual(outcome(100n, refund("a", 100n)), { paid: ["a"], dueAgain: [] });
  assert.deepEqual(outcome(99n, refund("a", 100n)), { paid: [], dueAgain: [] });
  assert.deepEqual(outcome(100n, refund("a", 60n), refund("b", 60n), refund("c", 40n)), {
    paid: ["a", "c"],
    dueAgain: [],
  });
  assert.deepEqual(outcome(100n, refund("a", 60n, true), refund("b", 60n)), { paid: [], dueAgain: [] });
});

test("what was paid by a dispute that is won after all is due again", () => {
  assert.deepEqual(outcome(0n, refund("a", 60n, true), refund("b", 40n)), { paid: [], dueAgain: ["a"] });
});

test("a refund waits while the bank enquires or decides, and not once that is over", () => {
  const waits = (isDisputed: boolean, disputeStatus: "LOST" | "OPEN" | "WON" | null) =>
    waitsForDispute({ isDisputed, disputeStatus });
  assert.deepEqual(
    [waits(true, null), waits(true, "OPEN"), waits(true, "LOST"), waits(false, "WON"), waits(false, null)],
    [true, true, false, false, false],
  );
});
