// Shows: F-38, INV-18..INV-20, INV-25, INV-26, INV-36, INV-37, X-52, X-53.

import assert from "node:assert/strict";
import { test } from "node:test";
import { cents, formatAud } from "../../values/money/money.ts";
import {
  INVOICE_STATUS_TEXT,
  INVOICE_STATUSES,
  type InvoiceLine,
  invoiceHeading,
  invoiceStatusAfter,
  invoiceTotals,
  isPayable,
  paymentStatusFromProvider,
} from "./invoice.ts";
import { INVOICE_STATE_TONE } from "./invoice-state.ts";
import { gstCents } from "./tax-treatment.ts";

const GUARANTEE_FEE: InvoiceLine = {
  description: "Half-yearly fee, first 6 months",
  amountCents: cents(125_000n),
  taxTreatment: "INPUT_TAXED",
};
const COURIER: InvoiceLine = {
  description: "Courier",
  amountCents: cents(2_205n),
  taxTreatment: "TAXABLE_10",
};
const DEPOSIT: InvoiceLine = {
  description: "Security deposit",
  amountCents: cents(10_000_000n),
  taxTreatment: "OUT_OF_SCOPE",
};

test("an open invoice is payable, and a void one is shown as expired", () => {
  const rows = INVOICE_STATUSES.map((status) =>
    [status, INVOICE_STATUS_TEXT[status], INVOICE_STATE_TONE[status], isPayable(status)].join(" | "),
  );
  assert.deepEqual(rows, [
    "open | Open | warn | true",
    "paid | Paid | ok | false",
    "void | Expired | mute | false",
  ]);
});

test("only an open invoice is paid or voided", () => {
  const after = INVOICE_STATUSES.map((status) => [
    invoiceStatusAfter(status, "pay"),
    invoiceStatusAfter(status, "void"),
  ]);
  assert.deepEqual(after, [
    ["paid", "void"],
    [undefined, undefined],
    [undefined, undefined],
  ]);
});

test("GST is worked out for each taxed line and shown on its own", () => {
  const { netCents, gstCents: gst, totalCents } = invoiceTotals([GUARANTEE_FEE, COURIER, COURIER, DEPOSIT]);
  assert.deepEqual([netCents, gst, totalCents].map(formatAud), ["$101,294.10", "$4.42", "$101,298.52"]);
});

test("GST is half-up to the cent, and comes off again with a discount", () => {
  assert.equal(gstCents(cents(4n), "TAXABLE_10"), 0n);
  assert.equal(gstCents(cents(5n), "TAXABLE_10"), 1n);
  assert.equal(gstCents(cents(-2_205n), "TAXABLE_10"), -221n);
  assert.equal(gstCents(cents(99_999n), "INPUT_TAXED"), 0n);
  assert.equal(gstCents(cents(99_999n), "OUT_OF_SCOPE"), 0n);
});

test("it is headed as a tax invoice only where a line is taxed", () => {
  assert.equal(invoiceHeading([GUARANTEE_FEE, DEPOSIT]), "Invoice");
  assert.equal(invoiceHeading([GUARANTEE_FEE, COURIER]), "Tax invoice");
});

test("a provider's further states wait for a payment method", () => {
  const shown = [
    "requires_payment_method",
    "requires_action",
    "canceled",
    "failed",
    "processing",
    "succeeded",
  ].map(paymentStatusFromProvider);
  assert.deepEqual(shown, [
    "requires_payment_method",
    "requires_payment_method",
    "requires_payment_method",
    "requires_payment_method",
    "processing",
    "succeeded",
  ]);
});
