// A card payment in the sandbox's books that nobody asked for in this form: another amount, another currency, another invoice.

import { randomUUID } from "node:crypto";
import type { App } from "../../app.ts";
import { makeSandboxPaymentStore } from "../../database/sandbox-payment-books.ts";
import { findInvoice } from "../../modules/money/invoices/invoice-store.ts";
import type { ProviderPayment } from "../../ports/card-payments/card-payments-port.ts";
import type { SandboxPayment } from "../../ports/card-payments/sandbox-payment.ts";
import { runTransaction } from "../../transaction/transaction.ts";

export type Stray = Partial<Pick<ProviderPayment, "amountCents" | "currency" | "intentId" | "invoiceId">>;

/** A further payment in the provider's books, of the kind that the invoice's own would be but for what is stray. */
export async function aStrayPayment({ app }: { app: App }, invoiceId: string, stray: Stray): Promise<string> {
  // Read from the invoice: one that was paid by deposit may never have had a page.
  const invoice = await runTransaction(app, { system: "Set-up" }, (tx) => findInvoice(tx, invoiceId));
  if (invoice === undefined) throw new Error(`There is no invoice ${invoiceId} to stray from.`);
  const payment: SandboxPayment = {
    id: `cs_test_${randomUUID().replaceAll("-", "")}`,
    version: 1,
    mode: "payment",
    askedFor: "",
    description: `Invoice ${invoice.invoiceNumber}`,
    returnUrl: app.settings.publicUrl,
    customerEmail: "",
    createdAt: app.ports.clock.now(),
    expiresAt: null,
    status: "succeeded",
    isPageOver: false,
    method: "card",
    lastDigits: "4242",
    failureReason: null,
    customerId: null,
    paymentMethodId: null,
    laterStep: null,
    refunds: [],
    dispute: null,
    events: [],
    nextDeliveryAt: null,
    amountCents: String(stray.amountCents ?? invoice.totalCents),
    currency: stray.currency ?? "AUD",
    intentId: stray.intentId ?? invoiceId,
    invoiceId: stray.invoiceId ?? invoiceId,
  };
  await makeSandboxPaymentStore(app.pool).put(payment);
  return payment.id;
}
