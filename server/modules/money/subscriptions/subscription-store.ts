// Payment subscriptions and the periods that were invoiced for them in the database: SQL and nothing else.

import type { AccountId, DraftId, OrganisationId } from "@bondline/domain/ids.ts";
import type { LaterPeriod } from "@bondline/domain/money/subscriptions/payment-subscription.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import { type PlainDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { findRow } from "../../../database/read-rows.ts";
import { insertRow, insertRowOnce, updateRow } from "../../../database/write-row.ts";
import type { HostedPage, SavedMethod } from "../../../ports/card-payments/card-payments-port.ts";
import type { Granted } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { SubscriptionRow } from "./subscription-part.ts";

type Place = Granted<
  { id: DraftId; organisationId: OrganisationId },
  "CAN_SET_UP_LATER_PAYMENTS" | "AS_SYSTEM"
>;

export async function insertSubscription(
  tx: Transaction,
  { id: draftId, organisationId }: Place,
  { id, createdBy }: { id: string; createdBy: AccountId },
): Promise<void> {
  const row = { id, organisationId, draftId, status: "incomplete" as const, createdBy };
  await insertRow(tx, "payment_subscription", { ...row, createdAt: tx.now });
}

export async function findSubscription(tx: Transaction, id: string): Promise<SubscriptionRow | undefined> {
  return await findRow<SubscriptionRow>(tx, "select * from payment_subscription where id = $1", [id]);
}

export async function findSubscriptionOfPage(tx: Transaction, pageId: string) {
  return await findRow<SubscriptionRow>(
    tx,
    "select * from payment_subscription where provider_page_id = $1",
    [pageId],
  );
}

/** The draft is locked before it. */
export async function findPresentSubscription(tx: Transaction, { id }: Place) {
  return await findRow<SubscriptionRow>(
    tx,
    "select * from payment_subscription where draft_id = $1 and status <> 'canceled' for no key update",
    [id],
  );
}

export async function saveMethodPage(tx: Transaction, id: string, page: HostedPage): Promise<void> {
  const { providerPaymentId: providerPageId, hostedUrl } = page;
  await updateRow(tx, "payment_subscription", { id }, { providerPageId, hostedUrl });
}

export async function saveSubscriptionActive(
  tx: Transaction,
  id: string,
  {
    customerId,
    paymentMethodId,
    kind,
    lastDigits,
    currentPeriodEnd,
  }: SavedMethod & { currentPeriodEnd: PlainDate },
): Promise<void> {
  const method = kind === "card" ? "CARD" : "DIRECT_DEBIT";
  await updateRow(
    tx,
    "payment_subscription",
    { id },
    { status: "active", method, lastDigits, customerId, paymentMethodId, currentPeriodEnd, hostedUrl: null },
  );
}

export async function saveSubscriptionCanceled(tx: Transaction, id: string): Promise<void> {
  const ended = { status: "canceled" as const, endedAt: tx.now, hostedUrl: null };
  await updateRow(tx, "payment_subscription", { id }, ended);
}

export async function saveCurrentPeriodEnd(tx: Transaction, id: string, currentPeriodEnd: PlainDate) {
  await updateRow(tx, "payment_subscription", { id }, { currentPeriodEnd });
}

/** Whether this period is invoiced now for the first time. */
export async function insertPeriod(
  tx: Transaction,
  place: Pick<Tables["subscription_period"], "draftId" | "organisationId" | "subscriptionId">,
  { invoiceId, startDate, endDate }: LaterPeriod & { invoiceId: string },
): Promise<boolean> {
  const row = { ...place, invoiceId, startDate, endDate };
  return await insertRowOnce(
    tx,
    "subscription_period",
    { id: tx.newId(), ...row, createdAt: tx.now },
    { columns: ["draftId", "startDate"] },
  );
}

/** The invoice that it had was taken back. */
export async function saveInvoiceOfPeriod(
  tx: Transaction,
  { id: draftId }: Place,
  { invoiceId, startDate, endDate }: LaterPeriod & { invoiceId: string },
): Promise<void> {
  await updateRow(
    tx,
    "subscription_period",
    { draftId, startDate },
    { invoiceId, endDate, subscriptionId: null },
  );
}

/** The invoice that it had was taken back, and none takes its place. */
export async function deletePeriod(
  tx: Transaction,
  { id: draftId }: Place,
  { startDate }: LaterPeriod,
): Promise<void> {
  await tx.query("delete from subscription_period where draft_id = $1 and start_date = $2", [
    draftId,
    startDate,
  ]);
}

export type DueSubscription = {
  id: string;
  draftId: DraftId;
  documentId: string;
  currentPeriodEnd: PlainDate;
};
export type DuePlace = Pick<DueSubscription, "currentPeriodEnd" | "id">;

/** Before all others. */
const NO_PLACE: DuePlace = {
  currentPeriodEnd: plainDate("0001-01-01"),
  id: "00000000-0000-0000-0000-000000000000",
};

/**
 * Whose paid period has ended, by the day where the guarantee ends; the longest due first. Each list begins in the index where the one before
 * has ended, and ends there with the last day that has begun anywhere.
 */
export async function listDueSubscriptions(
  tx: Transaction,
  { after, max }: { after: DuePlace | undefined; max: number },
): Promise<DueSubscription[]> {
  const { currentPeriodEnd, id } = after ?? NO_PLACE;
  return await tx.query<DueSubscription>(
    `select s.id, s.draft_id, d.id as document_id, s.current_period_end
       from payment_subscription s join document d on d.original_draft_id = s.draft_id
      where s.status = 'active' and s.current_period_end <= ($1::timestamptz at time zone d.expiry_zone)::date
        and (s.current_period_end, s.id) > ($2::date, $3::uuid) and s.current_period_end <= ($1::timestamptz at time zone 'UTC')::date + 1
      order by s.current_period_end, s.id limit $4`,
    [tx.now, currentPeriodEnd, id, max],
  );
}

/** Of a charge that was asked for: by what, and for which invoice. */
export type ChargeToMake = {
  intentId: string;
  invoiceId: string;
  draftId: DraftId;
  invoiceNumber: string;
  amountCents: Cents;
  customerId: string;
  paymentMethodId: string;
};

/** Undefined once the invoice is paid or void, or the charge was given up. */
export async function findChargeToMake(tx: Transaction, intentId: string): Promise<ChargeToMake | undefined> {
  return await findRow<ChargeToMake>(
    tx,
    `select n.id as intent_id, i.id as invoice_id, i.draft_id, i.invoice_number, n.amount_cents, s.customer_id, s.payment_method_id
       from payment_intent n join invoice i on i.id = n.invoice_id join subscription_period p on p.invoice_id = i.id
       join payment_subscription s on s.id = p.subscription_id
      where n.id = $1 and n.status = 'requires_payment_method' and i.status = 'open'`,
    [intentId],
  );
}
