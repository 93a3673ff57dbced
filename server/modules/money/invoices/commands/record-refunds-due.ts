// Writes down what is due back of an invoice's payments, as far as it is not written down yet.

import type { DraftStatus } from "@bondline/domain/drafts/drafts/draft.ts";
import { refundsDue } from "@bondline/domain/money/invoices/refund.ts";
import { OUR_CURRENCY } from "@bondline/domain/money/invoices/unmatched-payment.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { insertRefund, type LockedInvoice, listPaymentsLeft } from "../invoice-store.ts";

/** As it stands, or as it is about to stand. */
export type InvoicedDraft = { status: DraftStatus };

/** What was paid for a draft that came to nothing is not kept, whatever became of the invoice. */
const WITHDRAWN_STATUSES: readonly DraftStatus[] = ["CANCELLED", "REJECTED"];

export async function recordRefundsDue(tx: Transaction, { status }: InvoicedDraft, invoice: LockedInvoice) {
  const isWithdrawn = WITHDRAWN_STATUSES.includes(status);
  const payments = await listPaymentsLeft(tx, invoice);
  for (const refund of refundsDue({ ...invoice, isWithdrawn }, payments))
    await insertRefund(tx, { ...refund, invoice, currency: OUR_CURRENCY });
}
