// The sandbox's books as the objects of Stripe's wire. Each has the fields that the portal reads, typed by Stripe's own package, so that a drift does not compile.

import { addWholeDays, type Instant } from "@bondline/domain/values/time/instant.ts";
import type Stripe from "stripe";
import { epochSeconds } from "../clock/epoch-seconds.ts";
import { type SandboxEvent, type SandboxPayment, type SandboxRefund, stemOf } from "./sandbox-payment.ts";
import { refundedCentsOf } from "./sandbox-refunds.ts";
import { toWire } from "./wire-amount.ts";

/** As the package that we speak it by has it. */
const API_VERSION = "2026-10-28.endive";
const WIRE_TYPES = { card: "card", direct_debit: "au_becs_debit" } as const;

export const pageIdOf = (stem: string) => `cs_test_${stem}`;
const intentIdOf = (payment: SandboxPayment) => `pi_${stemOf(payment)}`;
const customerIdOf = (payment: SandboxPayment) => payment.customerId ?? `cus_${stemOf(payment)}`;
const methodIdOf = (payment: SandboxPayment) => payment.paymentMethodId ?? `pm_${stemOf(payment)}`;

type Charge = Pick<
  Stripe.Charge,
  "id" | "object" | "amount" | "amount_refunded" | "disputed" | "livemode" | "refunded"
> & { payment_intent: string; payment_method_details: { type: string } };

type Intent = Pick<
  Stripe.PaymentIntent,
  | "id"
  | "object"
  | "amount"
  | "amount_received"
  | "client_secret"
  | "created"
  | "currency"
  | "livemode"
  | "status"
> & {
  customer: string | null;
  description: string | null;
  last_payment_error: { type: "card_error"; code: string; message: string } | null;
  latest_charge: string | Charge | null;
  metadata: Stripe.Metadata;
  payment_method: string | null;
};

type Session = Pick<
  Stripe.Checkout.Session,
  | "id"
  | "object"
  | "amount_total"
  | "client_reference_id"
  | "created"
  | "currency"
  | "customer_email"
  | "expires_at"
  | "livemode"
  | "mode"
  | "payment_status"
  | "status"
  | "url"
> & {
  customer: string | null;
  metadata: Stripe.Metadata;
  payment_intent: string | Intent | null;
  setup_intent: string | SetupIntent | null;
};

type Method = Pick<Stripe.PaymentMethod, "id" | "object" | "livemode" | "type"> & {
  card?: { last4: string };
  au_becs_debit?: { last4: string };
  customer: string | null;
};

type SetupIntent = Pick<Stripe.SetupIntent, "id" | "object" | "livemode" | "status"> & {
  customer: string;
  payment_method: Method;
};

/** Whether what belongs to it is shown with it, on whose address, and when. */
export type Shown = { isExpanded: boolean; publicUrl: string; now: Instant };

function chargeObject(payment: SandboxPayment): Charge {
  return {
    id: `ch_${stemOf(payment)}`,
    object: "charge",
    amount: toWire(BigInt(payment.amountCents)),
    amount_refunded: toWire(refundedCentsOf(payment)),
    disputed: payment.dispute !== null,
    livemode: false,
    payment_intent: intentIdOf(payment),
    payment_method_details: { type: WIRE_TYPES[payment.method ?? "card"] },
    refunded: refundedCentsOf(payment) === BigInt(payment.amountCents),
  };
}

export function intentObject(payment: SandboxPayment, { isExpanded }: Pick<Shown, "isExpanded">): Intent {
  const { status, method, failureReason } = payment;
  const isCharged = status === "succeeded" || status === "processing";
  const charge = chargeObject(payment);
  return {
    id: intentIdOf(payment),
    object: "payment_intent",
    amount: toWire(BigInt(payment.amountCents)),
    amount_received: status === "succeeded" ? toWire(BigInt(payment.amountCents)) : 0,
    client_secret: `${intentIdOf(payment)}_secret_${stemOf(payment).slice(0, 16)}`,
    created: epochSeconds(payment.createdAt),
    currency: payment.currency.toLowerCase(),
    customer: payment.customerId,
    description: payment.description,
    last_payment_error:
      failureReason === null ? null : { type: "card_error", code: "card_declined", message: failureReason },
    latest_charge: isCharged ? (isExpanded ? charge : charge.id) : null,
    livemode: false,
    metadata: { intentId: payment.intentId, invoiceId: payment.invoiceId },
    payment_method: method === null ? null : methodIdOf(payment),
    status,
  };
}

