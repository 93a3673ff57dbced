// The embedded payment provider: its own books, its own page, and signed webhooks. It is spoken to by the wire of the real one.
import {
  type Instant,
  instantFromMilliseconds,
  millisecondsOf,
} from "@bondline/domain/values/time/instant.ts";
import type { Clock } from "../clock/clock-port.ts";
import type { PortLog } from "../port-log.ts";
import { PaymentFault } from "./card-payments-port.ts";
import { sandboxFetch } from "./sandbox-api.ts";
import type { SandboxPayment, SandboxPaymentStore } from "./sandbox-payment.ts";
import { afterRefund, afterRefundFailed, type RefundAsked } from "./sandbox-refunds.ts";
import { afterDelivery, afterStep, type SandboxStep, type StepDetails } from "./sandbox-steps.ts";
import { postWebhook, webhookBody } from "./sandbox-webhooks.ts";
import { signWebhook } from "./webhook-signature.ts";

export interface SandboxPayments {
  readonly clock: Clock;
  /** What the adapter speaks through. */
  readonly fetch: typeof fetch;
  find(paymentId: string): Promise<SandboxPayment | undefined>;
  /** Takes the step if it applies, and answers how the payment stands; undefined for an unknown payment. */
  take(
    paymentId: string,
    step: SandboxStep,
    details?: Omit<StepDetails, "at">,
  ): Promise<SandboxPayment | undefined>;
  /** Pays back a part or all of it, if that much is left; answers how the payment stands. */
  refund(paymentId: string, asked: RefundAsked): Promise<SandboxPayment | undefined>;
  /** What had gone back comes back, since the card was closed. */
  failRefund(paymentId: string, refundId: string): Promise<SandboxPayment | undefined>;
  /** Posts every webhook that is due, and answers how many were taken. */
  deliverDue(): Promise<number>;
  /** Posts one event once more, as providers do: receivers must cope with repeats and disorder. */
  redeliver(paymentId: string, eventId: string): Promise<boolean>;
  /** Delivers by itself from now on: at once after each step, and every few seconds what is due again. */
  start(): void;
  stop(): Promise<void>;
}

export type SandboxPaymentsOptions = {
  publicUrl: string;
  secretKey: string;
  webhookSecrets: readonly string[];
  store: SandboxPaymentStore;
  clock: Clock;
  log: PortLog;
};

const ROUNDS_MAX = 20;
const DUE_AT_ONCE_MAX = 50;
const DELIVERY_PAUSE_MILLISECONDS = 3_000;

export function makeSandboxPayments(options: SandboxPaymentsOptions): SandboxPayments {
  const { clock, store } = options;
  const delivery = makeDelivery(options);
  const changeAndSend = async (
    paymentId: string,
    decide: (payment: SandboxPayment, at: Instant) => SandboxPayment | undefined,
  ) => {
    const changed = await change(store, paymentId, (payment) => decide(payment, clock.now()));
    delivery.kick();
    return changed;
  };
  const take: SandboxPayments["take"] = (paymentId, step, details = {}) =>
    changeAndSend(paymentId, (payment, at) => afterStep(payment, step, { ...details, at }));
  const refund: SandboxPayments["refund"] = (paymentId, asked) =>
    changeAndSend(paymentId, (payment, at) => afterRefund(payment, asked, at));
  return {
    clock,
    take,
    refund,
    failRefund: (paymentId, refundId) =>
      changeAndSend(paymentId, (payment, at) => afterRefundFailed(payment, refundId, at)),
    fetch: sandboxFetch({ ...options, take, refund }),
    find: (paymentId) => store.get(paymentId),
    deliverDue: delivery.deliverDue,
    redeliver: async (paymentId, eventId) => post(options, await store.get(paymentId), eventId),
    start: delivery.start,
    stop: delivery.stop,
  };
}

/** Reads, changes and keeps; begins again when somebody else kept a change meanwhile. */
async function change(
  store: SandboxPaymentStore,
  paymentId: string,
  decide: (payment: SandboxPayment) => SandboxPayment | undefined,
): Promise<SandboxPayment | undefined> {
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const payment = await store.get(paymentId);
    const changed = payment === undefined ? undefined : decide(payment);
    if (changed === undefined) return payment;
    if (await store.put(changed)) return changed;
  }
  throw new PaymentFault("The payment is being changed too often at once.", { retriable: true });
}

async function post(
  options: SandboxPaymentsOptions,
  payment: SandboxPayment | undefined,
  eventId: string,
): Promise<boolean> {
  const event = payment?.events.find(({ id }) => id === eventId);
  const [secret] = options.webhookSecrets;
  if (payment === undefined || event === undefined || secret === undefined) return false;
  const rawBody = webhookBody(payment, event, options.publicUrl);
  const url = `${options.publicUrl}/webhooks/card-payments`;
  return postWebhook(url, rawBody, signWebhook(rawBody, secret, options.clock.now()));
}

function makeDelivery(options: SandboxPaymentsOptions) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let isNextRoundAsked = false;

  async function deliverDue(): Promise<number> {
    let taken = 0;
    for (const payment of await options.store.listDue(options.clock.now(), DUE_AT_ONCE_MAX)) {
      taken += await deliverDueOf(options, payment);
    }
    return taken;
  }

  /** One round at a time in this process; another instance may still post the same event. */
  function kick(): void {
    if (timer === undefined || isNextRoundAsked) return;
    isNextRoundAsked = true;
    running = running.then(round).catch((error: unknown) => {
      options.log.warn({ port: "card-payments", err: error }, "Webhooks could not be delivered.");
    });
  }

  async function round(): Promise<void> {
    isNextRoundAsked = false;
    await deliverDue();
  }

  return {
    deliverDue,
    kick,
    start() {
      timer ??= setInterval(kick, DELIVERY_PAUSE_MILLISECONDS).unref();
      kick();
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      await running;
    },
  };
}

async function deliverDueOf(options: SandboxPaymentsOptions, payment: SandboxPayment): Promise<number> {
  const now = options.clock.now();
  const due = payment.events.filter(({ nextAttemptAt }) => nextAttemptAt !== null && nextAttemptAt <= now);
  let taken = 0;
  for (const event of due) {
    const isDelivered = await post(options, payment, event.id);
    const at = options.clock.now();
    const later = (seconds: number) => instantFromMilliseconds(millisecondsOf(at) + seconds * 1000);
    await change(options.store, payment.id, (present) =>
      afterDelivery(present, event.id, { isDelivered, at, later }),
    );
    if (isDelivered) taken += 1;
  }
  return taken;
}
