// What is due back of an invoice's payments, held against the money filled in cent by cent from the oldest payment on.

import fc from "fast-check";
import { type Proof, proof } from "../../proof/proof.ts";
import { cents, ZERO_CENTS } from "../../values/money/money.ts";
import { INVOICE_STATUSES } from "./invoice.ts";
import { type InvoiceToKeep, type PaymentLeft, refundsDue } from "./refund.ts";

const drawnCents = fc.oneof(fc.bigInt(0n, 9n), fc.bigInt(0n, 99_999_999_999n)).map((count) => cents(count));
const drawn = fc.record({
  invoice: fc.record({
    status: fc.constantFrom(...INVOICE_STATUSES),
    chargedCents: drawnCents,
    isWithdrawn: fc.boolean(),
  }),
  left: fc.array(drawnCents, { maxLength: 6 }),
});

type Subject = typeof refundsDue;

/** What the oldest payments fill up is kept; whatever comes after it is not. */
function dueByFilling(
  { status, chargedCents, isWithdrawn }: InvoiceToKeep,
  newestFirst: readonly PaymentLeft[],
) {
  let room: bigint = isWithdrawn || status === "void" ? 0n : chargedCents;
  const due = new Map<string, bigint>();
  for (const { id, leftCents } of newestFirst.toReversed()) {
    const kept = leftCents < room ? leftCents : room;
    room -= kept;
    if (leftCents > kept) due.set(id, leftCents - kept);
  }
  return due;
}

const REFUNDS: Proof = proof({
  name: "refunds of an invoice: what it has received beyond what it keeps, of the newest payments, to the cent",
  against: "the oldest payments filled in first",
  subject: refundsDue as Subject,
  cases: drawn,
  holds: (subject, { invoice, left }) => {
    const payments = left.map((leftCents, index) => ({ id: String(index), leftCents }));
    const due = dueByFilling(invoice, payments);
    const refunds = subject(invoice, payments);
    return (
      refunds.length === due.size &&
      refunds.every(({ paymentId, amountCents }) => due.get(paymentId) === amountCents)
    );
  },
  broken: {
    "looks only at void invoices": (invoice, payments) =>
      invoice.status === "void" ? refundsDue(invoice, payments) : [],
    "keeps the total of a draft that did not go ahead": (invoice, payments) =>
      refundsDue({ ...invoice, isWithdrawn: false }, payments),
    "gives the newest payment back as a whole": (invoice, payments) =>
      refundsDue(invoice, payments).map((refund) => ({
        ...refund,
        amountCents: payments.find(({ id }) => id === refund.paymentId)?.leftCents ?? ZERO_CENTS,
      })),
    "begins with the oldest payment": (invoice, payments) => refundsDue(invoice, payments.toReversed()),
  },
});

export const REFUND_PROOFS: readonly Proof[] = [REFUNDS];
