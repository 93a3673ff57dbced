// Shows: Q-003, INV-25.

import assert from "node:assert/strict";
import { test } from "node:test";
import { choiceMessage } from "../../values/fields/choice.ts";
import { checkFields } from "../../values/fields/field-set.ts";
import { cents, ZERO_CENTS } from "../../values/money/money.ts";
import { plainDate } from "../../values/time/plain-date.ts";
import { invoiceStatusAfterPayments } from "./invoice.ts";
import {
  keptCents,
  type RefundMethod,
  refundPaymentFields,
  refundStatusAfterPayment,
  refundsDue,
} from "./refund.ts";
import { canCountTowardsInvoice, formatMoney, paymentDifferences } from "./unmatched-payment.ts";

const chargedCents = cents(377_500n);
const PAID = { status: "paid", chargedCents, isWithdrawn: false } as const;
const payments = (...left: bigint[]) =>
  left.map((each, index) => ({ id: `p${left.length - index}`, leftCents: cents(each) }));
const due = (...given: Parameters<typeof refundsDue>) =>
  refundsDue(...given).map(({ paymentId, amountCents, reason }) => `${paymentId} ${amountCents} ${reason}`);

test("an open invoice is paid once its payments cover it, and no other changes", () => {
  const after = (["open", "paid", "void"] as const).map((status) =>
    [377_499n, 377_500n, 377_501n].map((paid) =>
      invoiceStatusAfterPayments({ status, chargedCents }, cents(paid)),
    ),
  );
  assert.deepEqual(after, [
    ["open", "paid", "paid"],
    ["paid", "paid", "paid"],
    ["void", "void", "void"],
  ]);
});

test("its total is kept of a paid invoice; nothing of a void one, or for a draft that did not go ahead", () => {
  assert.equal(keptCents(PAID), chargedCents);
  assert.equal(keptCents({ ...PAID, status: "void" }), ZERO_CENTS);
  assert.equal(keptCents({ ...PAID, isWithdrawn: true }), ZERO_CENTS);
});

test("what came last is what was too much, to the cent", () => {
  assert.deepEqual(due(PAID, payments(377_500n)), []);
  assert.deepEqual(due({ ...PAID, status: "open" }, payments(77_500n)), []);
  assert.deepEqual(due(PAID, payments(377_500n, 377_500n)), ["p2 377500 OVERPAID"]);
  assert.deepEqual(due(PAID, payments(377_500n, 77_500n)), ["p2 77500 OVERPAID"]);
  assert.deepEqual(due(PAID, payments(100n, 377_499n, 2n)), ["p3 100 OVERPAID", "p2 1 OVERPAID"]);
});

test("all that is left is due back where nothing is kept, of each payment by itself", () => {
  const withdrawn = { ...PAID, isWithdrawn: true };
  assert.deepEqual(due(withdrawn, payments(300_000n, 77_500n)), [
    "p2 300000 WITHDRAWN",
    "p1 77500 WITHDRAWN",
  ]);
  assert.deepEqual(due(withdrawn, payments(0n, 377_500n)), ["p1 377500 WITHDRAWN"]);
  assert.deepEqual(due(withdrawn, []), []);
});

test("a payment is the one that was asked for in amount, currency and invoice, or says in what it differs", () => {
  const asked = { id: "i1", askedCents: chargedCents };
  const came = { intentId: "i1", invoiceId: "i1", amountCents: chargedCents, currency: "AUD" };
  assert.deepEqual(paymentDifferences(asked, came), []);
  assert.deepEqual(paymentDifferences(asked, { ...came, amountCents: cents(1n) }), ["AMOUNT"]);
  assert.deepEqual(paymentDifferences(asked, { ...came, currency: "USD" }), ["CURRENCY"]);
  assert.deepEqual(paymentDifferences(asked, { ...came, intentId: "i2" }), ["INVOICE"]);
  assert.deepEqual(paymentDifferences(asked, { ...came, invoiceId: "i2" }), ["INVOICE"]);
  assert.deepEqual([came, { ...came, currency: "aud" }].map(canCountTowardsInvoice), [true, false]);
});

test("a refund that is due is paid once", () => {
  assert.deepEqual((["DUE", "PAID"] as const).map(refundStatusAfterPayment), ["PAID", undefined]);
});

const DAYS = { dueDate: plainDate("2026-11-20"), today: plainDate("2026-11-24") };
const PAYMENT = {
  paidDate: "2026-11-22",
  method: "BANK_TRANSFER" as RefundMethod,
  reference: "NPP 118",
  note: "",
};
const faultOf = (given: Partial<Record<keyof typeof PAYMENT, string>>) => {
  const validated = checkFields(refundPaymentFields(DAYS), { ...PAYMENT, ...given });
  return validated.ok ? "OK" : validated.fields;
};

test("it was paid on a day between the one on which it arose and today, both allowed", () => {
  for (const paidDate of ["2026-11-20", "2026-11-22", "2026-11-24"])
    assert.equal(faultOf({ paidDate }), "OK");
  assert.deepEqual(faultOf({ paidDate: "2026-11-19" }), {
    paidDate: "This date must be on or after 20/11/2026",
  });
  assert.deepEqual(faultOf({ paidDate: "2026-11-25" }), {
    paidDate: "This date must be on or before 24/11/2026",
  });
});

test("its payment has a way and a reference of one short line; a note is nobody's duty", () => {
  assert.equal(faultOf({ method: "CARD_PROVIDER", note: "In one sum.\nWith thanks." }), "OK");
  // What the payer's bank gave back is the dispute's word, and nobody enters it.
  for (const method of ["CASH", "DISPUTE"])
    assert.deepEqual(faultOf({ method }), { method: choiceMessage(["BANK_TRANSFER", "CARD_PROVIDER"]) });
  assert.deepEqual(Object.keys(faultOf({ reference: " " })), ["reference"]);
  assert.deepEqual(Object.keys(faultOf({ reference: "x".repeat(101) })), ["reference"]);
  assert.deepEqual(Object.keys(faultOf({ reference: "a\nb" })), ["reference"]);
  assert.deepEqual(Object.keys(faultOf({ note: "x".repeat(501) })), ["note"]);
});

test("money reads in the currency in which it came", () => {
  assert.equal(formatMoney(cents(377_500n), "AUD"), "$3,775.00");
  assert.equal(formatMoney(cents(377_500n), "USD"), "USD 3,775.00");
});
