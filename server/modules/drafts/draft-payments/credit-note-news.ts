// Who is notified of a credit note: the applicant, by mail with its file and in the product. A file is drawn outside of any transaction.

import type { DraftId } from "@bondline/domain/ids.ts";
import { owedCents } from "@bondline/domain/money/invoices/invoice.ts";
import type { App } from "../../../app.ts";
import { runTransaction, type Transaction } from "../../../transaction/transaction.ts";
import { type CreditedInvoice, creditNoteFile } from "../../money/invoices/public.ts";
import { operatorNow } from "../../office/provider/public.ts";
import type { Draft } from "../drafts/public.ts";
import { findDraft, notifyOwner, sendToApplicant } from "../drafts/public.ts";
import { creditNoteMail } from "./credit-note-message.ts";
import { billedInvoiceOf } from "./draft-invoice-file.ts";

const CREDIT_NOTES = { system: "Credit notes" };

export async function notifyCreditNote(tx: Transaction, draft: Draft, creditNoteId: string): Promise<void> {
  const payload = { draftId: draft.id, creditNoteId };
  await tx.enqueue("send-credit-note", payload, { key: `credit note ${creditNoteId}` });
  await notifyOwner(tx, draft, "CREDIT_NOTE", creditNoteId);
}

/** Repeats harmlessly: the email is written once. */
export async function sendCreditNote(
  app: App,
  { draftId, creditNoteId }: { draftId: DraftId; creditNoteId: string },
): Promise<void> {
  const found = await runTransaction(app, CREDIT_NOTES, async (tx) => {
    const draft = await findDraft(tx, draftId);
    if (draft === undefined) return undefined;
    const credited = await creditedInvoiceOf(tx, draft, creditNoteId);
    return { draft, credited, operator: await operatorNow(tx) };
  });
  if (found?.credited === undefined) return;
  const { draft, credited, operator } = found;
  const { fileName, contentType, content } = await creditNoteFile(credited, operator);
  const { creditNote, invoice } = credited;
  await runTransaction(app, CREDIT_NOTES, (tx) =>
    sendToApplicant(tx, draft, {
      intent: `credit note ${creditNote.id} ${draft.id}`,
      compose: (input) =>
        creditNoteMail({
          ...input,
          ...creditNote,
          invoiceNumber: invoice.invoiceNumber,
          owedCents: owedCents(invoice),
        }),
      files: [{ fileName, contentType, bytes: content }],
    }),
  );
}

/** Undefined where no invoice of the draft has it. */
export async function creditedInvoiceOf(
  tx: Transaction,
  draft: Draft,
  creditNoteId: string,
): Promise<CreditedInvoice | undefined> {
  for (const invoice of draft.invoices) {
    const creditNote = invoice.creditNotes.find(({ id }) => id === creditNoteId);
    if (creditNote !== undefined) return { ...(await billedInvoiceOf(tx, draft, invoice)), creditNote };
  }
  return undefined;
}
