// Writes a credit note that two have agreed on: the invoice asks for so much less, and what was paid beyond that is due back.

import type { OfficeChangeId } from "@bondline/domain/ids.ts";
import { creditNoteNumber, type RequestedCredit } from "@bondline/domain/money/invoices/credit-note.ts";
import {
  chargedCents,
  invoiceStatusAfterPayments,
  isPayable,
} from "@bondline/domain/money/invoices/invoice.ts";
import { addCents } from "@bondline/domain/values/money/money.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { requireCredit } from "../credit-note-rule.ts";
import { insertCreditNote, saveCredited } from "../credit-note-store.ts";
import type { InvoiceRow } from "../invoice-record.ts";
import { type LockedInvoice, lockInvoice, saveInvoicePaid } from "../invoice-store.ts";
import { closeHostedPayment } from "./close-hosted-payment.ts";
import { type InvoicedDraft, recordRefundsDue } from "./record-refunds-due.ts";
import { replaceHostedPayment } from "./replace-hosted-payment.ts";

type Agreed = { id: OfficeChangeId; reason: string; lines: readonly RequestedCredit[] };

/** Called with the draft locked. The approved change writes one note. Answers the note's id. */
export async function issueCreditNote(
  tx: Transaction,
  draft: InvoicedDraft,
  { invoice, id: officeChangeId, reason, lines: asked }: Agreed & { invoice: InvoiceRow },
): Promise<string> {
  const { accountId: agreedBy } = requirePerson(tx.actor);
  const { lines, gstCents, totalCents } = requireCredit(draft, invoice, asked);
  const locked = await lockInvoice(tx, invoice.id);
  const id = tx.newId();
  await insertCreditNote(tx, locked, {
    id,
    creditNoteNumber: creditNoteNumber(invoice.invoiceNumber, invoice.creditNotes.length + 1),
    reason,
    gstCents,
    totalCents,
    officeChangeId,
    agreedBy,
    lines: lines.map((line) => ({ ...line, invoiceLineId: invoice.lines[line.position]?.id ?? "" })),
  });
  const creditedCents = addCents(locked.creditedCents, totalCents);
  await saveCredited(tx, locked, creditedCents);
  const credited = { ...locked, creditedCents };
  await settle(tx, credited);
  await recordRefundsDue(tx, draft, credited, id);
  return id;
}

/** Paid where nothing is left to pay; otherwise the card provider has to ask for less on another page. */
async function settle(tx: Transaction, invoice: LockedInvoice): Promise<void> {
  if (!isPayable(invoice.status)) return;
  const charged = { status: invoice.status, chargedCents: chargedCents(invoice) };
  const isPaid = invoiceStatusAfterPayments(charged, invoice.paidCents) !== invoice.status;
  if (!isPaid) return await replaceHostedPayment(tx, invoice);
  await saveInvoicePaid(tx, invoice, invoice.paidCents);
  await closeHostedPayment(tx, invoice);
}
