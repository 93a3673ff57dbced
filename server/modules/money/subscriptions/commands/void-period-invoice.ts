// Takes the invoice of a period back that will not begin, where nothing has been paid for it.

import { isPayable } from "@bondline/domain/money/invoices/invoice.ts";
import { ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import type { Granted } from "../../../../transaction/granted.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { notePaymentsChanged } from "../../../drafts/drafts/commands/note-payments-changed.ts";
import type { Draft } from "../../../drafts/drafts/public.ts";
import { voidOpenInvoices } from "../../invoices/commands/void-open-invoices.ts";

/** Called with the draft locked. */
export async function voidPeriodInvoice(
  tx: Transaction,
  draft: Granted<Draft, "AS_SYSTEM">,
  invoiceId: string,
): Promise<void> {
  const invoice = draft.invoices.find(({ id }) => id === invoiceId);
  if (invoice === undefined || !isPayable(invoice.status)) return;
  if (invoice.paymentStatus === "processing" || invoice.paidCents > ZERO_CENTS) return;
  await voidOpenInvoices(tx, { invoices: [invoice] });
  await notePaymentsChanged(tx, draft);
}
