// What goes on with the card provider: pages opened and voided, and events applied once each, in any order.

import { asDraftId, isUuid } from "@bondline/domain/ids.ts";
import {
  askedCents,
  HOSTED_CENTS_MAX,
  HOSTED_CENTS_MIN,
  isPayable,
  isTakenByCard,
  owedCents,
  paymentStatusFromProvider,
} from "@bondline/domain/money/invoices/invoice.ts";
import { paymentDifferences } from "@bondline/domain/money/invoices/unmatched-payment.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import { addMinutes } from "@bondline/domain/values/time/instant.ts";
import type { App } from "../../../app.ts";
import {
  PaymentFault,
  type ProviderPayment,
  type VerifiedPaymentEvent,
} from "../../../ports/card-payments/card-payments-port.ts";
import { runTransaction, type Transaction } from "../../../transaction/transaction.ts";
import { askAboutRefunds } from "./card-refund-jobs.ts";
import { askForHostedPayment } from "./commands/ask-for-hosted-payment.ts";
import { closeHostedPayment } from "./commands/close-hosted-payment.ts";
import { keepUnmatchedPayment, type UnmatchedNotice } from "./commands/keep-unmatched-payment.ts";
import { receivePayment } from "./commands/receive-payment.ts";
import { recordDisputes } from "./commands/record-disputes.ts";
import type { InvoicedDraft } from "./commands/record-refunds-due.ts";
import { settleRefundsByDispute } from "./commands/settle-refunds-by-dispute.ts";
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
  saveNoHostedPayment,
  savePaymentStatus,
} from "./invoice-store.ts";
import { AS_PAYMENTS, type DisputedPayment, type PaidFor } from "./paid-for.ts";
import {
  findIntent,
  findOpenPage,
  insertIntent,
  listIntentsToVoid,
  listPagesToOpen,
  listUnsettled,
  lockIntent,
  type PaymentIntentRow,
  saveIntentCanceled,
  saveIntentPage,
  saveIntentState,
} from "./payment-intent-store.ts";
import { methodOf } from "./payment-method.ts";
import { listRefundsUnderWay } from "./refund-store.ts";

const PAGE_HOURS_LEFT_MIN = 1;
/** Within it the provider surely knows a repeat by its key. */
const KEY_HOURS = 23;

type Payer<P extends InvoicedDraft> = Pick<PaidFor<P>, "lock" | "payerEmail">;

/** The intent is written down first and the page is asked for under its id, so that asking twice opens one page. */
export async function openHostedPage<P extends InvoicedDraft>(
  app: App,
  payer: Payer<P>,
  { invoiceId }: { invoiceId: string },
): Promise<void> {
  const asked = await runTransaction(app, AS_PAYMENTS, (tx) => askForPage(tx, payer, invoiceId));
  if (asked === undefined) return;
  const { invoice, intent, customerEmail } = asked;

  const page = await app.ports.cardPayments.createHostedPayment({
    intentId: intent.id,
    invoiceId: invoice.id,
    amountCents: intent.amountCents,
    currency: "AUD",
    description: `Invoice ${invoice.invoiceNumber}`,
    returnUrl: `${app.settings.publicUrl}/drafts/${invoice.organisationId}/${invoice.draftId}/view?paid=${invoice.id}`,
    customerEmail,
  });
  await runTransaction(app, AS_PAYMENTS, async (tx) => {
    await payer.lock(tx, asDraftId(invoice.draftId));
    const present = await lockInvoice(tx, invoice.id);
    await saveIntentPage(tx, intent.id, page);
    // Paid, in part or in full, or voided while the provider was being asked: nobody may pay on the page that has just been opened.
    if (owedCents(present) === intent.amountCents) await saveHostedPayment(tx, present, page);
    else await closeHostedPayment(tx, present);
    await tx.announce("draft", { id: invoice.draftId, organisationId: invoice.organisationId });
  });
}

type RequestedPage = { invoice: LockedInvoice; intent: PaymentIntentRow; customerEmail: string };

