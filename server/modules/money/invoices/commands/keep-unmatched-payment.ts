// Keeps a card payment that is not the one that was asked for until a person has decided about it, and has that told; it moves nothing before.

import { askedCents } from "@bondline/domain/money/invoices/invoice.ts";
import type { PaymentDifference } from "@bondline/domain/money/invoices/unmatched-payment.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { ProviderPayment } from "../../../../ports/card-payments/card-payments-port.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import type { LockedInvoice } from "../invoice-store.ts";
import { methodOf } from "../payment-method.ts";
import { insertUnmatchedPayment, isWaitingEvent } from "../unmatched-payment-store.ts";

type Unmatched = {
  invoice: LockedInvoice;
  payment: ProviderPayment;
  eventId: string;
  differs: readonly PaymentDifference[];
};

/** What the desk has to know of it. */
export type UnmatchedNotice = {
  invoiceNumber: string;
  providerPaymentId: string;
  differs: readonly PaymentDifference[];
  expectedCents: Cents;
  receivedCents: Cents;
  receivedCurrency: string;
};

/** Whether this event waits for the decision. Of several events about one payment the first stands for all. */
export async function keepUnmatchedPayment(
  tx: Transaction,
  { invoice, payment, eventId, differs }: Unmatched,
  notify: (notice: UnmatchedNotice) => Promise<void>,
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
  await notify({
    invoiceNumber: invoice.invoiceNumber,
    providerPaymentId: payment.providerPaymentId,
    differs,
    expectedCents: askedCents(invoice),
    receivedCents: payment.amountCents,
    receivedCurrency: payment.currency,
  });
  return true;
}
