// An invoice as the server holds it. As a child of a draft it comes through JSON, so its cents are plain numbers there.

import type { DraftFeeLine } from "@bondline/domain/drafts/drafts/draft-fees.ts";
import type { TaxTreatment } from "@bondline/domain/money/invoices/tax-treatment.ts";
import { type Cents, cents } from "@bondline/domain/values/money/money.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";

/** What staff have added beside what a draft costs is of no kind of its own. */
export type InvoiceLineKind = DraftFeeLine["kind"] | "ADDED";
/** The kind is missing where an instance of an earlier version wrote the line. */
export type InvoiceLineRow = {
  lineKind: InvoiceLineKind | null;
  description: string;
  amountCents: number;
  taxTreatment: TaxTreatment;
};

export type InvoiceRow = {
  id: string;
  draftId: string;
  organisationId: string;
  invoiceNumber: string;
  depositReferenceNumber: string;
  status: "open" | "paid" | "void";
  paymentStatus: "requires_payment_method" | "processing" | "succeeded";
  totalCents: number;
  gstCents: number;
  paidCents: number;
  providerPaymentId: string | null;
  hostedUrl: string | null;
  createdAt: Instant;
  paidAt: Instant | null;
  lines: InvoiceLineRow[];
};

/** Whole cents from a JSON child: exact, since no amount of ours reaches 2^53. */
export function centsOfChild(count: number): Cents {
  return cents(BigInt(count));
}
