// A payment in the sandbox provider's books, and where the books are kept. Plain JSON, with no card number in it.
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { ProviderPaymentStatus, VerifiedPaymentEvent } from "./card-payments-port.ts";

export type SandboxEvent = {
  id: string;
  type: VerifiedPaymentEvent["type"];
  createdAt: Instant;
  /** How the payment stood at the event. */
  status: ProviderPaymentStatus;
  method: "card" | "direct_debit" | null;
  failureReason: string | null;
  attempts: number;
  /** Null once it was delivered, or given up. */
  nextAttemptAt: Instant | null;
};

export type SandboxPayment = {
  id: string;
  /** Rises by one with every change, from 1. */
  version: number;
  intentId: string;
  invoiceId: string;
  /** Digits; JSON has no whole numbers of any size. */
  amountCents: string;
  currency: "AUD";
  description: string;
  returnUrl: string;
  customerEmail: string;
  status: ProviderPaymentStatus;
  method: "card" | "direct_debit" | null;
  failureReason: string | null;
  events: SandboxEvent[];
  /** The earliest `nextAttemptAt` of its events. */
  nextDeliveryAt: Instant | null;
};

export interface SandboxPaymentStore {
  get(id: string): Promise<SandboxPayment | undefined>;
  /**
   * Keeps the payment if the stored one has the version before it (none, for version 1), in one step.
   * False when another change came first.
   */
  put(payment: SandboxPayment): Promise<boolean>;
  /** Payments whose `nextDeliveryAt` is not after `now`, earliest first. */
  listDue(now: Instant, limit: number): Promise<SandboxPayment[]>;
}
