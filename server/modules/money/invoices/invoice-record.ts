// An invoice as the server holds it, with its lines.

import type { DisputeStatus } from "@bondline/domain/money/invoices/payment-dispute.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { Tables } from "../../../database/generated/rows.ts";

export type ReceivedPayment = {
  method: "CARD" | "DIRECT_DEBIT" | "DEPOSIT";
  amountCents: Cents;
  receivedDate: PlainDate;
  /** The provider's payment, which is recorded once; null for what staff record. */
  providerPaymentId: string | null;
  note: string | null;
  /** The line of a bank statement that it is, which is recorded once too. */
  bankLineKey?: string;
};

/** The kind is missing where an instance of an earlier version wrote the line. */
export type InvoiceLineRow = Pick<
  Tables["invoice_line"],
  "id" | "lineKind" | "description" | "amountCents" | "taxTreatment"
>;
/** What staff have added beside what a draft costs is of no kind of its own. */
export type InvoiceLineKind = NonNullable<InvoiceLineRow["lineKind"]>;

/** Without what only its payer may have. */
export type ShownIntent = Pick<
  Tables["payment_intent"],
  "id" | "amountCents" | "createdAt" | "declinedBecause" | "isDisputed" | "refundedCents" | "status" | "way"
> & {
  /** Of the last dispute of it, to those who see disputes. */
  disputeStatus: DisputeStatus | null;
  /** While one of it is open. */
  evidenceDueAt: Instant | null;
};

export type CreditNoteLineRow = Pick<Tables["credit_note_line"], "amountCents" | "gstCents"> & {
  /** Of the line that it is taken back of, on the invoice. */
  position: number;
  description: string;
  taxTreatment: InvoiceLineRow["taxTreatment"];
};

export type CreditNoteRow = Pick<
  Tables["credit_note"],
  "id" | "creditNoteNumber" | "reason" | "gstCents" | "totalCents" | "createdAt"
> & { lines: CreditNoteLineRow[] };

export type InvoiceRow = Tables["invoice"] & {
  lines: InvoiceLineRow[];
  intents: ShownIntent[];
  /** The oldest first. */
  creditNotes: CreditNoteRow[];
  /** Two have to agree on another one, and the second has not said anything yet. */
  isCreditAwaitingApproval: boolean;
};
