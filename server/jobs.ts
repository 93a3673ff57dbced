// Background work: every task by its name, run by whichever instance takes it first.

import { EventEmitter } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { Logger, type Runner, run, type WorkerEvents } from "graphile-worker";
import type { App } from "./app.ts";
import { connectJobsPool, endPool, type Pool } from "./database/connect.ts";
import { sealHistory } from "./database/history/seal-history.ts";
import { startJobHolder } from "./database/job-holders.ts";
import { forgetOldResults } from "./graphql/idempotency.ts";
import { type SCHEDULE, startSchedule } from "./job-schedule.ts";
import { makeAmendmentPaper } from "./modules/documents/document-requests/amendment-paper-jobs.ts";
import {
  executeScheduledReductions,
  expireDocumentRequests,
} from "./modules/documents/document-requests/document-request-jobs.ts";
import { beginDocuments, expireDocuments } from "./modules/documents/documents/document-jobs.ts";
import { clearOldEvidence } from "./modules/documents/evidence/evidence-jobs.ts";
import { remindOfHandovers, sendDigitalOriginal } from "./modules/documents/handovers/handover-jobs.ts";
import { checkImport } from "./modules/documents/imports/check-import.ts";
import { forgetImportRows } from "./modules/documents/imports/forget-import-rows.ts";
import { runImport, undoImport } from "./modules/documents/imports/run-import.ts";
import { applyOutcomeFile } from "./modules/documents/outcome-files/apply-outcome-file.ts";
import { checkOutcomeFile } from "./modules/documents/outcome-files/check-outcome-file.ts";
import { remindOfReturns } from "./modules/documents/return-requests/return-request-jobs.ts";
import { makeSignedOriginal, reviewSignature } from "./modules/documents/signatures/signature-jobs.ts";
import { releasePredecessor } from "./modules/documents/successors/successor-jobs.ts";
import { sendCreditNote } from "./modules/drafts/draft-payments/credit-note-news.ts";
import { sendPaymentReceipt } from "./modules/drafts/draft-payments/draft-invoice-file.ts";
import {
  applyPaymentEvent,
  openHostedPayment,
  remindOfInvoices,
  sendCardRefund,
  settleDisputedRefunds,
} from "./modules/drafts/draft-payments/draft-payment-jobs.ts";
import {
  checkIdentities,
  checkIdentity,
  openIdentityCheck,
  pullVerifiedDetails,
} from "./modules/drafts/identity/identity-jobs.ts";
import { reviewForms } from "./modules/drafts/signed-forms/signed-form-jobs.ts";
import { applyBankStatement } from "./modules/money/bank-statements/apply-bank-statement.ts";
import { checkBankStatement } from "./modules/money/bank-statements/check-bank-statement.ts";
import {
  askAboutPayments,
  renewHostedPayments,
  voidHostedPayment,
} from "./modules/money/invoices/payment-jobs.ts";
import { invoicePeriods } from "./modules/money/subscriptions/period-invoice-jobs.ts";
import {
  applyMethodEvent,
  chargeMethod,
  chargePeriods,
  forgetMethod,
  openMethodPage,
} from "./modules/money/subscriptions/subscription-jobs.ts";
import { notifyOfLateBankWork } from "./modules/office/bank-work/late-bank-work-jobs.ts";
import { checkRegisteredName } from "./modules/people/abn-claims/abn-claim-jobs.ts";
import { beginSignUp, mailConfirmationCode, mailResetCode } from "./modules/people/accounts/account-jobs.ts";
import {
  endTiesOfAccount,
  endTiesOfOrganisation,
} from "./modules/people/organisation-closing/closing-jobs.ts";
import { sendAlerts } from "./modules/records/alerts/alert-jobs.ts";
import { archiveClosedRecords } from "./modules/records/archive/archive-jobs.ts";
import {
  receiveAttachment,
  receiveWaitingFiles,
  removeFile,
  sweepAttachment,
} from "./modules/records/attachments/attachment-jobs.ts";
import { mailComments } from "./modules/records/comments/comment-mail-jobs.ts";
import {
  cancelEnvelope,
  checkEnvelope,
  checkEnvelopes,
  openEnvelope,
} from "./modules/records/envelopes/envelope-jobs.ts";
import { clearExports, makeExport } from "./modules/records/exports/export-jobs.ts";
import { beginRegularExports } from "./modules/records/exports/export-schedule-jobs.ts";
import { sendDailyDigests } from "./modules/records/mail/digest-jobs.ts";
import { forgetOldMail, sendMail, sendWaitingMail } from "./modules/records/mail/mail-jobs.ts";
import { makePaperFile } from "./modules/records/papers/paper-jobs.ts";

