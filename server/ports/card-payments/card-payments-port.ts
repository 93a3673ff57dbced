// The card payments port: pages that the provider hosts, charges of what a payer has saved there, money that goes back, and the provider's signed word that something changed.
import type { DisputeStatus } from "@bondline/domain/money/invoices/payment-dispute.ts";
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

export type PaymentMethodKind = "card" | "direct_debit";

type PageRequest = {
  /** Our own id for this intent: the same id gives the same page again, never a second one. */
  intentId: string;
  /** Where the payer's browser goes afterwards. Arriving there proves nothing. */
  returnUrl: string;
  /** Empty where the payer is to write it. */
  customerEmail: string;
};

type RequestedAmount = { amountCents: Cents; currency: "AUD"; description: string; invoiceId: string };

export type HostedPaymentRequest = PageRequest & RequestedAmount;

/** Of what the payer has saved, while nobody is at a page. */
export type ChargeRequest = RequestedAmount & {
  intentId: string;
  customerId: string;
  paymentMethodId: string;
};

/** After `until` nobody can use the page any more, and another has to be opened. */
export type HostedPage = { providerPaymentId: string; hostedUrl: string; until: Instant };

export type ProviderPayment = {
  /** The page's where it was paid on one, else the charge's. */
  providerPaymentId: string;
  intentId: string;
  invoiceId: string;
  status: ProviderPaymentStatus;
  /** Over: paid, expired, or of a debit that the bank refused. Undefined where there was no page. */
  page: "open" | "over" | undefined;
  method: PaymentMethodKind | undefined;
  amountCents: Cents;
  currency: string;
  /** Why the last attempt failed, in words for the payer. */
  failureReason: string | undefined;
  refundedCents: Cents;
  /** The payer has asked the bank for the money back, and it is not decided for us. */
  isDisputed: boolean;
  /** Those for which money was taken from our account; an enquiry of the bank takes none. */
  disputes: readonly ProviderDispute[];
  /** By which a payer's own program confirms what the bank wants confirmed. */
  clientSecret: string | undefined;
  paymentMethodId: string | undefined;
};

/** Of a payment that was disputed: the money is with the provider until it is decided. */
export type ProviderDispute = {
  providerDisputeId: string;
  status: DisputeStatus;
  amountCents: Cents;
  /** Kept by the provider, whatever becomes of it, as far as it says so. */
  feeCents: Cents;
  /** Until when our evidence is taken; null where the provider says no moment, or takes none. */
  evidenceDueAt: Instant | null;
};

/** What a payer has left at the provider to be charged later. */
export type SavedMethod = {
  customerId: string;
  paymentMethodId: string;
  kind: PaymentMethodKind;
  lastDigits: string;
};

/** A page on which a method is saved; `saved` is undefined until it is. */
export type MethodPage = { status: "open" | "saved" | "over"; saved: SavedMethod | undefined };

/** Back to the card or account from which a payment came, in whole or in part. */
export type RefundRequest = {
  /** Our own id for this attempt: however late the same is asked again, it is paid back once. */
  refundKey: string;
  providerPaymentId: string;
  amountCents: Cents;
};

/** One that succeeded may fail days later, where the card or the account is closed. */
export type ProviderRefundStatus = "pending" | "succeeded" | "failed";

export type ProviderRefund = {
  providerRefundId: string;
  status: ProviderRefundStatus;
  /** Why it failed, in words for people. */
  failureReason: string | undefined;
};

/** A provider event whose signature and age were checked. It may come twice, late and out of order: ask what it is about. */
export type VerifiedPaymentEvent = {
  /** Apply each id once. */
  eventId: string;
  /** As the provider calls it. */
  type: string;
  createdAt: Instant;
  /** What to ask the provider about: a payment, or a page on which a method is saved. */
  about: "payment" | "method";
  objectId: string;
};

export interface CardPaymentsPort {
  createHostedPayment(request: HostedPaymentRequest): Promise<HostedPage>;
  /** Undefined when the provider knows no such payment. */
  fetchPayment(providerPaymentId: string): Promise<ProviderPayment | undefined>;
  /** After this nobody can pay it. Voiding twice is no error; throws `PaymentFault` when money is already under way. */
  voidPayment(providerPaymentId: string): Promise<void>;
  /** Throws a `PaymentFault` that is not retriable for more than is left of the payment, and while it is disputed. */
  refundPayment(request: RefundRequest): Promise<ProviderRefund>;
  /** Undefined when the provider knows no such refund. */
  fetchRefund(providerRefundId: string): Promise<ProviderRefund | undefined>;
  /** A charge that the bank declines is a payment that failed, no fault. However late the same intent is asked again, it is charged once. */
  chargeSavedMethod(request: ChargeRequest): Promise<ProviderPayment>;
  openMethodPage(request: PageRequest): Promise<HostedPage>;
  fetchMethodPage(pageId: string): Promise<MethodPage | undefined>;
  /** Afterwards it cannot be charged. Forgetting twice is no error. */
  forgetMethod(paymentMethodId: string): Promise<void>;
  /**
   * Takes the bytes as they came, before any parsing. Undefined for an event that is about nothing of ours.
   * Throws `WebhookRefused`.
   */
  verifyWebhook(rawBody: Buffer, headers: WebhookHeaders, now: Instant): VerifiedPaymentEvent | undefined;
}

/** Thrown by every call: `retriable` says whether the same call may succeed later. */
export class PaymentFault extends Error {
  readonly retriable: boolean;

  constructor(message: string, options: { retriable: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = "PaymentFault";
    this.retriable = options.retriable;
  }
}
