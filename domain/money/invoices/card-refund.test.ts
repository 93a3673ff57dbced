// Which refunds may go back to a card or an account, and what becomes of one by each word of the provider.
// Shows: INV-25.

import assert from "node:assert/strict";
import { test } from "node:test";
import { plainDate } from "../../values/time/plain-date.ts";
import { type CardRefundFacts, decideCardRefund, refundStatusAfterAnswer } from "./card-refund.ts";
import { REFUND_STATUSES } from "./refund.ts";

const CARD: CardRefundFacts = {
  status: "DUE",
  cameBy: "CARD",
  cameDate: plainDate("2026-08-01"),
  isDisputed: false,
  isTransferWaiting: false,
  transferAgreedAt: null,
};
const because = (facts: Partial<CardRefundFacts>, today = "2026-11-20") => {
  const decided = decideCardRefund({ ...CARD, ...facts }, plainDate(today));
  return decided.allowed ? "allowed" : decided.because;
};

test("what came by card goes back to it while it is due and nobody disputes it", () => {
  assert.equal(because({}), "allowed");
  assert.equal(because({}, "2030-01-01"), "allowed");
  assert.equal(because({ isDisputed: true }), "disputed");
  assert.equal(because({ isTransferWaiting: true }), "transfer-waits");
  assert.equal(because({ transferAgreedAt: new Date() as never }), "by-transfer");
  assert.equal(because({ status: "SENT" }), "not-due");
  assert.equal(because({ status: "PAID" }), "not-due");
});

test("a direct debit goes back within 90 days, that day included", () => {
  const debit = { cameBy: "DIRECT_DEBIT" } as const;
  assert.equal(because(debit, "2026-10-30"), "allowed");
  assert.equal(because(debit, "2026-10-31"), "too-late");
});

test("a deposit, and what came by a way that is not known, does not", () => {
  assert.equal(because({ cameBy: "DEPOSIT" }), "not-by-card");
  assert.equal(because({ cameBy: null }), "not-by-card");
  assert.equal(because({ cameDate: null }), "not-by-card");
});

test("what the provider says moves it on, and what failed is due again, even after it had gone back", () => {
  const after = REFUND_STATUSES.map((status) =>
    (["pending", "succeeded", "failed"] as const).map((answer) => refundStatusAfterAnswer(status, answer)),
  );
  assert.deepEqual(Object.fromEntries(REFUND_STATUSES.map((status, at) => [status, after[at]])), {
    DUE: [undefined, undefined, undefined],
    PAID: [undefined, undefined, "DUE"],
    SENT: [undefined, "PAID", "DUE"],
  });
});
