// Documenso's webhooks: each carries the secret that was agreed with it, and says which envelope something happened to.

import { timingSafeEqual } from "node:crypto";
import { type WebhookHeaders, WebhookRefused } from "../webhook-refused.ts";

export const SECRET_HEADER = "x-documenso-secret";

/** Throws `WebhookRefused`. Undefined where the envelope was not made by us. */
export function readDocumensoWebhook(
  rawBody: Buffer,
  headers: WebhookHeaders,
  secret: string,
): string | undefined {
  const given = headers[SECRET_HEADER];
  if (typeof given !== "string" || given === "")
    throw new WebhookRefused("malformed", "The webhook carries no secret.");
  if (!isSame(given, secret))
    throw new WebhookRefused("forged", "The webhook's secret is not the service's.");
  const { payload } = record(parsed(rawBody));
  const { externalId } = record(payload);
  return typeof externalId === "string" && externalId !== "" ? externalId : undefined;
}

function isSame(given: string, secret: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
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

function malformed(): WebhookRefused {
  return new WebhookRefused("malformed", "The webhook's body cannot be read.");
}
