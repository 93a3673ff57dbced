// Writes down what is due back of an invoice's payments, as far as it is not written down yet.

import type { DraftStatus } from "@bondline/domain/drafts/drafts/draft.ts";
import { isWithdrawn } from "@bondline/domain/drafts/drafts/draft-withdrawn.ts";
import { chargedCents } from "@bondline/domain/money/invoices/invoice.ts";
import { refundsDue } from "@bondline/domain/money/invoices/refund.ts";
import { OUR_CURRENCY } from "@bondline/domain/money/invoices/unmatched-payment.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { insertRefund, type LockedInvoice, listPaymentsLeft } from "../invoice-store.ts";
import { settleDisputedLater } from "./settle-disputed-later.ts";

/** As it stands, or as it is about to stand. */
export type InvoicedDraft = { status: DraftStatus };

/** Beside a credit note it is due by that, and says so. */
export async function recordRefundsDue(
  tx: Transaction,
  draft: InvoicedDraft,
  invoice: LockedInvoice,
  creditNoteId?: string,
): Promise<void> {
  const kept = { ...invoice, chargedCents: chargedCents(invoice), isWithdrawn: isWithdrawn(draft) };
  const credited = creditNoteId === undefined ? {} : { creditNoteId, reason: "CREDITED" as const };
  const due = refundsDue(kept, await listPaymentsLeft(tx, invoice));
  for (const refund of due)
    await insertRefund(tx, { ...refund, ...credited, invoice, currency: OUR_CURRENCY });
  if (due.length > 0) await settleDisputedLater(tx, invoice.id);
}