export function sessionObject(payment: SandboxPayment, { isExpanded, publicUrl, now }: Shown): Session {
  const isSetup = payment.mode === "setup";
  const status = sessionStatus(payment, now);
  const isTouched = payment.method !== null || payment.failureReason !== null;
  const intent = intentObject(payment, { isExpanded });
  return {
    id: payment.id,
    object: "checkout.session",
    amount_total: isSetup ? null : toWire(BigInt(payment.amountCents)),
    client_reference_id: payment.invoiceId || null,
    created: epochSeconds(payment.createdAt),
    currency: payment.currency.toLowerCase(),
    customer: isSetup && payment.status === "succeeded" ? customerIdOf(payment) : null,
    customer_email: null,
    expires_at: epochSeconds(payment.expiresAt ?? payment.createdAt),
    livemode: false,
    metadata: { intentId: payment.intentId, ...(isSetup ? {} : { invoiceId: payment.invoiceId }) },
    mode: isSetup ? "setup" : "payment",
    payment_intent: isSetup || !isTouched ? null : isExpanded ? intent : intent.id,
    payment_status: isSetup ? "no_payment_required" : payment.status === "succeeded" ? "paid" : "unpaid",
    setup_intent: isSetup && payment.status === "succeeded" ? setupObject(payment) : null,
    status,
    url: status === "open" ? `${publicUrl}/sandbox/pay/${payment.id}` : null,
  };
}

/** As Stripe says it of a page: what was submitted is complete, whatever the bank says later. */
function sessionStatus({ status, isPageOver, expiresAt }: SandboxPayment, now: Instant): Session["status"] {
  if (status === "canceled") return "expired";
  if (status === "succeeded" || status === "processing" || isPageOver) return "complete";
  return expiresAt !== null && now >= expiresAt ? "expired" : "open";
}

function setupObject(payment: SandboxPayment): SetupIntent {
  return {
    id: `seti_${stemOf(payment)}`,
    object: "setup_intent",
    customer: customerIdOf(payment),
    livemode: false,
    payment_method: methodObject(payment),
    status: "succeeded",
  };
}

export function methodObject(payment: SandboxPayment): Method {
  const type = WIRE_TYPES[payment.method ?? "card"];
  const details = { last4: payment.lastDigits ?? "" };
  return {
    id: methodIdOf(payment),
    object: "payment_method",
    customer: payment.laterStep === null ? null : customerIdOf(payment),
    livemode: false,
    type,
    [type]: details,
  };
}

/** Kept whatever becomes of the dispute. */
const DISPUTE_FEE_CENTS = 2500;
/** From when the payer has disputed it. */
const DISPUTE_ANSWER_DAYS = 7;
type Disputed = Partial<Omit<Stripe.Dispute, "balance_transactions" | "evidence_details">> & {
  balance_transactions: Pick<Stripe.BalanceTransaction, "fee">[];
  evidence_details: Pick<Stripe.Dispute.EvidenceDetails, "due_by">;
};

export function disputeObject(payment: SandboxPayment) {
  return {
    id: `du_${stemOf(payment)}`,
    object: "dispute",
    amount: toWire(BigInt(payment.amountCents)),
    balance_transactions: [{ fee: DISPUTE_FEE_CENTS }],
    charge: `ch_${stemOf(payment)}`,
    evidence_details: { due_by: evidenceDueBy(payment) },
    payment_intent: intentIdOf(payment),
    status: payment.dispute ?? "needs_response",
  } satisfies Disputed;
}

function evidenceDueBy({ events }: SandboxPayment): number | null {
  const opened = events.findLast(({ type }) => type === "charge.dispute.created");
  return opened === undefined ? null : epochSeconds(addWholeDays(opened.createdAt, DISPUTE_ANSWER_DAYS));
}

export function refundObject(payment: SandboxPayment, { id, key, amountCents, status }: SandboxRefund) {
  return {
    id,
    object: "refund",
    amount: toWire(BigInt(amountCents)),
    charge: `ch_${stemOf(payment)}`,
    currency: payment.currency.toLowerCase(),
    metadata: { refundKey: key },
    payment_intent: intentIdOf(payment),
    status,
    ...(status === "failed" ? { failure_reason: "expired_or_canceled_card" } : {}),
  } satisfies Partial<Stripe.Refund>;
}

type Draw = (payment: SandboxPayment, shown: Shown, event: SandboxEvent) => object | undefined;

const OBJECTS: readonly { of: string; object: Draw }[] = [
  { of: "checkout.session.", object: sessionObject },
  { of: "payment_intent.", object: intentObject },
  { of: "charge.dispute.", object: disputeObject },
  { of: "charge.", object: chargeObject },
  { of: "refund.", object: refundOfEvent },
];

function refundOfEvent(payment: SandboxPayment, _shown: Shown, { refundId }: SandboxEvent) {
  const refund = payment.refunds.find(({ id }) => id === refundId);
  return refund && refundObject(payment, refund);
}

/** As things stood at the event, and nothing about the payer. */
export function eventObject(payment: SandboxPayment, event: SandboxEvent, publicUrl: string) {
  const then: SandboxPayment = { ...payment, status: event.status };
  const shown = { isExpanded: false, publicUrl, now: event.createdAt };
  return {
    id: event.id,
    object: "event",
    api_version: API_VERSION,
    created: epochSeconds(event.createdAt),
    data: { object: OBJECTS.find(({ of }) => event.type.startsWith(of))?.object(then, shown, event) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type: event.type,
  } satisfies Record<Exclude<keyof Stripe.EventBase, "account" | "context">, unknown>;
}
