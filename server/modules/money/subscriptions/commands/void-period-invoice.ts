// Takes the invoice of a period back that will not begin, where nothing has been paid for it.

import { isTakenBackWithPeriod } from "@bondline/domain/money/subscriptions/later-period.ts";
import type { Granted } from "../../../../transaction/granted.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { notePaymentsChanged } from "../../../drafts/draft-payments/commands/note-payments-changed.ts";
import type { Draft } from "../../../drafts/drafts/public.ts";
import { voidOpenInvoices } from "../../invoices/commands/void-open-invoices.ts";

/** Called with the draft locked. */
export async function voidPeriodInvoice(
  tx: Transaction,
  draft: Granted<Draft, "AS_SYSTEM">,
  invoiceId: string,
): Promise<void> {
  const invoice = draft.invoices.find(({ id }) => id === invoiceId);
  if (invoice === undefined || !isTakenBackWithPeriod(invoice)) return;
  await voidOpenInvoices(tx, { invoices: [invoice] });
  await notePaymentsChanged(tx, draft);
}