type Task = (app: App, payload: never) => Promise<void>;

/** Each may be run twice after a crash, and must then find nothing left to do. */
export const TASKS = {
  "begin-sign-up": beginSignUp,
  "mail-confirmation-code": mailConfirmationCode,
  "mail-reset-code": mailResetCode,
  "mail-comments": mailComments,
  "send-mail": sendMail,
  "send-waiting-mail": sendWaitingMail,
  "receive-attachment": receiveAttachment,
  "sweep-attachment": sweepAttachment,
  "receive-waiting-files": receiveWaitingFiles,
  "remove-file": removeFile,
  "open-hosted-payment": openHostedPayment,
  "void-hosted-payment": voidHostedPayment,
  "renew-hosted-payments": renewHostedPayments,
  "ask-about-payments": askAboutPayments,
  "open-method-page": openMethodPage,
  "apply-method-event": applyMethodEvent,
  "forget-method": forgetMethod,
  "charge-periods": chargePeriods,
  "invoice-periods": invoicePeriods,
  "charge-method": chargeMethod,
  "apply-payment-event": applyPaymentEvent,
  "send-card-refund": sendCardRefund,
  "settle-disputed-refunds": settleDisputedRefunds,
  "remind-of-invoices": remindOfInvoices,
  "send-credit-note": sendCreditNote,
  "send-payment-receipt": sendPaymentReceipt,
  "check-registered-name": checkRegisteredName,
  "end-ties-of-account": endTiesOfAccount,
  "end-ties-of-organisation": endTiesOfOrganisation,
  "begin-documents": beginDocuments,
  "expire-documents": expireDocuments,
  "expire-document-requests": expireDocumentRequests,
  "execute-scheduled-reductions": executeScheduledReductions,
  "make-amendment-paper": makeAmendmentPaper,
  "check-import": checkImport,
  "run-import": runImport,
  "undo-import": undoImport,
  "check-outcome-file": checkOutcomeFile,
  "apply-outcome-file": applyOutcomeFile,
  "check-bank-statement": checkBankStatement,
  "apply-bank-statement": applyBankStatement,
  "make-paper": makePaperFile,
  "make-export": makeExport,
  "begin-regular-exports": beginRegularExports,
  "archive-closed-records": archiveClosedRecords,
  "clear-exports": clearExports,
  "send-digital-original": sendDigitalOriginal,
  "review-signature": reviewSignature,
  "make-signed-original": makeSignedOriginal,
  "review-forms": reviewForms,
  "open-envelope": openEnvelope,
  "check-envelope": checkEnvelope,
  "check-envelopes": checkEnvelopes,
  "cancel-envelope": cancelEnvelope,
  "open-identity-check": openIdentityCheck,
  "check-identity": checkIdentity,
  "check-identities": checkIdentities,
  "pull-verified-details": pullVerifiedDetails,
  "release-predecessor": releasePredecessor,
  "clear-evidence": clearOldEvidence,
  "remind-of-returns": remindOfReturns,
  "remind-of-handovers": remindOfHandovers,
  "tell-of-late-bank-work": notifyOfLateBankWork,
  "send-alerts": sendAlerts,
  "forget-old-results": forgetOldResults,
  "send-daily-digests": sendDailyDigests,
  "forget-old-mail": forgetOldMail,
  "forget-import-rows": forgetImportRows,
  "seal-history": sealHistory,
} as const satisfies Record<keyof typeof SCHEDULE, Task> & Record<string, Task>;

