// A payment in the sandbox provider's books, and where the books are kept. Plain JSON, with no card number in it.
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { PaymentMethodKind, ProviderPaymentStatus, ProviderRefundStatus } from "./card-payments-port.ts";

export type SandboxEvent = {
  id: string;
  type: string;
  createdAt: Instant;
  /** How the payment stood at the event. */
  status: ProviderPaymentStatus;
  /** Which of its refunds it is about, where it is about one. */
  refundId?: string;
  attempts: number;
  /** Null once it was delivered, or given up. */
  nextAttemptAt: Instant | null;
};

/** Paid on a page, saved on a page to be charged later, or charged without one. */
export type SandboxMode = "payment" | "setup" | "charge";

/** What becomes of a charge of what was saved. */
export type LaterStep = "pay by card" | "decline card" | "start direct debit";

export type SandboxRefund = {
  id: string;
  /** Ours, under which it was asked for; empty for one that staff made in the provider's own books. */
  key: string;
  amountCents: string;
  status: ProviderRefundStatus;
};

export type SandboxPayment = {
  /** The page's, or of a charge the intent's. */
  id: string;
  /** Rises by one with every change, from 1. */
  version: number;
  mode: SandboxMode;
  /** A digest of what was asked under the key: the same key for something else is refused. */
  askedFor: string;
  /** Ours, which the provider only carries. */
  intentId: string;
  invoiceId: string;
  /** Digits; JSON has no whole numbers of any size. */
  amountCents: string;
  currency: string;
  description: string;
  returnUrl: string;
  customerEmail: string;
  createdAt: Instant;
  /** Null for a charge, which has no page. */
  expiresAt: Instant | null;
  status: ProviderPaymentStatus;
  /** A debit that was refused by the bank cannot be tried again on the same page. */
  isPageOver: boolean;
  method: PaymentMethodKind | null;
  lastDigits: string | null;
  failureReason: string | null;
  /** Of a charge, whom it was asked of. */
  customerId: string | null;
  paymentMethodId: string | null;
  /** Of a method that was saved, what becomes of a charge; null once it was forgotten. */
  laterStep: LaterStep | null;
  refunds: SandboxRefund[];
  dispute: "needs_response" | "won" | "lost" | null;
  events: SandboxEvent[];
  /** The earliest `nextAttemptAt` of its events. */
  nextDeliveryAt: Instant | null;
};

/** Its id without the kind: what belongs to it goes by the same. */
export function stemOf({ id }: SandboxPayment): string {
  return id.replace(/^(cs_test|pi)_/, "");
}

export interface SandboxPaymentStore {
  get(id: string): Promise<SandboxPayment | undefined>;
  /**
   * Keeps the payment if the stored one has the version before it (none, for version 1), in one step.
   * False when another change came first.
   */
  put(payment: SandboxPayment): Promise<boolean>;
  /** Payments whose `nextDeliveryAt` is not after `now`, earliest first. */
  listDue(now: Instant, limit: number): Promise<SandboxPayment[]>;
  listOfCustomer(customerId: string): Promise<SandboxPayment[]>;
}
