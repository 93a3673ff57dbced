// Takes the invoice of a period back whose price was changed before it begins, where nothing has been paid for it, and invoices it at the price that holds.

import { isPayable } from "@bondline/domain/money/invoices/invoice.ts";
import {
  type LaterPeriod,
  laterPeriodLine,
} from "@bondline/domain/money/subscriptions/payment-subscription.ts";
import { ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import type { Granted } from "../../../../transaction/granted.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { notePaymentsChanged } from "../../../drafts/draft-payments/commands/note-payments-changed.ts";
import { notifyPeriodInvoiced } from "../../../drafts/draft-payments/commands/notify-period-invoiced.ts";
import type { Draft } from "../../../drafts/drafts/public.ts";
import { raiseInvoice } from "../../invoices/commands/raise-invoice.ts";
import { voidOpenInvoices } from "../../invoices/commands/void-open-invoices.ts";
import { deletePeriod, saveInvoiceOfPeriod } from "../subscription-store.ts";

/** Called with the draft locked. A period whose fee is nothing by now is as one that nobody was asked for: what it costs once that was put right is invoiced. */
export async function pricePeriodAnew(
  tx: Transaction,
  draft: Granted<Draft, "AS_SYSTEM">,
  { invoiceId, period }: { invoiceId: string; period: LaterPeriod },
): Promise<void> {
  const invoice = draft.invoices.find(({ id }) => id === invoiceId);
  if (invoice === undefined || !isPayable(invoice.status) || invoice.paymentStatus === "processing") return;
  if (invoice.paidCents > ZERO_CENTS || invoice.creditedCents > ZERO_CENTS) return;
  if (invoice.totalCents === period.amountCents) return;
  await voidOpenInvoices(tx, { invoices: [invoice] });
  if (period.amountCents > ZERO_CENTS) {
    const raised = await raiseInvoice(tx, draft, [laterPeriodLine(period)]);
    await saveInvoiceOfPeriod(tx, draft, { ...period, invoiceId: raised.id });
    await notifyPeriodInvoiced(tx, draft, { invoice: raised, period });
  } else {
    await deletePeriod(tx, draft, period);
  }
  await notePaymentsChanged(tx, draft);
}
