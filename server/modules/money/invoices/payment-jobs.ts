// What goes on with the card provider: pages opened and voided, and events applied once each, in any order.

import { asDraftId, type DraftId } from "@bondline/domain/ids.ts";
import { isPayable, paymentStatusFromProvider } from "@bondline/domain/money/invoices/invoice.ts";
import { paymentDifferences } from "@bondline/domain/money/invoices/unmatched-payment.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { App } from "../../../app.ts";
import {
  PaymentFault,
  type ProviderPayment,
  type VerifiedPaymentEvent,
} from "../../../ports/card-payments/card-payments-port.ts";
import { runTransaction, type Transaction } from "../../../transaction/transaction.ts";
import { closeHostedPayment } from "./commands/close-hosted-payment.ts";
import { keepUnmatchedPayment, type UnmatchedNotice } from "./commands/keep-unmatched-payment.ts";
import { receivePayment } from "./commands/receive-payment.ts";
import type { InvoicedDraft } from "./commands/record-refunds-due.ts";
import {
  findInvoice,
  findInvoiceOfPayment,
  insertPaymentEvent,
  isPaymentRecorded,
  type LockedInvoice,
  lockInvoice,
  type StoredInvoice,
  saveEventApplied,
  saveEventFault,
  saveHostedPayment,
  savePaymentStatus,
} from "./invoice-store.ts";
import { methodOf } from "./payment-method.ts";

const AS_PAYMENTS = { system: "Card payments" };

/** What is paid for by invoices, and what it does about its payments: said by the module that has the invoices raised. */
export type PaidFor<Payer extends InvoicedDraft> = {
  lock(tx: Transaction, id: DraftId): Promise<Payer>;
  /** Whom the receipt goes to, unless the payer writes another address. */
  payerEmail(tx: Transaction, id: DraftId): Promise<string | undefined>;
  settle(tx: Transaction, payer: Payer): Promise<void>;
  tellUnmatched(tx: Transaction, payer: Payer, payment: UnmatchedNotice): Promise<void>;
};

/** The provider knows the intent by the invoice's id, so that asking twice opens one page. */
export async function openHostedPage<Payer extends InvoicedDraft>(
  app: App,
  { lock, payerEmail }: Pick<PaidFor<Payer>, "lock" | "payerEmail">,
  { invoiceId }: { invoiceId: string },
): Promise<void> {
  const { invoice, customerEmail } = await runTransaction(app, AS_PAYMENTS, async (tx) => {
    const found = await findInvoice(tx, invoiceId);
    const email = found && (await payerEmail(tx, asDraftId(found.draftId)));
    return { invoice: found, customerEmail: email ?? "" };
  });
  if (invoice === undefined || invoice.status !== "open" || invoice.hostedUrl !== null) return;

  const hosted = await app.ports.cardPayments.createHostedPayment({
    intentId: invoice.id,
    invoiceId: invoice.id,
    amountCents: invoice.totalCents,
    currency: "AUD",
    description: `Invoice ${invoice.invoiceNumber}`,
    returnUrl: `${app.settings.publicUrl}/drafts/${invoice.organisationId}/${invoice.draftId}/view?paid=${invoice.id}`,
    customerEmail,
  });
  await runTransaction(app, AS_PAYMENTS, async (tx) => {
    await lock(tx, asDraftId(invoice.draftId));
    const present = await lockInvoice(tx, invoice.id);
    await saveHostedPayment(tx, present, hosted);
    // Paid or voided while the provider was being asked: nobody may pay on the page that has just been opened.
    if (!isPayable(present.status)) await closeHostedPayment(tx, present);
    await tx.announce("draft", { id: invoice.draftId, organisationId: invoice.organisationId });
  });
}

/** Money that is already under way cannot be held up: when it arrives, it is recorded as due back. */
export async function voidHostedPayment(app: App, { invoiceId }: { invoiceId: string }): Promise<void> {
  const invoice = await runTransaction(app, AS_PAYMENTS, (tx) => findInvoice(tx, invoiceId));
  if (!invoice?.providerPaymentId) return;
  try {
    await app.ports.cardPayments.voidPayment(invoice.providerPaymentId);
  } catch (thrown) {
    if (!(thrown instanceof PaymentFault) || thrown.retriable) throw thrown;
    app.log.warn({ invoiceId, err: thrown }, "a payment that is under way was not voided");
  }
}

