// What can happen to a sandbox payment. A step that does not apply leaves it as it is, so that doing it twice is doing it once.
import { createHash } from "node:crypto";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { PaymentMethodKind, ProviderPaymentStatus } from "./card-payments-port.ts";
import type { LaterStep, SandboxEvent, SandboxMode, SandboxPayment } from "./sandbox-payment.ts";

type Step = {
  from: readonly ProviderPaymentStatus[];
  to: ProviderPaymentStatus;
  /** What the provider reports it, in the order in which it happens; of a page's events a charge has none. */
  events: readonly string[];
  change?: Partial<SandboxPayment>;
};

const PAID = ["payment_intent.succeeded", "checkout.session.completed"] as const;
const FAILED = ["payment_intent.payment_failed"] as const;
const ASIDE = ["succeeded"] as const;

export const SANDBOX_STEPS = {
  "pay by card": { from: ["requires_payment_method"], to: "succeeded", events: PAID },
  "decline card": { from: ["requires_payment_method"], to: "requires_payment_method", events: FAILED },
  "ask for confirmation": {
    from: ["requires_payment_method"],
    to: "requires_action",
    events: ["payment_intent.requires_action"],
  },
  confirm: { from: ["requires_action"], to: "succeeded", events: PAID },
  "refuse to confirm": { from: ["requires_action"], to: "requires_payment_method", events: FAILED },
  "start direct debit": {
    from: ["requires_payment_method"],
    to: "processing",
    events: ["payment_intent.processing", "checkout.session.completed"],
  },
  "settle direct debit": {
    from: ["processing"],
    to: "succeeded",
    events: ["payment_intent.succeeded", "checkout.session.async_payment_succeeded"],
  },
  "dishonour direct debit": {
    from: ["processing"],
    to: "requires_payment_method",
    events: ["payment_intent.payment_failed", "checkout.session.async_payment_failed"],
    change: { isPageOver: true },
  },
  "save method": {
    from: ["requires_payment_method"],
    to: "succeeded",
    events: ["checkout.session.completed"],
  },
  void: {
    from: ["requires_payment_method", "requires_action"],
    to: "canceled",
    events: ["checkout.session.expired"],
  },
  dispute: {
    from: ASIDE,
    to: "succeeded",
    events: ["charge.dispute.created"],
    change: { dispute: "needs_response" },
  },
  "lose dispute": {
    from: ASIDE,
    to: "succeeded",
    events: ["charge.dispute.closed"],
    change: { dispute: "lost" },
  },
  "win dispute": {
    from: ASIDE,
    to: "succeeded",
    events: ["charge.dispute.closed"],
    change: { dispute: "won" },
  },
} as const satisfies Record<string, Step>;
export type SandboxStep = keyof typeof SANDBOX_STEPS;

/** What a kind of payment is not notified of. */
const NOT_SENT: Readonly<Record<SandboxMode, RegExp>> = {
  payment: /^$/,
  setup: /^payment_intent\./,
  charge: /^checkout\.session\./,
};

export type StepDetails = {
  at: Instant;
  method?: PaymentMethodKind;
  failureReason?: string;
  lastDigits?: string;
  laterStep?: LaterStep;
};

/** Undefined where the step does not apply to the payment as it stands. */
export function afterStep(
  payment: SandboxPayment,
  name: SandboxStep,
  { at, ...details }: StepDetails,
): SandboxPayment | undefined {
  const step: Step = SANDBOX_STEPS[name];
  if (!step.from.includes(payment.status) || isClosed(payment, name, at)) return undefined;
  const changed: SandboxPayment = {
    ...payment,
    failureReason: null,
    ...step.change,
    ...details,
    version: payment.version + 1,
    status: step.to,
  };
  return withEvents(
    changed,
    step.events.filter((type) => !NOT_SENT[payment.mode].test(type)),
    { at },
  );
}

/** A page that has expired, or whose debit was refused, takes nothing more; closing it is all that is left. */
function isClosed(
  { expiresAt, isPageOver, status }: SandboxPayment,
  name: SandboxStep,
  at: Instant,
): boolean {
  if (name === "void" || status !== "requires_payment_method") return false;
  return isPageOver || (expiresAt !== null && at >= expiresAt);
}

/** With what the provider reports it added, to be posted at once. */
export function withEvents(
  payment: SandboxPayment,
  types: readonly string[],
  { at, ...about }: { at: Instant; refundId?: string },
): SandboxPayment {
  const added = types.map(
    (type, index): SandboxEvent => ({
      id: `evt_${digest(`${payment.id}/${payment.events.length + index}`).slice(0, 32)}`,
      type,
      createdAt: at,
      status: payment.status,
      ...about,
      attempts: 0,
      nextAttemptAt: at,
    }),
  );
  return withNextDelivery({ ...payment, events: [...payment.events, ...added] });
}

export function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
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
