// How a payment and a saved method stand by the objects of Stripe's wire: the page (a Checkout Session), the PaymentIntent and its charge.

import type { DisputeStatus } from "@bondline/domain/money/invoices/payment-dispute.ts";
import { cents } from "@bondline/domain/values/money/money.ts";
import { type Instant, instantFromMilliseconds } from "@bondline/domain/values/time/instant.ts";
import type Stripe from "stripe";
import {
  type MethodPage,
  type PaymentMethodKind,
  PROVIDER_PAYMENT_STATUSES,
  type ProviderDispute,
  type ProviderPayment,
  type ProviderPaymentStatus,
  type ProviderRefund,
  type ProviderRefundStatus,
  type SavedMethod,
} from "./card-payments-port.ts";
import { fromWire } from "./wire-amount.ts";

/** Ours, which travels with a page and with its PaymentIntent. */
export type OurMetadata = { intentId: string; invoiceId: string };

/** What the two have to be expanded by. */
export const INTENT_EXPANDED = ["latest_charge"];
export const PAGE_EXPANDED = ["payment_intent.latest_charge"];
export const METHOD_PAGE_EXPANDED = ["setup_intent.payment_method"];

const KINDS: Readonly<Record<string, PaymentMethodKind>> = { card: "card", au_becs_debit: "direct_debit" };

/** Whatever else an intent may be waits for a payment method as far as we are concerned. */
function statusOf({ status }: Stripe.PaymentIntent): ProviderPaymentStatus {
  return PROVIDER_PAYMENT_STATUSES.find((known) => known === status) ?? "requires_payment_method";
}

export function paymentOfIntent(
  intent: Stripe.PaymentIntent,
  disputes: readonly Stripe.Dispute[],
): ProviderPayment {
  const charge = expanded(intent.latest_charge);
  return {
    providerPaymentId: intent.id,
    ...oursIn(intent.metadata),
    status: statusOf(intent),
    page: undefined,
    method: KINDS[charge?.payment_method_details?.type ?? ""],
    amountCents: fromWire(intent.amount),
    currency: intent.currency.toUpperCase(),
    failureReason: intent.last_payment_error?.message ?? undefined,
    refundedCents: fromWire(charge?.amount_refunded ?? 0),
    isDisputed: disputes.some(isAgainstUs),
    disputes: disputes.flatMap(disputeOf),
    clientSecret: intent.client_secret ?? undefined,
    paymentMethodId: idOf(intent.payment_method),
  };
}

/** The page's own id stands for the payment, however it was asked for. */
export function paymentOfPage(
  session: Stripe.Checkout.Session,
  disputes: readonly Stripe.Dispute[],
): ProviderPayment {
  const intent = expanded(session.payment_intent);
  const page = session.status === "open" ? "open" : "over";
  const ours = oursIn(session.metadata);
  if (intent !== undefined) {
    const payment = paymentOfIntent(intent, disputes);
    const isClosed = session.status === "expired" && payment.status === "requires_payment_method";
    const status = isClosed ? "canceled" : payment.status;
    return { ...payment, ...ours, providerPaymentId: session.id, page, status };
  }
  return {
    providerPaymentId: session.id,
    ...ours,
    status: page === "open" ? "requires_payment_method" : "canceled",
    page,
    method: undefined,
    amountCents: fromWire(session.amount_total ?? 0),
    currency: (session.currency ?? "").toUpperCase(),
    failureReason: undefined,
    refundedCents: cents(0n),
    isDisputed: false,
    disputes: [],
    clientSecret: undefined,
    paymentMethodId: undefined,
  };
}

export function methodPageOf(session: Stripe.Checkout.Session): MethodPage {
  const saved = savedIn(session);
  if (saved !== undefined) return { status: "saved", saved };
  return { status: session.status === "open" ? "open" : "over", saved: undefined };
}

const REFUND_STATUSES: Readonly<Record<string, ProviderRefundStatus>> = {
  succeeded: "succeeded",
  failed: "failed",
  canceled: "failed",
};

/** As Stripe names them; any other is said without a reason. */
const REFUND_FAILURES: Readonly<Record<string, string>> = {
  declined: "The bank of the card declined it.",
  expired_or_canceled_card: "The card has expired or was cancelled.",
  insufficient_funds: "The balance at the card provider is too low.",
  lost_or_stolen_card: "The card was reported lost or stolen.",
};
const REFUND_FAILED = "The bank did not take it.";

/** Whatever else a refund may be is under way as far as we are concerned. */
export function refundOf({ id, status, failure_reason }: Stripe.Refund): ProviderRefund {
  const known = REFUND_STATUSES[status ?? ""] ?? "pending";
  const failureReason =
    known === "failed" ? (REFUND_FAILURES[failure_reason ?? ""] ?? REFUND_FAILED) : undefined;
  return { providerRefundId: id, status: known, failureReason };
}

const DISPUTE_STATUSES: Readonly<Record<string, DisputeStatus>> = {
  needs_response: "OPEN",
  under_review: "OPEN",
  won: "WON",
  lost: "LOST",
};

/** None for an enquiry, for which nothing is taken. */
function disputeOf(dispute: Stripe.Dispute): ProviderDispute[] {
  const status = DISPUTE_STATUSES[dispute.status];
  if (status === undefined) return [];
  const fee = dispute.balance_transactions.reduce((sum, each) => sum + each.fee, 0);
  return [
    {
      providerDisputeId: dispute.id,
      status,
      amountCents: fromWire(dispute.amount),
      feeCents: fromWire(Math.max(0, fee)),
      evidenceDueAt: evidenceDueOf(dispute),
    },
  ];
}

/** Stripe says 0 where the bank takes no answer. */
function evidenceDueOf({ evidence_details: { due_by: dueBy } }: Stripe.Dispute): Instant | null {
  return dueBy ? instantFromMilliseconds(dueBy * 1000) : null;
}

/** Whether the payer's bank has the money, or may yet give it to the payer. */
function isAgainstUs({ status }: Stripe.Dispute): boolean {
  return !["won", "warning_closed", "prevented"].includes(status);
}

export function intentOf(session: Stripe.Checkout.Session): Stripe.PaymentIntent | undefined {
  return expanded(session.payment_intent);
}

export function isDisputedIn(intent: Stripe.PaymentIntent | undefined): boolean {
  return expanded(intent?.latest_charge ?? null)?.disputed === true;
}

function savedIn(session: Stripe.Checkout.Session): SavedMethod | undefined {
  const intent = expanded(session.setup_intent);
  const method = expanded(intent?.payment_method ?? null);
  const kind = KINDS[method?.type ?? ""];
  const customerId = idOf(session.customer) ?? idOf(intent?.customer ?? null);
  if (intent?.status !== "succeeded" || !method || kind === undefined || customerId === undefined)
    return undefined;
  const lastDigits = method.card?.last4 ?? method.au_becs_debit?.last4 ?? "";
  return { customerId, paymentMethodId: method.id, kind, lastDigits };
}

function oursIn(metadata: Stripe.Metadata | null): OurMetadata {
  return { intentId: metadata?.intentId ?? "", invoiceId: metadata?.invoiceId ?? "" };
}

function expanded<Whole extends { id: string }>(value: string | Whole | null): Whole | undefined {
  return value === null || typeof value === "string" ? undefined : value;
}

export function idOf(value: string | { id: string } | null): string | undefined {
  if (value === null) return undefined;
  return typeof value === "string" ? value : value.id;
}

export function isPageId(id: string): boolean {
  return id.startsWith("cs_");
}
