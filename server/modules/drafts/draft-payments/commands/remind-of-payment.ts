// Reminds whoever is notified of a draft's money, and its invoice recipients, of an invoice that nobody has paid.

import type { DraftId } from "@bondline/domain/ids.ts";
import type { Reminder } from "@bondline/domain/money/invoices/invoice-reminder.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { findDraft, sendPaymentReminder } from "../../drafts/public.ts";

/** Called with the invoice locked, once for each step. */
export async function remindOfPayment(
  tx: Transaction,
  { id, draftId }: { id: string; draftId: DraftId },
  reminder: Reminder,
): Promise<void> {
  const draft = await findDraft(tx, draftId);
  const invoice = draft?.invoices.find((each) => each.id === id);
  if (draft === undefined || invoice === undefined)
    throw new Error("An invoice is reminded of whose draft is not there.");
  await sendPaymentReminder(tx, draft, { invoice, reminder });
}