/** Stores the event and asks for its application in one transaction, so that the provider is answered at once. */
export async function takePaymentEvent(app: App, event: VerifiedPaymentEvent): Promise<void> {
  await runTransaction(app, AS_PAYMENTS, async (tx) => {
    const isNew = await insertPaymentEvent(tx, {
      id: event.eventId,
      type: event.type,
      payload: { ...event, payment: paymentFacts(event.payment) },
    });
    if (!isNew) return;
    const payload = { eventId: event.eventId, providerPaymentId: event.payment.providerPaymentId };
    await tx.enqueue("apply-payment-event", payload, { key: `payment event ${event.eventId}` });
  });
}

export type EventReference = { eventId: string; providerPaymentId: string };

/** The provider is asked how things stand now: events may come late, twice and out of order. */
export async function applyEvent<Payer extends InvoicedDraft>(
  app: App,
  paidFor: PaidFor<Payer>,
  { eventId, providerPaymentId }: EventReference,
): Promise<void> {
  const payment = await app.ports.cardPayments.fetchPayment(providerPaymentId);
  if (payment === undefined)
    throw new Error(
      `The provider does not know the payment ${providerPaymentId} that it sent an event about.`,
    );

  await runTransaction(app, AS_PAYMENTS, async (tx) => {
    const invoice = await findInvoiceOfPayment(tx, payment);
    if (invoice === undefined) return await noteFault(tx, eventId, payment);
    const isApplied = await applyPayment(tx, paidFor, { invoice, payment, eventId });
    if (isApplied) await saveEventApplied(tx, eventId);
  });
}

type Application = { invoice: StoredInvoice; payment: ProviderPayment; eventId: string };

/** False where a person has to decide first. */
async function applyPayment<Payer extends InvoicedDraft>(
  tx: Transaction,
  { lock, settle, tellUnmatched }: PaidFor<Payer>,
  { invoice: found, payment, eventId }: Application,
): Promise<boolean> {
  const payer = await lock(tx, asDraftId(found.draftId));
  const invoice = await lockInvoice(tx, found.id);
  const differs = paymentDifferences(invoice, payment);
  if (payment.status !== "succeeded") {
    if (differs.length === 0) await applyStatus(tx, invoice, payment);
    return true;
  }
  // Two events about one payment are one payment.
  if (await isPaymentRecorded(tx, payment.providerPaymentId)) return true;
  if (differs.length > 0) {
    const tell = (notice: UnmatchedNotice) => tellUnmatched(tx, payer, notice);
    return !(await keepUnmatchedPayment(tx, { invoice, payment, eventId, differs }, tell));
  }

  await receivePayment(tx, payer, {
    invoiceId: invoice.id,
    method: methodOf(payment),
    amountCents: payment.amountCents,
    receivedDate: dayAt(tx.now, DEFAULT_ZONE),
    providerPaymentId: payment.providerPaymentId,
    note: null,
  });
  await settle(tx, payer);
  return true;
}

async function applyStatus(tx: Transaction, invoice: LockedInvoice, { status }: ProviderPayment) {
  if (!isPayable(invoice.status)) return;
  await savePaymentStatus(tx, invoice, paymentStatusFromProvider(status));
  await tx.announce("draft", { id: invoice.draftId, organisationId: invoice.organisationId });
}

/** Money came that nobody here asked for. */
async function noteFault(tx: Transaction, eventId: string, payment: ProviderPayment): Promise<void> {
  tx.app.log.error({ eventId, payment: paymentFacts(payment) }, "a card payment names no invoice of ours");
  await saveEventFault(tx, eventId, `${payment.providerPaymentId} names no invoice of ours`);
}

function paymentFacts({ providerPaymentId, invoiceId, status, amountCents }: ProviderPayment): object {
  return { providerPaymentId, invoiceId, status, amountCents: String(amountCents) };
}
