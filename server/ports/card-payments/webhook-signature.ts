// Signs and checks webhooks: t=<seconds>,v1=<HMAC-SHA256 of "t.body">, over the bytes as they travel; signatures of other schemes are passed over.
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { epochSeconds } from "../clock/epoch-seconds.ts";
import { WebhookRefused } from "../webhook-refused.ts";

/** Older than this is a replay, or a queue that nobody should trust any more. */
const PAST_SECONDS_MAX = 300;
/** Clocks drift; further ahead than this is somebody preparing a signature for later. */
const FUTURE_SECONDS_MAX = 60;

/** As many secrets as are ever exchanged at once. */
const SIGNATURES_MAX = 4;
/** Test events carry one of another scheme beside ours. */
const HEADER = /^t=(\d{1,12})((?:,v\d=[0-9a-f]{64}){1,5})$/;

export function signWebhook(rawBody: Buffer, secret: string, at: Instant): string {
  const seconds = epochSeconds(at);
  return `t=${seconds},v1=${signatureOf(rawBody, secret, seconds).toString("hex")}`;
}

/** Throws `WebhookRefused`. The signature is validated before the age, so that a stranger learns nothing of our clock. */
export function requireSignature(
  rawBody: Buffer,
  header: string | undefined,
  { secrets, now }: { secrets: readonly string[]; now: Instant },
): void {
  const [, secondsText, signatures = ""] = HEADER.exec(header ?? "") ?? [];
  if (secondsText === undefined) throw new WebhookRefused("malformed", "The webhook carries no signature.");
  const seconds = Number(secondsText);
  const given = [...signatures.matchAll(/v1=([0-9a-f]{64})/g)].map(([, hex = ""]) => Buffer.from(hex, "hex"));
  if (given.length > SIGNATURES_MAX)
    throw new WebhookRefused("malformed", "The webhook carries more signatures than anybody needs.");
  const isGenuine = secrets.some((secret) => {
    const expected = signatureOf(rawBody, secret, seconds);
    return given.some((each) => timingSafeEqual(each, expected));
  });
  if (!isGenuine) throw new WebhookRefused("forged", "The webhook's signature is not the provider's.");
  const ageSeconds = epochSeconds(now) - seconds;
  if (ageSeconds > PAST_SECONDS_MAX) throw new WebhookRefused("stale", "The webhook is too old.");
  if (ageSeconds < -FUTURE_SECONDS_MAX) throw new WebhookRefused("future", "The webhook is from the future.");
}

function signatureOf(rawBody: Buffer, secret: string, seconds: number): Buffer {
  return createHmac("sha256", secret).update(`${seconds}.`).update(rawBody).digest();
}
