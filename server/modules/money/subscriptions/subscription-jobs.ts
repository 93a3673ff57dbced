// What goes on with the card provider about later periods: a page on which a method is saved, what was saved on it, and the charges of it.

import { asDocumentId } from "@bondline/domain/ids.ts";
import {
  type LaterPeriod,
  laterPeriodLine,
} from "@bondline/domain/money/subscriptions/payment-subscription.ts";
import { ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import { dayAt } from "@bondline/domain/values/time/business-time.ts";
import { addDays } from "@bondline/domain/values/time/plain-date.ts";
import type { App } from "../../../app.ts";
import {
  PaymentFault,
  type ProviderPayment,
  type SavedMethod,
} from "../../../ports/card-payments/card-payments-port.ts";
import { runTransaction, type Transaction } from "../../../transaction/transaction.ts";
import { readDocumentAsSystem } from "../../documents/documents/document-access.ts";
import { notePaymentsChanged } from "../../drafts/draft-payments/commands/note-payments-changed.ts";
import { accessDraftAsSystem } from "../../drafts/drafts/draft-access.ts";
import { giveUpCharge } from "../invoices/commands/give-up-charge.ts";
import { raiseChargedInvoice } from "../invoices/commands/raise-charged-invoice.ts";
import { saveIntentAsked } from "../invoices/commands/save-intent-asked.ts";
import { endPaymentSubscription } from "./commands/end-payment-subscription.ts";
import { nextPeriodAfter, nextPeriodOf } from "./next-period.ts";
import type { SubscriptionRow } from "./subscription-part.ts";
import {
  type ChargeToMake,
  type DuePlace,
  type DueSubscription,
  findChargeToMake,
  findSubscription,
  findSubscriptionOfPage,
  insertPeriod,
  listDueSubscriptions,
  saveCurrentPeriodEnd,
  saveMethodPage,
  saveSubscriptionActive,
} from "./subscription-store.ts";

const AS_PAYMENTS = { system: "Card payments" };

type OfSubscription = { subscriptionId: string };

/** The provider knows the page by the subscription's id, so that asking twice opens one. */
export async function openMethodPage(app: App, { subscriptionId }: OfSubscription): Promise<void> {
  const wanted = await runTransaction(app, AS_PAYMENTS, (tx) => findSubscription(tx, subscriptionId));
  if (wanted?.status !== "incomplete" || wanted.hostedUrl !== null) return;
  const page = await app.ports.cardPayments.openMethodPage({
    intentId: wanted.id,
    returnUrl: `${app.settings.publicUrl}/drafts/${wanted.organisationId}/${wanted.draftId}/view`,
    customerEmail: "",
  });
  await runTransaction(app, AS_PAYMENTS, async (tx) => {
    const draft = await accessDraftAsSystem(tx, wanted.draftId);
    await saveMethodPage(tx, wanted.id, page);
    await notePaymentsChanged(tx, draft);
  });
}

/** The provider is asked how the page stands now, as of payments. */
export async function applyMethodEvent(app: App, { pageId }: { pageId: string }): Promise<void> {
  const page = await app.ports.cardPayments.fetchMethodPage(pageId);
  const found = await runTransaction(app, AS_PAYMENTS, (tx) => findSubscriptionOfPage(tx, pageId));
  if (page === undefined || page.status === "open" || found === undefined) return;
  await runTransaction(app, AS_PAYMENTS, async (tx) => {
    const draft = await accessDraftAsSystem(tx, found.draftId);
    const present = await findSubscription(tx, found.id);
    if (page.saved !== undefined && present?.status === "canceled")
      return await forgetSaved(tx, found.id, page.saved);
    if (present?.status !== "incomplete") return;
    if (page.saved === undefined) await endPaymentSubscription(tx, draft);
    else if (draft.documentId !== null)
      await activate(tx, present, { saved: page.saved, documentId: draft.documentId });
    await notePaymentsChanged(tx, draft);
  });
}

/** What is under way is paid for, and so is what was invoiced before; the first charge is of the period that comes after it. */
async function activate(
  tx: Transaction,
  { id, draftId }: SubscriptionRow,
  { saved, documentId }: { saved: SavedMethod; documentId: string },
): Promise<void> {
  const document = await readDocumentAsSystem(tx, asDocumentId(documentId));
  const today = dayAt(tx.now, document.expiryZone);
  const currentPeriodEnd = (await nextPeriodOf(tx, draftId, document))?.startDate ?? today;
  await saveSubscriptionActive(tx, id, { ...saved, currentPeriodEnd });
}

/** It was saved on a page of a subscription that had ended meanwhile. */
async function forgetSaved(tx: Transaction, subscriptionId: string, { paymentMethodId }: SavedMethod) {
  await tx.enqueue(
    "forget-method",
    { subscriptionId, paymentMethodId },
    { key: `forget ${paymentMethodId}` },
  );
}

type ToForget = OfSubscription & { paymentMethodId?: string };

export async function forgetMethod(app: App, { subscriptionId, paymentMethodId }: ToForget): Promise<void> {
  const found = await runTransaction(app, AS_PAYMENTS, (tx) => findSubscription(tx, subscriptionId));
  const id = paymentMethodId ?? found?.paymentMethodId ?? null;
  if (id !== null) await app.ports.cardPayments.forgetMethod(id);
}

const BATCH = 100;

/** Raises the invoice of each period that has begun, and has it charged. */
export async function chargePeriods(app: App): Promise<void> {
  await chargePeriodsBy(app, BATCH);
}

/**
 * Each draft in a transaction of its own: it can stop after any, and the next run goes on there. One that fails
 * holds up none of the others; that it did is thrown at the end, so that the work is tried again.
 */
export async function chargePeriodsBy(app: App, max: number): Promise<void> {
  let after: DuePlace | undefined;
  let fault: unknown;
  do {
    const place = after;
    const due = await runTransaction(app, AS_PAYMENTS, (tx) =>
      listDueSubscriptions(tx, { after: place, max }),
    );
    for (const each of due) {
      const found = await faultOfCharging(app, each);
      fault ??= found;
    }
    after = due.length < max ? undefined : due.at(-1);
  } while (after !== undefined);
  if (fault !== undefined) throw fault;
}

async function faultOfCharging(app: App, due: DueSubscription): Promise<unknown> {
  try {
    await runTransaction(app, AS_PAYMENTS, (tx) => chargePeriod(tx, due));
    return undefined;
  } catch (err) {
    app.log.error({ err, subscriptionId: due.id }, "the invoice of a later period was not raised");
    return err;
  }
}

async function chargePeriod(tx: Transaction, { id, draftId, documentId }: DueSubscription): Promise<void> {
  const draft = await accessDraftAsSystem(tx, draftId);
  const subscription = await findSubscription(tx, id);
  if (subscription?.status !== "active" || subscription.currentPeriodEnd === null) return;
  const document = await readDocumentAsSystem(tx, asDocumentId(documentId));
  const startDate = subscription.currentPeriodEnd;
  if (startDate > dayAt(tx.now, document.expiryZone)) return;
  const period = await nextPeriodAfter(tx, draftId, { document, day: addDays(startDate, -1) });
  if (period === undefined) await endPaymentSubscription(tx, draft);
  else if (period.startDate > dayAt(tx.now, document.expiryZone))
    // The guarantee's dates or frequency were corrected, or it was invoiced before: what is paid for lasts longer.
    await saveCurrentPeriodEnd(tx, id, period.startDate);
  else if (period.amountCents === ZERO_CENTS)
    // Nothing is charged for it.
    await saveCurrentPeriodEnd(tx, id, period.endDate);
  else await invoicePeriod(tx, draft, { subscription, period });
  await notePaymentsChanged(tx, draft);
}

type InvoicedDraft = Awaited<ReturnType<typeof accessDraftAsSystem>>;
type Invoiced = { subscription: SubscriptionRow; period: LaterPeriod };

async function invoicePeriod(tx: Transaction, draft: InvoicedDraft, { subscription, period }: Invoiced) {
  const { invoiceId, intentId } = await raiseChargedInvoice(tx, draft, [laterPeriodLine(period)]);
  const { organisationId, draftId, id: subscriptionId } = subscription;
  await insertPeriod(tx, { organisationId, draftId, subscriptionId }, { ...period, invoiceId });
  await tx.enqueue("charge-method", { intentId }, { key: `charge ${intentId}` });
  await saveCurrentPeriodEnd(tx, subscription.id, period.endDate);
}

/** Whatever the provider answers is looked at as its events are; a repeat finds the charge that was made. */
export async function chargeMethod(app: App, { intentId }: { intentId: string }): Promise<void> {
  const charge = await runTransaction(app, AS_PAYMENTS, (tx) => findChargeToMake(tx, intentId));
  if (charge === undefined) return;
  const charged = await chargeAtProvider(app, charge);
  await runTransaction(app, AS_PAYMENTS, async (tx) => {
    await accessDraftAsSystem(tx, charge.draftId);
    if (charged === undefined) await giveUpCharge(tx, charge);
    else await saveIntentAsked(tx, intentId, charged.providerPaymentId);
  });
}

/** Undefined where there is nothing to charge any more: the method was forgotten, or taken back at the provider. */
async function chargeAtProvider(
  app: App,
  { draftId: _, ...charge }: ChargeToMake,
): Promise<ProviderPayment | undefined> {
  try {
    const description = `Invoice ${charge.invoiceNumber}`;
    return await app.ports.cardPayments.chargeSavedMethod({ ...charge, currency: "AUD", description });
  } catch (thrown) {
    if (!(thrown instanceof PaymentFault) || thrown.retriable) throw thrown;
    app.log.warn(
      { intentId: charge.intentId, err: thrown },
      "a saved method was not charged, so a page is opened",
    );
    return undefined;
  }
}
