// How an invoice is doing: late only while it is open, after its due date, and with no payment under way.

import assert from "node:assert/strict";
import { test } from "node:test";
import { plainDate } from "../../values/time/plain-date.ts";
import { invoiceState } from "./invoice-state.ts";

const today = plainDate("2026-11-27");
const due = (day: string) => ({
  status: "open" as const,
  paymentStatus: "requires_payment_method" as const,
  dueDate: plainDate(day),
});

test("an open invoice is overdue from the day after it was due", () => {
  assert.equal(invoiceState(due("2026-11-27"), today), "open");
  assert.equal(invoiceState(due("2026-11-26"), today), "overdue");
});

test("one with a payment under way is not called late, and one that is over keeps its status", () => {
  const late = due("2026-01-01");
  assert.equal(invoiceState({ ...late, paymentStatus: "processing" }, today), "processing");
  assert.equal(invoiceState({ ...late, status: "paid", paymentStatus: "succeeded" }, today), "paid");
  assert.equal(invoiceState({ ...late, status: "void" }, today), "void");
});