/** Undefined where there is nothing to pay, or a page that lasts. */
async function askForPage<P extends InvoicedDraft>(
  tx: Transaction,
  { lock, payerEmail }: Payer<P>,
  invoiceId: string,
): Promise<RequestedPage | undefined> {
  const found = await findInvoice(tx, invoiceId);
  if (found === undefined || !isPayable(found.status) || !isTakenByCard(owedCents(found))) return undefined;
  await lock(tx, asDraftId(found.draftId));
  const invoice = await lockInvoice(tx, invoiceId);
  // While a debit is under way nobody may pay a second time; where it is refused, a page is asked for.
  if (!isPayable(invoice.status) || invoice.paymentStatus === "processing") return undefined;
  const amountCents = owedCents(invoice);
  const open = await findOpenPage(tx, invoice, {
    amountCents,
    until: addMinutes(tx.now, PAGE_HOURS_LEFT_MIN * 60),
    askedAfter: addMinutes(tx.now, -KEY_HOURS * 60),
  });
  const isThere = open !== undefined && open.providerPaymentId !== null;
  if (isThere && invoice.hostedUrl !== null && open.providerPaymentId === invoice.providerPaymentId)
    return undefined;
  const asked = { amountCents, way: "PAGE" } as const;
  return {
    invoice,
    intent: open ?? (await insertIntent(tx, invoice, asked)),
    customerEmail: (await payerEmail(tx, asDraftId(invoice.draftId))) ?? "",
  };
}

const RENEWED_AT_ONCE_MAX = 200;

/** A page ends after a day: whoever opens an invoice finds one that lasts. */
export async function renewHostedPayments(app: App): Promise<void> {
  await runTransaction(app, AS_PAYMENTS, async (tx) => {
    const until = addMinutes(tx.now, PAGE_HOURS_LEFT_MIN * 60);
    const cents = { centsMin: HOSTED_CENTS_MIN, centsMax: HOSTED_CENTS_MAX };
    const wanted = { until, ...cents, max: RENEWED_AT_ONCE_MAX };
    for (const invoiceId of await listPagesToOpen(tx, wanted)) await askForHostedPayment(tx, invoiceId);
  });
}

const ASKED_AT_ONCE_MAX = 200;

/** What the provider sends may be lost: it is asked about whatever is not settled, as if it had sent an event. */
export async function askAboutPayments(app: App): Promise<void> {
  const now = app.ports.clock.now();
  const endsBefore = addMinutes(now, PAGE_HOURS_LEFT_MIN * 60);
  const unsettled = await runTransaction(app, AS_PAYMENTS, async (tx) => [
    ...(await listUnsettled(tx, { endsBefore, now, max: ASKED_AT_ONCE_MAX })),
    ...(await listRefundsUnderWay(tx, { now, max: ASKED_AT_ONCE_MAX })),
  ]);
  for (const { eventId, providerPaymentId: objectId } of unsettled)
    await takePaymentEvent(app, { eventId, type: "asked", about: "payment", objectId, createdAt: now });
}

/** Money that is already under way cannot be held up: when it arrives, it is recorded as due back. */
export async function voidHostedPayment(app: App, { invoiceId }: { invoiceId: string }): Promise<void> {
  const intents = await runTransaction(app, AS_PAYMENTS, (tx) => listIntentsToVoid(tx, invoiceId));
  for (const { id, providerPaymentId } of intents) {
    if (providerPaymentId === null || !(await voidAtProvider(app, providerPaymentId))) continue;
    await runTransaction(app, AS_PAYMENTS, (tx) => saveIntentCanceled(tx, id));
  }
}

async function voidAtProvider(app: App, providerPaymentId: string): Promise<boolean> {
  try {
    await app.ports.cardPayments.voidPayment(providerPaymentId);
    return true;
  } catch (thrown) {
    if (!(thrown instanceof PaymentFault) || thrown.retriable) throw thrown;
    app.log.warn({ providerPaymentId, err: thrown }, "a payment that is under way was not voided");
    return false;
  }
}

/** Stores the event and asks for its application in one transaction, so that the provider is answered at once. */
export async function takePaymentEvent(app: App, event: VerifiedPaymentEvent): Promise<void> {
  await runTransaction(app, AS_PAYMENTS, async (tx) => {
    const isNew = await insertPaymentEvent(tx, {
      id: event.eventId,
      type: event.type,
      payload: event,
    });
    if (!isNew) return;
    const key = { key: `payment event ${event.eventId}` };
    const payment = { eventId: event.eventId, providerPaymentId: event.objectId };
    if (event.about === "payment") await tx.enqueue("apply-payment-event", payment, key);
    else await tx.enqueue("apply-method-event", { pageId: event.objectId }, key);
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
    const intent = isUuid(payment.intentId) ? await findIntent(tx, payment.intentId) : undefined;
    const invoice = await findInvoiceOfPayment(tx, payment, intent);
    if (invoice === undefined) return await noteFault(tx, eventId, payment);
    const isApplied = await applyPayment(tx, paidFor, { invoice, intentId: intent?.id, payment, eventId });
    if (isApplied) await saveEventApplied(tx, eventId);
  });
  await askAboutRefunds(app, paidFor, payment.providerPaymentId);
}

