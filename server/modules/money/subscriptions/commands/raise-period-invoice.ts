// Raises the invoice of a later period that nothing pays by itself, once, and notifies whoever is notified of the draft's money.

import {
  type LaterPeriod,
  laterPeriodLine,
} from "@bondline/domain/money/subscriptions/payment-subscription.ts";
import type { Granted } from "../../../../transaction/granted.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { notePaymentsChanged } from "../../../drafts/draft-payments/commands/note-payments-changed.ts";
import { notifyPeriodInvoiced } from "../../../drafts/draft-payments/commands/notify-period-invoiced.ts";
import type { Draft } from "../../../drafts/drafts/public.ts";
import { raiseInvoice } from "../../invoices/commands/raise-invoice.ts";
import { insertPeriod } from "../subscription-store.ts";

/** Called with the draft locked. */
export async function raisePeriodInvoice(
  tx: Transaction,
  draft: Granted<Draft, "AS_SYSTEM">,
  period: LaterPeriod,
): Promise<void> {
  const invoice = await raiseInvoice(tx, draft, [laterPeriodLine(period)]);
  const { id: draftId, organisationId } = draft;
  const place = { draftId, organisationId, subscriptionId: null };
  const isFirst = await insertPeriod(tx, place, { ...period, invoiceId: invoice.id });
  if (!isFirst) throw new Error("A period of a draft that is locked was invoiced meanwhile.");
  await notePaymentsChanged(tx, draft);
  await notifyPeriodInvoiced(tx, draft, { invoice, period });
}
