// How an invoice is doing: late only while it is open, after its due date, and with no payment under way.

import assert from "node:assert/strict";
import { test } from "node:test";
import { plainDate } from "../../values/time/plain-date.ts";
import { invoiceStanding } from "./invoice-standing.ts";

const today = plainDate("2026-11-27");
const due = (day: string) => ({
  status: "open" as const,
  paymentStatus: "requires_payment_method" as const,
  dueDate: plainDate(day),
});

test("an open invoice is overdue from the day after it was due", () => {
  assert.equal(invoiceStanding(due("2026-11-27"), today), "open");
  assert.equal(invoiceStanding(due("2026-11-26"), today), "overdue");
});

test("one with a payment under way is not called late, and one that is over keeps its status", () => {
  const late = due("2026-01-01");
  assert.equal(invoiceStanding({ ...late, paymentStatus: "processing" }, today), "processing");
  assert.equal(invoiceStanding({ ...late, status: "paid", paymentStatus: "succeeded" }, today), "paid");
  assert.equal(invoiceStanding({ ...late, status: "void" }, today), "void");
});