const AGAIN_MILLISECONDS = 500;
/** What the database will not answer any more is not waited for. */
const END_MILLISECONDS_MAX = 8_000;

/** `stop` waits for the jobs that are being done, and hands the others back. */
export type Jobs = { stop(): Promise<void> };
/** Without the clock, only what is asked for is done. */
export type JobsOptions = { isByTheClock: boolean };

/**
 * `connectionString` is direct and of the role that owns the queue: LISTEN does not pass a pooler. Where the database is
 * lost under it, the runner is ended and another begins, as somebody new: what the first had in hand is given back.
 */
export async function startJobs(app: App, connectionString: string, options: JobsOptions): Promise<Jobs> {
  const stopping = new AbortController();
  const start = () => startShift(app, connectionString, options);
  let shift = await start();
  const working = (async () => {
    for (;;) {
      await Promise.race([shift.over, aborted(stopping.signal)]);
      await shift.end();
      if (stopping.signal.aborted) return;
      app.log.warn("background work lost the database, and begins anew");
      const next = await startAgain(app, start, stopping.signal);
      if (next === undefined) return;
      shift = next;
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      await working;
    },
  };
}

/** A runner with its workers, from their first connection to their last. */
type Shift = { over: Promise<unknown>; end(): Promise<void> };

async function startAgain(
  app: App,
  start: () => Promise<Shift>,
  stopping: AbortSignal,
): Promise<Shift | undefined> {
  while (!stopping.aborted) {
    await pause(AGAIN_MILLISECONDS, undefined, { ref: false, signal: stopping }).catch(() => undefined);
    try {
      if (!stopping.aborted) return await start();
    } catch (err) {
      app.log.warn({ err }, "background work cannot begin yet");
    }
  }
  return undefined;
}

async function startShift(app: App, connectionString: string, { isByTheClock }: JobsOptions): Promise<Shift> {
  const holder = await startJobHolder({ connectionString });
  const pool = connectJobsPool(connectionString, app.settings.jobsAtOnce + 1);
  const close = async () => {
    await holder.stop();
    await endPool(pool);
  };
  const events: WorkerEvents = new EventEmitter();
  events.on("pool:create", ({ workerPool }) => holder.hold(workerPool.id));
  const runner = await startRunner(app, pool, events).catch(async (cause: unknown) => {
    await close();
    throw cause;
  });
  const schedule = isByTheClock
    ? startSchedule(pool, (err) => app.log.warn({ err }, "what comes by the clock could not be asked for"))
    : undefined;
  const ended = runner.promise.catch((err: unknown) => app.log.error({ err }, "the job runner stopped"));
  return {
    over: Promise.race([holder.lost, ended]),
    end: async () => {
      const stopped = runner
        .stop()
        .catch((err: unknown) => app.log.warn({ err }, "the job runner had stopped before"));
      const both = Promise.all([stopped, schedule?.stop()]);
      await Promise.race([both, pause(END_MILLISECONDS_MAX, undefined, { ref: false })]);
      await close();
    },
  };
}

async function startRunner(app: App, pgPool: Pool, events: WorkerEvents): Promise<Runner> {
  return await run({
    pgPool,
    events,
    concurrency: app.settings.jobsAtOnce,
    noHandleSignals: true,
    logger: silentUnlessFailing(app),
    // One by one, the queue lets nobody know that an outcome could not be saved, and Node ends the process for it.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    taskList: Object.fromEntries(
      Object.entries(TASKS).map(([name, task]) => [name, (payload: unknown) => task(app, payload as never)]),
    ),
  });
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}

/** A job that fails is worth a line; each one that is taken up and done is not. */
function silentUnlessFailing(app: App): Logger {
  return new Logger(() => (level, message) => {
    if (level === "error" || level === "warning") app.log.warn({ jobs: message }, "background work");
  });
}
