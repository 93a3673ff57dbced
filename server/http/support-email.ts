// Where clients write to, for whoever opens the portal: read once for all who ask within some seconds, since nobody has to be signed in to ask.

import { millisecondsOf } from "@bondline/domain/values/time/instant.ts";
import type { App } from "../app.ts";
import { supportEmail } from "../modules/office/provider/public.ts";
import { runTransaction } from "../transaction/transaction.ts";

const KEPT_MILLISECONDS = 10_000;

/** Null where clients are given none, or where the database does not answer: the client starts without it. */
export function makeSupportEmail(app: App): () => Promise<string | null> {
  let readAt = Number.NEGATIVE_INFINITY;
  let answer: Promise<string | null> = Promise.resolve(null);
  return () => {
    const now = millisecondsOf(app.ports.clock.now());
    if (Math.abs(now - readAt) < KEPT_MILLISECONDS) return answer;
    readAt = now;
    answer = runTransaction(app, { system: "Configuration" }, supportEmail).catch(() => null);
    return answer;
  };
}
