// One call to Stripe by its own package, and what its failures mean. The key goes with it and is shown to nobody.

import type Stripe from "stripe";
import type { PortLog } from "../port-log.ts";
import { PaymentFault } from "./card-payments-port.ts";

export type StripeOptions = {
  /** As people call it. */
  name: string;
  secretKey: string;
  /** One secret, or two while they are exchanged: each is believed. */
  webhookSecrets: readonly string[];
  /** Where it answers, without a slash at the end. */
  url: string;
  timeoutMilliseconds: number;
  /** What carries the calls: the machine's, or the sandbox itself. */
  fetch: typeof fetch;
  log: PortLog;
};

export type AskStripe = <CommandResult>(
  call: (stripe: Stripe) => Promise<CommandResult>,
) => Promise<CommandResult>;

/** Every call of it throws `PaymentFault`, which tells neither the key nor what was sent. */
export function makeAskStripe(options: StripeOptions): AskStripe {
  let client: Promise<Stripe> | undefined;
  return async (call) => {
    client ??= makeClient(options);
    const stripe = await client;
    try {
      return await call(stripe);
    } catch (cause) {
      const { type, code, status } = factsOf(cause);
      options.log.warn({ port: "card-payments", type, code, status }, "the card provider failed");
      throw faultOf(options.name, cause);
    }
  };
}

/** The package is read when it is first needed: it is large, and most of what starts a server asks nothing of it. */
async function makeClient({ secretKey, url, timeoutMilliseconds, fetch }: StripeOptions): Promise<Stripe> {
  const { default: StripeClient } = await import("stripe");
  const { protocol, hostname, port } = new URL(url);
  return new StripeClient(secretKey, {
    protocol: protocol === "http:" ? "http" : "https",
    host: hostname,
    ...(port === "" ? {} : { port }),
    timeout: timeoutMilliseconds,
    httpClient: StripeClient.createFetchHttpClient(fetch),
    // The queue asks again, with pauses that hold nothing, and under the same key.
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/** Of what the package throws; for anything else all are undefined. */
export function factsOf(cause: unknown): {
  type: string | undefined;
  code: string | undefined;
  status: number | undefined;
} {
  if (!(cause instanceof Error)) return { type: undefined, code: undefined, status: undefined };
  const { type, code, statusCode } = cause as Partial<Stripe.errors.StripeError>;
  return { type, code, status: statusCode };
}

/** What it refuses once it refuses always, unless it only asks us to wait or does not take our key; where nothing was answered the work may have been done. */
function faultOf(name: string, cause: unknown): PaymentFault {
  const { status } = factsOf(cause);
  if (status === undefined || status >= 500 || WAITS.includes(status))
    return new PaymentFault(`${name} did not answer.`, { retriable: true, cause });
  return new PaymentFault(`${name} refused what was asked.`, { retriable: false, cause });
}

const WAITS = [401, 403, 408, 409, 425, 429];

/** Undefined for what Stripe does not know. */
export async function found<CommandResult>(
  ask: AskStripe,
  call: (stripe: Stripe) => Promise<CommandResult>,
): Promise<CommandResult | undefined> {
  try {
    return await ask(call);
  } catch (thrown) {
    if (thrown instanceof PaymentFault && factsOf(thrown.cause).code === "resource_missing") return undefined;
    throw thrown;
  }
}
