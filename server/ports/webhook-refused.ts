// A webhook that did not come from the service, or not as it came from it.

export type WebhookHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;
export type WebhookRefusalReason = "malformed" | "forged" | "stale" | "future" | "other-account";

/** Answer 400 and raise an alarm: a genuine provider never sends these. */
export class WebhookRefused extends Error {
  readonly reason: WebhookRefusalReason;

  constructor(reason: WebhookRefusalReason, message: string) {
    super(message);
    this.name = "WebhookRefused";
    this.reason = reason;
  }
}
