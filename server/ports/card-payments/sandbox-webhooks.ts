// The sandbox provider's webhooks: what is posted, how it is read back, and how often delivery is tried.
import { cents } from "@bondline/domain/values/money/money.ts";
import { type Instant, instant } from "@bondline/domain/values/time/instant.ts";
import { WebhookRefused } from "../webhook-refused.ts";
import {
  PROVIDER_PAYMENT_STATUSES,
  type ProviderPayment,
  type VerifiedPaymentEvent,
} from "./card-payments-port.ts";
import type { SandboxEvent, SandboxPayment } from "./sandbox-payment.ts";

export const SANDBOX_ACCOUNT = "bondline-sandbox";
export const SIGNATURE_HEADER = "sandbox-signature";

const EVENT_TYPES = [
  "payment.processing",
  "payment.succeeded",
  "payment.failed",
  "payment.canceled",
] as const;
const ANSWER_MILLISECONDS_MAX = 10_000;

/** The payment as it stood at the event, and nothing about the payer. */
export function webhookBody(payment: SandboxPayment, event: SandboxEvent): Buffer {
  return Buffer.from(
    JSON.stringify({
      id: event.id,
      type: event.type,
      createdAt: event.createdAt,
      account: SANDBOX_ACCOUNT,
      livemode: false,
      payment: {
        id: payment.id,
        intentId: payment.intentId,
        invoiceId: payment.invoiceId,
        status: event.status,
        method: event.method,
        amountCents: payment.amountCents,
        currency: payment.currency,
        failureReason: event.failureReason,
      },
    }),
  );
}

/** Throws `WebhookRefused`: a signed body that we cannot read is no event of ours. */
export function readWebhookBody(rawBody: Buffer): VerifiedPaymentEvent {
  const body = record(parsed(rawBody));
  const account = text(body, "account");
  if (account !== SANDBOX_ACCOUNT || body.livemode !== false) {
    throw new WebhookRefused("other-account", "The webhook is for another account or mode.");
  }
  return {
    eventId: text(body, "id"),
    type: oneOf(EVENT_TYPES, body.type),
    createdAt: moment(text(body, "createdAt")),
    account,
    livemode: false,
    payment: readPayment(record(body.payment)),
  };
}

function readPayment(body: Record<string, unknown>): ProviderPayment {
  const amount = text(body, "amountCents");
  if (!/^[1-9]\d{0,17}$/.test(amount)) throw malformed();
  return {
    providerPaymentId: text(body, "id"),
    intentId: text(body, "intentId"),
    invoiceId: text(body, "invoiceId"),
    status: oneOf(PROVIDER_PAYMENT_STATUSES, body.status),
    method: body.method === null ? undefined : oneOf(["card", "direct_debit"] as const, body.method),
    amountCents: cents(BigInt(amount)),
    currency: text(body, "currency"),
    failureReason: body.failureReason === null ? undefined : text(body, "failureReason"),
  };
}

/** True when the receiver took it. Any answer but 2xx, and any failure to answer in time, is to be tried again. */
export async function postWebhook(url: string, rawBody: Buffer, signature: string): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", [SIGNATURE_HEADER]: signature },
      body: new Uint8Array(rawBody),
      redirect: "manual",
      signal: AbortSignal.timeout(ANSWER_MILLISECONDS_MAX),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    // Whatever went wrong between us and the receiver: it was not taken, which is the answer.
    return false;
  }
}

function parsed(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString("utf8"));
  } catch {
    throw malformed();
  }
}

function record(value: unknown): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw malformed();
  return { ...value };
}

function text(body: Record<string, unknown>, name: string): string {
  const value = body[name];
  if (typeof value !== "string" || value === "") throw malformed();
  return value;
}

function oneOf<Choice extends string>(choices: readonly Choice[], value: unknown): Choice {
  const found = choices.find((choice) => choice === value);
  if (found === undefined) throw malformed();
  return found;
}

function moment(iso: string): Instant {
  try {
    return instant(iso);
  } catch {
    throw malformed();
  }
}

function malformed(): WebhookRefused {
  return new WebhookRefused("malformed", "The webhook's body cannot be read.");
}
