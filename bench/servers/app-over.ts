// The product's inside without its server: for measuring what a statement costs under one role and another.

import { instantFromMilliseconds } from "@bondline/domain/values/time/instant.ts";
import pino from "pino";
import type { App } from "../../server/app.ts";
import { connectPool, endPool } from "../../server/database/connect.ts";
import { makeSandboxEnvelopeStore } from "../../server/database/sandbox-envelope-books.ts";
import { makeSandboxPaymentStore } from "../../server/database/sandbox-payment-books.ts";
import { makeSandboxVerificationStore } from "../../server/database/sandbox-verification-books.ts";
import { makeFairQueue } from "../../server/fair-queue.ts";
import { PORTAL_PARTS } from "../../server/portal-parts.ts";
import { makePorts } from "../../server/ports/make-ports.ts";
import { benchSettings } from "./bench-settings.ts";

export type BareApp = { app: App; end(): Promise<void> };

/** One connection, and ports that are never started. */
export async function appOver(databaseUrl: string): Promise<BareApp> {
  const settings = benchSettings();
  const log = pino({ level: "silent" });
  const pool = connectPool({ connectionString: databaseUrl, connectionsMax: 1 });
  const made = await makePorts(settings.ports, {
    clock: { now: () => instantFromMilliseconds(Date.now()) },
    log,
    mailSink: { keep: async () => undefined },
    sandboxEnvelopes: makeSandboxEnvelopeStore(pool),
    sandboxVerifications: makeSandboxVerificationStore(pool, settings.secrets.fieldEncryptionKey),
    sandboxPayments: makeSandboxPaymentStore(pool),
  });
  const queue = makeFairQueue({ runningMax: 1, waitingMax: 1 });
  const ending = new AbortController().signal;
  return {
    app: {
      settings,
      pool,
      ports: made.ports,
      parts: PORTAL_PARTS,
      log,
      hashing: queue,
      admission: queue,
      ending,
    },
    end: () => endPool(pool),
  };
}
