// The card payments port: a payment page that the provider hosts, and the provider's signed word on what became of it.
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { WebhookHeaders } from "../webhook-refused.ts";

/** As on the wire (INV-36, INV-37); requires_action waits for the payer's bank, canceled is final. */
export const PROVIDER_PAYMENT_STATUSES = [
  "requires_payment_method",
  "requires_action",
  "processing",
  "succeeded",
  "canceled",
] as const;
export type ProviderPaymentStatus = (typeof PROVIDER_PAYMENT_STATUSES)[number];

export type HostedPaymentRequest = {
  /** Our own id for this intent to be paid: the same id gives the same payment again, never a second one. */
  intentId: string;
  amountCents: Cents;
  currency: "AUD";
  description: string;
  invoiceId: string;
  /** Where the payer's browser goes afterwards. Arriving there proves nothing. */
  returnUrl: string;
  customerEmail: string;
};

export type HostedPayment = { providerPaymentId: string; hostedUrl: string };

export type ProviderPayment = {
  providerPaymentId: string;
  intentId: string;
  invoiceId: string;
  status: ProviderPaymentStatus;
  method: "card" | "direct_debit" | undefined;
  amountCents: Cents;
  currency: string;
  /** Why the last attempt failed, in words for the payer. */
  failureReason: string | undefined;
};

/** A provider event whose signature and age were checked. The same event may come twice, and late. */
export type VerifiedPaymentEvent = {
  /** Apply each id once. */
  eventId: string;
  type: "payment.processing" | "payment.succeeded" | "payment.failed" | "payment.canceled";
  createdAt: Instant;
  /** Compare with the account and mode that we are set up for: a test event must not pay a live invoice. */
  account: string;
  livemode: boolean;
  /** As it stood at the event. With events out of order, ask `fetchPayment` for the present state. */
  payment: ProviderPayment;
};

export interface CardPaymentsPort {
  createHostedPayment(request: HostedPaymentRequest): Promise<HostedPayment>;
  /** Undefined when the provider knows no such payment. */
  fetchPayment(providerPaymentId: string): Promise<ProviderPayment | undefined>;
  /** After this nobody can pay it. Voiding twice is no error; throws `PaymentFault` when money is already under way. */
  voidPayment(providerPaymentId: string): Promise<void>;
  /** Takes the bytes as they came, before any parsing. Throws `WebhookRefused`. */
  verifyWebhook(rawBody: Buffer, headers: WebhookHeaders, now: Instant): VerifiedPaymentEvent;
}

export class PaymentFault extends Error {
  readonly retriable: boolean;

  constructor(message: string, options: { retriable: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = "PaymentFault";
    this.retriable = options.retriable;
  }
}
