// The card payments of a test: the adapter over the sandbox's books, and a carrier of its calls that can be made to misbehave.

import type { CardPaymentsPort } from "../../server/ports/card-payments/card-payments-port.ts";
import type { SandboxPaymentStore } from "../../server/ports/card-payments/sandbox-payment.ts";
import {
  makeSandboxPayments,
  type SandboxPayments,
} from "../../server/ports/card-payments/sandbox-payments.ts";
import { makeStripePayments } from "../../server/ports/card-payments/stripe-payments.ts";
import type { Clock } from "../../server/ports/clock/clock-port.ts";
import { SILENT_LOG } from "./silent-log.ts";

/** What may become of one call: nobody answers, nobody answers in time, it is refused, or it is done and the answer is lost. */
export type StripeFault = "down" | "silent" | "too many" | "failed" | "done, then failed" | "done, then lost";

export type FaultyFetch = {
  fetch: typeof fetch;
  /** The next calls, one fault each; null lets one pass. */
  script: (StripeFault | null)[];
  /** Of every call that was let through, the method and the path. */
  calls: string[];
};

export function faultyFetch(real: typeof fetch): FaultyFetch {
  const script: (StripeFault | null)[] = [];
  const calls: string[] = [];
  return {
    script,
    calls,
    fetch: async (input, init) => {
      const fault = script.shift() ?? null;
      const answer = async () => {
        calls.push(`${init?.method ?? "GET"} ${new URL(String(input)).pathname}`);
        return await real(input, init);
      };
      return fault === null ? await answer() : await FAULTS[fault](answer, init);
    },
  };
}

type Misbehave = (answer: () => Promise<Response>, init: RequestInit | undefined) => Promise<Response>;

const FAULTS: Record<StripeFault, Misbehave> = {
  down: async () => {
    throw new TypeError("fetch failed");
  },
  silent: async (_answer, init) =>
    await new Promise((_answered, reject) => {
      init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
    }),
  "too many": async () => refusal(429, "rate_limit"),
  failed: async () => refusal(500, "api_error"),
  "done, then failed": async (answer) => {
    await answer();
    return refusal(500, "api_error");
  },
  "done, then lost": async (answer) => {
    await answer();
    throw new TypeError("terminated");
  },
};

function refusal(status: number, type: string): Response {
  return Response.json({ error: { type, message: "Try again later." } }, { status });
}

export type StripeSandboxOptions = {
  publicUrl: string;
  webhookSecrets: readonly string[];
  store: SandboxPaymentStore;
  clock: Clock;
  timeoutMilliseconds?: number;
};

const SECRET_KEY = "sk_test_of_the_sandbox";

export function makeStripeSandbox({ timeoutMilliseconds = 5_000, ...options }: StripeSandboxOptions): {
  payments: CardPaymentsPort;
  sandbox: SandboxPayments;
  faults: FaultyFetch;
} {
  const sandbox = makeSandboxPayments({ ...options, secretKey: SECRET_KEY, log: SILENT_LOG });
  const faults = faultyFetch(sandbox.fetch);
  const payments = makeStripePayments({
    name: "The sandbox",
    url: options.publicUrl,
    secretKey: SECRET_KEY,
    webhookSecrets: options.webhookSecrets,
    timeoutMilliseconds,
    fetch: faults.fetch,
    log: SILENT_LOG,
  });
  return { payments, sandbox, faults };
}
