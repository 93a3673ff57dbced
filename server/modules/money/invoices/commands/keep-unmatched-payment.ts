// Keeps a card payment that is not the one that was asked for until a person has decided about it, and tells the desk; it moves nothing before.

import type { PaymentDifference } from "@bondline/domain/money/invoices/unmatched-payment.ts";
import type { ProviderPayment } from "../../../../ports/card-payments/card-payments-port.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { tellUnmatchedPayment } from "../../../drafts/drafts/commands/tell-unmatched-payment.ts";
import type { Draft } from "../../../drafts/drafts/draft-record.ts";
import type { LockedInvoice } from "../invoice-store.ts";
import { methodOf } from "../payment-method.ts";
import { insertUnmatchedPayment, isWaitingEvent } from "../unmatched-payment-store.ts";

type Unmatched = {
  draft: Draft;
  invoice: LockedInvoice;
  payment: ProviderPayment;
  eventId: string;
  differs: readonly PaymentDifference[];
};

/** Whether this event waits for the decision. Of several events about one payment the first stands for all. */
export async function keepUnmatchedPayment(
  tx: Transaction,
  { draft, invoice, payment, eventId, differs }: Unmatched,
): Promise<boolean> {
  const isNew = await insertUnmatchedPayment(tx, {
    invoice,
    paymentEventId: eventId,
    providerPaymentId: payment.providerPaymentId,
    method: methodOf(payment),
    differs,
    receivedCents: payment.amountCents,
    receivedCurrency: payment.currency,
  });
  if (!isNew) return await isWaitingEvent(tx, eventId);
  tx.app.log.error({ invoiceId: invoice.id, differs }, "a card payment does not match its invoice");
  await tellUnmatchedPayment(tx, draft, {
    invoiceNumber: invoice.invoiceNumber,
    providerPaymentId: payment.providerPaymentId,
    differs,
    expectedCents: invoice.totalCents,
    receivedCents: payment.amountCents,
    receivedCurrency: payment.currency,
  });
  return true;
}
