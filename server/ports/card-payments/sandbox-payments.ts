// The embedded payment provider: its own books, its own page, and signed webhooks like a real one's.
import { createHash } from "node:crypto";
import { cents } from "@bondline/domain/values/money/money.ts";
import { instantFromMilliseconds, millisecondsOf } from "@bondline/domain/values/time/instant.ts";
import type { Clock } from "../clock/clock-port.ts";
import type { PortLog } from "../port-log.ts";
import {
  type CardPaymentsPort,
  type HostedPayment,
  type HostedPaymentRequest,
  PaymentFault,
  type ProviderPayment,
} from "./card-payments-port.ts";
import type { SandboxPayment, SandboxPaymentStore } from "./sandbox-payment.ts";
import { afterDelivery, afterStep, type SandboxStep, type StepDetails } from "./sandbox-steps.ts";
import { postWebhook, readWebhookBody, SIGNATURE_HEADER, webhookBody } from "./sandbox-webhooks.ts";
import { requireSignature, signWebhook } from "./webhook-signature.ts";

export interface SandboxPayments extends CardPaymentsPort {
  readonly clock: Clock;
  find(paymentId: string): Promise<SandboxPayment | undefined>;
  /** Takes the step if it applies, and answers how the payment stands; undefined for an unknown payment. */
  take(
    paymentId: string,
    step: SandboxStep,
    details?: Omit<StepDetails, "at">,
  ): Promise<SandboxPayment | undefined>;
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
  const take: SandboxPayments["take"] = async (paymentId, step, details = {}) => {
    const taken = await change(store, paymentId, (payment) =>
      afterStep(payment, step, { ...details, at: clock.now() }),
    );
    delivery.kick();
    return taken;
  };
  return {
    clock,
    take,
    find: (paymentId) => store.get(paymentId),
    createHostedPayment: (request) => createHostedPayment(options, request),
    fetchPayment: async (paymentId) => toProviderPayment(await store.get(paymentId)),
    voidPayment: async (paymentId) => requireVoid(await take(paymentId, "void")),
    verifyWebhook(rawBody, headers, now) {
      const header = headers[SIGNATURE_HEADER];
      const secrets = options.webhookSecrets;
      requireSignature(rawBody, typeof header === "string" ? header : undefined, { secrets, now });
      return readWebhookBody(rawBody);
    },
    deliverDue: delivery.deliverDue,
    redeliver: async (paymentId, eventId) => post(options, await store.get(paymentId), eventId),
    start: delivery.start,
    stop: delivery.stop,
  };
}

async function createHostedPayment(
  { store, publicUrl }: SandboxPaymentsOptions,
  request: HostedPaymentRequest,
): Promise<HostedPayment> {
  requireRequest(request, publicUrl);
  const made = newPayment(request);
  const isNew = await store.put(made);
  const kept = isNew ? made : await store.get(made.id);
  if (kept?.amountCents !== made.amountCents || kept.invoiceId !== made.invoiceId) {
    throw new PaymentFault("This intent was already used for another amount or invoice.", {
      retriable: false,
    });
  }
  return { providerPaymentId: made.id, hostedUrl: `${publicUrl}/sandbox/pay/${made.id}` };
}

function requireRequest(request: HostedPaymentRequest, publicUrl: string): void {
  if (request.amountCents <= 0n)
    throw new PaymentFault("An amount to pay is above zero.", { retriable: false });
  const isOurs =
    URL.canParse(request.returnUrl) && new URL(request.returnUrl).origin === new URL(publicUrl).origin;
  if (!isOurs) throw new PaymentFault("Payers return to our own address only.", { retriable: false });
}

/** The id follows from the intent, so that asking twice finds the first. */
function newPayment(request: HostedPaymentRequest): SandboxPayment {
  return {
    ...request,
    id: `pay_${createHash("sha256").update(`sandbox payment of ${request.intentId}`).digest("hex").slice(0, 40)}`,
    version: 1,
    amountCents: String(request.amountCents),
    status: "requires_payment_method",
    method: null,
    failureReason: null,
    events: [],
    nextDeliveryAt: null,
  };
}

function requireVoid(payment: SandboxPayment | undefined): void {
  if (payment === undefined) throw new PaymentFault("There is no such payment.", { retriable: false });
  if (payment.status === "canceled") return;
  throw new PaymentFault("Money is already under way for this payment.", { retriable: false });
}

function toProviderPayment(payment: SandboxPayment | undefined): ProviderPayment | undefined {
  if (payment === undefined) return undefined;
  return {
    providerPaymentId: payment.id,
    intentId: payment.intentId,
    invoiceId: payment.invoiceId,
    status: payment.status,
    method: payment.method ?? undefined,
    amountCents: cents(BigInt(payment.amountCents)),
    currency: payment.currency,
    failureReason: payment.failureReason ?? undefined,
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
  const rawBody = webhookBody(payment, event);
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