type Application = {
  invoice: StoredInvoice;
  /** Undefined for a payment that was asked for in no way of ours. */
  intentId: string | undefined;
  payment: ProviderPayment;
  eventId: string;
};

/** False where a person has to decide first. */
async function applyPayment<Payer extends InvoicedDraft>(
  tx: Transaction,
  { lock, settle, notifyUnmatched, notifyDeclined, notifyDisputed }: PaidFor<Payer>,
  { invoice: found, intentId, payment, eventId }: Application,
): Promise<boolean> {
  const payer = await lock(tx, asDraftId(found.draftId));
  const invoice = await lockInvoice(tx, found.id);
  const intent = intentId === undefined ? undefined : await lockIntent(tx, intentId);
  const differs = paymentDifferences(
    { id: invoice.id, askedCents: intent?.amountCents ?? askedCents(invoice) },
    {
      ...payment,
      intentId: intent?.invoiceId ?? payment.intentId,
    },
  );
  if (intent !== undefined) await saveIntentState(tx, intent, payment);
  await recordDisputes(tx, invoice, payment);
  if (await settleRefundsByDispute(tx, invoice)) await settle(tx, payer);
  if (intent !== undefined && payment.isDisputed && !intent.isDisputed)
    await notifyDisputed(tx, payer, ofInvoice(invoice, intent));
  if (payment.status !== "succeeded") {
    if (differs.length === 0 && saysHowItStands(invoice, intent, payment))
      await applyStatus(tx, invoice, payment);
    if (intent !== undefined && isPayable(invoice.status) && isDeclined(intent, payment)) {
      await askForHostedPayment(tx, invoice.id);
      await notifyDeclined(tx, payer, {
        ...ofInvoice(invoice, intent),
        reason: payment.failureReason ?? "",
      });
    }
    return true;
  }
  // Two events about one payment are one payment.
  if (await isPaymentRecorded(tx, payment.providerPaymentId)) return true;
  if (differs.length > 0) {
    const notify = (notice: UnmatchedNotice) => notifyUnmatched(tx, payer, notice);
    return !(await keepUnmatchedPayment(tx, { invoice, payment, eventId, differs }, notify));
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

/** What became of a page that was replaced says nothing of the invoice, unless money is under way on it. */
function saysHowItStands(
  invoice: LockedInvoice,
  intent: PaymentIntentRow | undefined,
  { amountCents, status }: ProviderPayment,
): boolean {
  // An answer that was asked for before the money came.
  if (intent?.status === "succeeded") return false;
  const isUnderWay = status === "processing" || intent?.status === "processing";
  return isUnderWay || intent?.way === "SAVED_METHOD" || amountCents === owedCents(invoice);
}

/** Who is at a page sees for themselves what became of it. */
function isDeclined(
  { way, declinedBecause }: PaymentIntentRow,
  { status, failureReason }: ProviderPayment,
): boolean {
  const isOpen = status === "requires_payment_method" || status === "requires_action";
  return way === "SAVED_METHOD" && isOpen && failureReason !== undefined && declinedBecause === null;
}

function ofInvoice(
  { invoiceNumber }: LockedInvoice,
  { id: intentId, amountCents }: PaymentIntentRow,
): DisputedPayment {
  return { intentId, invoiceNumber, amountCents };
}

async function applyStatus(tx: Transaction, invoice: LockedInvoice, payment: ProviderPayment) {
  const { status, page, providerPaymentId } = payment;
  if (!isPayable(invoice.status)) return;
  await savePaymentStatus(tx, invoice, paymentStatusFromProvider(status));
  // Expired, or of a debit that the bank refused: the next try needs another page.
  if (page === "over" && status !== "processing" && providerPaymentId === invoice.providerPaymentId) {
    await saveNoHostedPayment(tx, invoice);
    await askForHostedPayment(tx, invoice.id);
  }
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
