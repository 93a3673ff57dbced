// Reads Stripe's webhooks: the signature over the bytes as they came, for our account and mode, and which object of ours it is about.

import { type Instant, instantFromMilliseconds } from "@bondline/domain/values/time/instant.ts";
import { type WebhookHeaders, WebhookRefused } from "../webhook-refused.ts";
import type { VerifiedPaymentEvent } from "./card-payments-port.ts";
import { requireSignature } from "./webhook-signature.ts";

export const SIGNATURE_HEADER = "stripe-signature";

type Believed = { secretKey: string; webhookSecrets: readonly string[] };

/** Refunds and disputes name the intent that they are about; every other object is itself what to ask about. */
const NAMES_INTENT = ["charge", "dispute", "refund"];

export function verifyStripeWebhook(
  { secretKey, webhookSecrets: secrets }: Believed,
  rawBody: Buffer,
  { headers, now }: { headers: WebhookHeaders; now: Instant },
): VerifiedPaymentEvent | undefined {
  const header = headers[SIGNATURE_HEADER];
  requireSignature(rawBody, typeof header === "string" ? header : undefined, { secrets, now });
  const event = record(parsed(rawBody));
  if (event.livemode !== isLive(secretKey) || event.account !== undefined)
    throw new WebhookRefused("other-account", "The webhook is for another account or mode.");
  const subject = subjectOf(record(record(event.data).object));
  if (event.object !== "event" || typeof event.created !== "number") throw malformed();
  const facts = { eventId: text(event, "id"), type: text(event, "type") };
  return subject && { ...facts, createdAt: instantFromMilliseconds(event.created * 1000), ...subject };
}

/** Undefined for what is none of ours: an account reports much that nobody here has asked for. */
function subjectOf(
  object: Record<string, unknown>,
): Pick<VerifiedPaymentEvent, "about" | "objectId"> | undefined {
  const kind = text(object, "object");
  if (kind === "checkout.session")
    return { about: object.mode === "setup" ? "method" : "payment", objectId: text(object, "id") };
  if (kind === "payment_intent") return { about: "payment", objectId: text(object, "id") };
  if (NAMES_INTENT.includes(kind) && typeof object.payment_intent === "string")
    return { about: "payment", objectId: object.payment_intent };
  return undefined;
}

function isLive(secretKey: string): boolean {
  return /^[a-z]+_live_/.test(secretKey);
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

function malformed(): WebhookRefused {
  return new WebhookRefused("malformed", "The webhook's body cannot be read.");
}
