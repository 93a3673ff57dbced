// Background work: every task by its name, run by whichever instance takes it first.

import { Logger, type Runner, run } from "graphile-worker";
import type { App } from "./app.ts";
import { connectJobsPool, endPool, type Pool } from "./database/connect.ts";
import { forgetOldResults } from "./graphql/idempotency.ts";
import { sendAlerts } from "./modules/alerts/alert-jobs.ts";
import { receiveAttachment, removeFile, sweepAttachment } from "./modules/attachments/attachment-jobs.ts";
import { expireDocuments } from "./modules/documents/document-jobs.ts";
import { applyPaymentEvent, openHostedPayment, voidHostedPayment } from "./modules/invoices/payment-jobs.ts";
import { sendMail } from "./modules/mail/mail-jobs.ts";

type Task = (app: App, payload: never) => Promise<void>;

/** Each may be run twice after a crash, and must then find nothing left to do. */
export const TASKS = {
  "send-mail": sendMail,
  "receive-attachment": receiveAttachment,
  "sweep-attachment": sweepAttachment,
  "remove-file": removeFile,
  "open-hosted-payment": openHostedPayment,
  "void-hosted-payment": voidHostedPayment,
  "apply-payment-event": applyPaymentEvent,
  "expire-documents": expireDocuments,
  "send-alerts": sendAlerts,
  "forget-old-results": forgetOldResults,
} as const satisfies Record<string, Task>;

/** Times are UTC: states differ, so expiry is looked for every few minutes instead of at an hour. */
const CRONTAB = `
*/5 * * * * expire-documents ?fill=1h
*/15 * * * * send-alerts ?fill=1h
17 * * * * forget-old-results ?fill=1h
`;

const CONCURRENCY = 4;

/** `connectionString` is direct and of the role that owns the queue: LISTEN does not pass a pooler. */
export async function startJobs(app: App, connectionString: string): Promise<Jobs> {
  const pool = connectJobsPool(connectionString, CONCURRENCY + 1);
  const runner = await startRunner(app, pool).catch(async (cause: unknown) => {
    await endPool(pool);
    throw cause;
  });
  return {
    stop: async () => {
      await runner.stop().catch((err: unknown) => app.log.warn({ err }, "the job runner had stopped before"));
      await endPool(pool);
    },
  };
}

/** `stop` waits for the jobs that are being done, and hands the others back. */
export type Jobs = { stop(): Promise<void> };

async function startRunner(app: App, pgPool: Pool): Promise<Runner> {
  const runner = await run({
    pgPool,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    crontab: CRONTAB,
    logger: silentUnlessFailing(app),
    taskList: Object.fromEntries(
      Object.entries(TASKS).map(([name, task]) => [name, (payload: unknown) => task(app, payload as never)]),
    ),
  });
  // Failures are logged job by job; without a listener a stop would look like an unhandled rejection.
  runner.promise.catch((err: unknown) => app.log.error({ err }, "the job runner stopped"));
  return runner;
}

/** A job that fails is worth a line; each one that is taken up and done is not. */
function silentUnlessFailing(app: App): Logger {
  return new Logger(() => (level, message) => {
    if (level === "error" || level === "warning") app.log.warn({ jobs: message }, "background work");
  });
}
