// What goes on with the card provider: pages opened and voided, and events applied once each, in any order.

import { asDraftId } from "@bondline/domain/ids.ts";
import { paymentStatusFromProvider } from "@bondline/domain/invoices/invoice.ts";
import { formatAud } from "@bondline/domain/money/money.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/time/business-time.ts";
import type { App } from "../../app.ts";
import {
  PaymentFault,
  type ProviderPayment,
  type VerifiedPaymentEvent,
} from "../../ports/card-payments/card-payments-port.ts";
import { runWork, type Work } from "../../work/work.ts";
import { settleDraftPayment } from "../drafts/commands/settle-draft-payment.ts";
import { accessDraftAsSystem } from "../drafts/draft-access.ts";
import { receivePayment } from "./commands/receive-payment.ts";
import {
  findInvoice,
  insertPaymentEvent,
  isPaymentRecorded,
  type LockedInvoice,
  saveEventApplied,
  saveHostedPayment,
  savePaymentStatus,
} from "./invoice-store.ts";

const AS_PAYMENTS = { system: "Card payments" };

/** The provider knows the intent by the invoice's id, so that asking twice opens one page. */
export async function openHostedPayment(app: App, { invoiceId }: { invoiceId: string }): Promise<void> {
  const invoice = await runWork(app, AS_PAYMENTS, (work) => findInvoice(work, invoiceId));
  if (invoice === undefined || invoice.status !== "open" || invoice.hostedUrl !== null) return;

  const hosted = await app.ports.cardPayments.createHostedPayment({
    intentId: invoice.id,
    invoiceId: invoice.id,
    amountCents: invoice.totalCents as never,
    currency: "AUD",
    description: `Invoice ${invoice.invoiceNumber}`,
    returnUrl: `${app.settings.publicUrl}/drafts/${invoice.organisationId}/${invoice.draftId}/view?paid=${invoice.id}`,
    customerEmail: "",
  });
  await runWork(app, AS_PAYMENTS, async (work) => {
    await saveHostedPayment(work, invoice.id, hosted);
    const present = await findInvoice(work, invoice.id);
    // Voided while the provider was being asked: nobody may pay on the page that has just been opened.
    if (present?.status === "void")
      await work.enqueue("void-hosted-payment", { invoiceId }, { key: `void payment ${invoiceId}` });
    await work.announce("draft", { id: invoice.draftId, organisationId: invoice.organisationId });
  });
}

/** Money that is already under way cannot be held up: when it arrives, it is recorded as due back. */
export async function voidHostedPayment(app: App, { invoiceId }: { invoiceId: string }): Promise<void> {
  const invoice = await runWork(app, AS_PAYMENTS, (work) => findInvoice(work, invoiceId));
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
  await runWork(app, AS_PAYMENTS, async (work) => {
    const isNew = await insertPaymentEvent(work, {
      id: event.eventId,
      type: event.type,
      payload: { ...event, payment: paymentFacts(event.payment) },
    });
    if (!isNew) return;
    const payload = { eventId: event.eventId, providerPaymentId: event.payment.providerPaymentId };
    await work.enqueue("apply-payment-event", payload, { key: `payment event ${event.eventId}` });
  });
}

type EventReference = { eventId: string; providerPaymentId: string };

/** The provider is asked how things stand now: events may come late, twice and out of order. */
export async function applyPaymentEvent(
  app: App,
  { eventId, providerPaymentId }: EventReference,
): Promise<void> {
  const payment = await app.ports.cardPayments.fetchPayment(providerPaymentId);
  if (payment === undefined)
    throw new Error(
      `The provider does not know the payment ${providerPaymentId} that it sent an event about.`,
    );

  await runWork(app, AS_PAYMENTS, async (work) => {
    const invoice = await findInvoice(work, payment.invoiceId);
    if (invoice !== undefined && isOurs(work, invoice, payment)) await applyPayment(work, invoice, payment);
    await saveEventApplied(work, eventId);
  });
}

async function applyPayment(work: Work, invoice: LockedInvoice, payment: ProviderPayment): Promise<void> {
  await accessDraftAsSystem(work, asDraftId(invoice.draftId));
  if (payment.status !== "succeeded") {
    await savePaymentStatus(work, invoice.id, paymentStatusFromProvider(payment.status));
    await work.announce("draft", { id: invoice.draftId, organisationId: invoice.organisationId });
    return;
  }
  // Two events about one payment are one payment.
  if (await isPaymentRecorded(work, payment.providerPaymentId)) return;
  await receivePayment(work, invoice, {
    method: payment.method === "direct_debit" ? "DIRECT_DEBIT" : "CARD",
    amountCents: payment.amountCents,
    receivedDate: dayAt(work.now, DEFAULT_ZONE),
    providerPaymentId: payment.providerPaymentId,
    note: null,
  });
  await settleDraftPayment(work, asDraftId(invoice.draftId));
}

/** Amount, currency and payment must be the ones that we asked for; anything else moves nothing and is alarmed. */
function isOurs(work: Work, invoice: LockedInvoice, payment: ProviderPayment): boolean {
  const isSame =
    payment.currency === "AUD" &&
    payment.amountCents === invoice.totalCents &&
    payment.intentId === invoice.id;
  if (!isSame)
    work.app.log.error(
      { invoiceId: invoice.id, amount: formatAud(payment.amountCents) },
      "a card payment does not match its invoice",
    );
  return isSame;
}

function paymentFacts({ providerPaymentId, invoiceId, status, amountCents }: ProviderPayment): object {
  return { providerPaymentId, invoiceId, status, amountCents: String(amountCents) };
}
