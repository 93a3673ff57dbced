// The invoice that a payment request is about, of every order of statuses.
// Shows: X-53.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { InvoiceStatus } from "./invoice.ts";
import { presentInvoice } from "./present-invoice.ts";

const shown = (...oldestFirst: InvoiceStatus[]) => {
  const invoices = oldestFirst.map((status, at) => ({ id: at, status, createdAt: `2026-11-0${at + 1}` }));
  return presentInvoice(invoices.toReversed(), ({ status }) => status)?.id;
};

test("the open invoice is shown, else the paid one, else the newest that has expired", () => {
  assert.equal(shown(), undefined);
  assert.equal(shown("void", "open"), 1);
  assert.equal(shown("open", "void"), 0);
  assert.equal(shown("paid", "void"), 0);
  assert.equal(shown("paid", "open"), 1);
  assert.equal(shown("void", "void"), 1);
});
