// Writes one matched line to its invoice; one whose invoice has changed since it was matched waits for a person instead.

import type { Tables } from "../../../database/generated/rows.ts";
import type { Granted } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { recordBankDeposit } from "../../drafts/draft-payments/commands/record-bank-deposit.ts";
import { findDraftOfInvoice, saveLine } from "./bank-line-store.ts";

type Line = Granted<Tables["bank_line"], "BEING_APPLIED">;

/** Called with its statement and the line locked. What the line is known again by is what keeps it from being recorded twice. */
export async function applyLine(tx: Transaction, line: Line, fileName: string): Promise<void> {
  const { invoiceId, amountCents, bookedDate, lineKey, match } = line;
  const draftId = invoiceId === null ? undefined : await findDraftOfInvoice(tx, invoiceId);
  if (
    draftId === undefined ||
    invoiceId === null ||
    amountCents === null ||
    bookedDate === null ||
    match === null
  )
    throw new Error("A line that is matched has its invoice, its day and its amount.");
  const received = await recordBankDeposit(tx, {
    draftId,
    invoiceId,
    bankLineKey: `${line.accountKey} ${lineKey} ${line.occurrence}`,
    amountCents,
    bookedDate,
    note: `${fileName}, line ${line.lineNumber}`,
    expected: match,
  });
  if (received.outcome === "APPLIED")
    return await saveLine(tx, line, {
      state: "APPLIED",
      match: received.match,
      paymentId: received.paymentId,
      note: null,
    });
  const none = { invoiceId: null, match: null, isByHand: false, suggestedInvoiceId: invoiceId };
  const isKnown = received.outcome === "READ_BEFORE";
  await saveLine(tx, line, {
    ...none,
    state: isKnown ? "READ_BEFORE" : "UNMATCHED",
    note: isKnown ? null : "CHANGED",
  });
}
