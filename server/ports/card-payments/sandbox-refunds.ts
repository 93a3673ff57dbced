// What goes back of a sandbox payment: refunds of a whole or a part of it, each once under its key.

import { type Cents, cents } from "@bondline/domain/values/money/money.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { type SandboxPayment, type SandboxRefund, stemOf } from "./sandbox-payment.ts";
import { withEvents } from "./sandbox-steps.ts";

/** As Stripe's own test card, whose refunds fail. */
export const TAKES_NO_REFUND = { number: "4000000000005126", lastDigits: "5126" } as const;

export type RefundAsked = { key: string; amountCents: Cents };

/** Those that failed gave nothing back. */
export function refundedCentsOf({ refunds }: SandboxPayment): Cents {
  const sum = refunds
    .filter(({ status }) => status !== "failed")
    .reduce((total, { amountCents }) => total + BigInt(amountCents), 0n);
  return cents(sum);
}

/** Undefined where the key was used, more is asked for than is left, or the payer's bank has the say. */
export function afterRefund(
  payment: SandboxPayment,
  { key, amountCents }: RefundAsked,
  at: Instant,
): SandboxPayment | undefined {
  const isKnown = key !== "" && payment.refunds.some((refund) => refund.key === key);
  const isLeft = refundedCentsOf(payment) + amountCents <= BigInt(payment.amountCents);
  if (isKnown || !isLeft || payment.status !== "succeeded" || payment.dispute === "needs_response")
    return undefined;
  const fails = payment.method === "card" && payment.lastDigits === TAKES_NO_REFUND.lastDigits;
  const refund: SandboxRefund = {
    id: `re_${stemOf(payment)}_${payment.refunds.length + 1}`,
    key,
    amountCents: String(amountCents),
    status: fails ? "failed" : "succeeded",
  };
  const changed = { ...payment, version: payment.version + 1, refunds: [...payment.refunds, refund] };
  const types = fails ? ["refund.created", "refund.failed"] : ["charge.refunded", "refund.created"];
  return withEvents(changed, types, { at, refundId: refund.id });
}

/** The card was closed meanwhile: what had succeeded comes back to us. */
export function afterRefundFailed(
  payment: SandboxPayment,
  refundId: string,
  at: Instant,
): SandboxPayment | undefined {
  if (!payment.refunds.some(({ id, status }) => id === refundId && status !== "failed")) return undefined;
  const refunds = payment.refunds.map((refund) =>
    refund.id === refundId ? { ...refund, status: "failed" as const } : refund,
  );
  return withEvents({ ...payment, version: payment.version + 1, refunds }, ["refund.failed"], {
    at,
    refundId,
  });
}
