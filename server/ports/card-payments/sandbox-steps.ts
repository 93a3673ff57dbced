// What can happen to a sandbox payment. A step that does not apply leaves it as it is, so that doing it twice is doing it once.
import { createHash } from "node:crypto";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { ProviderPaymentStatus } from "./card-payments-port.ts";
import type { SandboxEvent, SandboxPayment } from "./sandbox-payment.ts";

type Method = "card" | "direct_debit";

type Step = {
  from: readonly ProviderPaymentStatus[];
  to: ProviderPaymentStatus;
  /** Null where nobody needs to be told yet. */
  event: SandboxEvent["type"] | null;
};

export const SANDBOX_STEPS = {
  "pay by card": { from: ["requires_payment_method"], to: "succeeded", event: "payment.succeeded" },
  "decline card": {
    from: ["requires_payment_method"],
    to: "requires_payment_method",
    event: "payment.failed",
  },
  "ask for confirmation": { from: ["requires_payment_method"], to: "requires_action", event: null },
  confirm: { from: ["requires_action"], to: "succeeded", event: "payment.succeeded" },
  "refuse to confirm": { from: ["requires_action"], to: "requires_payment_method", event: "payment.failed" },
  "start direct debit": { from: ["requires_payment_method"], to: "processing", event: "payment.processing" },
  "settle direct debit": { from: ["processing"], to: "succeeded", event: "payment.succeeded" },
  "dishonour direct debit": { from: ["processing"], to: "requires_payment_method", event: "payment.failed" },
  void: { from: ["requires_payment_method", "requires_action"], to: "canceled", event: "payment.canceled" },
} as const satisfies Record<string, Step>;
export type SandboxStep = keyof typeof SANDBOX_STEPS;

export type StepDetails = { at: Instant; method?: Method; failureReason?: string };

/** Undefined where the step does not apply to the payment as it stands. */
export function afterStep(
  payment: SandboxPayment,
  name: SandboxStep,
  details: StepDetails,
): SandboxPayment | undefined {
  const step: Step = SANDBOX_STEPS[name];
  if (!step.from.includes(payment.status)) return undefined;
  const changed: SandboxPayment = {
    ...payment,
    version: payment.version + 1,
    status: step.to,
    method: details.method ?? payment.method,
    failureReason: details.failureReason ?? null,
  };
  return step.event === null ? changed : withEvent(changed, step.event, details.at);
}

function withEvent(payment: SandboxPayment, type: SandboxEvent["type"], at: Instant): SandboxPayment {
  const { status, method, failureReason } = payment;
  const id = `evt_${createHash("sha256").update(`${payment.id}/${payment.events.length}`).digest("hex").slice(0, 32)}`;
  const event: SandboxEvent = {
    id,
    type,
    createdAt: at,
    status,
    method,
    failureReason,
    attempts: 0,
    nextAttemptAt: at,
  };
  return withNextDelivery({ ...payment, events: [...payment.events, event] });
}

/** After this attempt the next one waits for so many seconds; after the last, about three days on, it is given up. */
const BACKOFF_SECONDS = [5, 30, 120, 600, 3_600, 21_600, 86_400, 172_800] as const;

export function afterDelivery(
  payment: SandboxPayment,
  eventId: string,
  outcome: { isDelivered: boolean; at: Instant; later: (seconds: number) => Instant },
): SandboxPayment {
  const events = payment.events.map((event) => {
    if (event.id !== eventId) return event;
    const wait = outcome.isDelivered ? undefined : BACKOFF_SECONDS[event.attempts];
    return {
      ...event,
      attempts: event.attempts + 1,
      nextAttemptAt: wait === undefined ? null : outcome.later(wait),
    };
  });
  return withNextDelivery({ ...payment, version: payment.version + 1, events });
}

function withNextDelivery(payment: SandboxPayment): SandboxPayment {
  const [nextDeliveryAt = null] = payment.events
    .flatMap(({ nextAttemptAt }) => (nextAttemptAt === null ? [] : [nextAttemptAt]))
    .sort();
  return { ...payment, nextDeliveryAt };
}
