// The invoices of a draft, what is due back of them and what did not match, as parts of the draft.

import { draftPart } from "../../../record-parts.ts";
import { invoiceChildren, refundChildren, unmatchedPaymentChildren } from "./invoice-children.ts";

export const INVOICES_OF_DRAFT = draftPart({
  readers: "payments",
  inHistory: [
    "Credit note",
    "Credit note line",
    "Invoice",
    "Invoice line",
    "Payment",
    "Payment intent",
    "Payment reminder",
    "Referral credit used",
    "Refund",
  ],
  reads: {
    invoices: `${invoiceChildren("d.id")} as invoices`,
    refunds: `${refundChildren("d.id")} as refunds`,
  },
  fields: { invoices: ["facts", "invoices"] },
});

export const UNMATCHED_PAYMENTS_OF_DRAFT = draftPart({
  readers: "settlement",
  inHistory: ["Dispute", "Unmatched payment"],
  reads: { unmatchedPayments: `${unmatchedPaymentChildren("d.id")} as unmatched_payments` },
  fields: {},
});
