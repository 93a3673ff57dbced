// Credit notes in the database: SQL and nothing else. Each is written once and stays as it is.

import type { AccountId, OfficeChangeId } from "@bondline/domain/ids.ts";
import type { CreditLine } from "@bondline/domain/money/invoices/credit-note.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import { insertRow, updateRow } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { LockedInvoice } from "./invoice-store.ts";

type NewCreditNote = {
  id: string;
  creditNoteNumber: string;
  reason: string;
  gstCents: Cents;
  totalCents: Cents;
  officeChangeId: OfficeChangeId;
  agreedBy: AccountId;
  lines: readonly (CreditLine & { invoiceLineId: string })[];
};

export async function insertCreditNote(
  tx: Transaction,
  invoice: LockedInvoice,
  { lines, ...note }: NewCreditNote,
): Promise<void> {
  const { id: invoiceId, organisationId, draftId } = invoice;
  const place = { organisationId, draftId, createdAt: tx.now };
  await insertRow(tx, "credit_note", { ...note, ...place, invoiceId });
  for (const { invoiceLineId, amountCents, gstCents } of lines)
    await insertRow(tx, "credit_note_line", {
      ...place,
      id: tx.newId(),
      creditNoteId: note.id,
      invoiceLineId,
      amountCents,
      gstCents,
    });
}

export async function saveCredited(
  tx: Transaction,
  { id }: LockedInvoice,
  creditedCents: Cents,
): Promise<void> {
  await updateRow(tx, "invoice", { id }, { creditedCents });
}
