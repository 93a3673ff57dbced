// Sends what the outbox holds: tried again after a passing fault, shown as failed after a lasting one.

import { addMinutes } from "@bondline/domain/values/time/instant.ts";
import type { App } from "../../../app.ts";
import { failedMails } from "../../../integrity/failed-mails.ts";
import { withLastLineInHtml } from "../../../mail-messages/mail-html.ts";
import { withLastLineInText } from "../../../mail-messages/mail-text.ts";
import { MailFault, type MailMessage } from "../../../ports/mail/mail-port.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { readMailFiles } from "./mail-files.ts";
import { stopAddress } from "./mail-stop-link.ts";
import {
  claimMail,
  deleteOldMail,
  isMailWaiting,
  listWaitingMail,
  type MailRow,
  saveMailFault,
  saveMailSent,
} from "./mail-store.ts";
import { openBody } from "./sealed-content.ts";

const MAIL = { system: "Mail" } as const;
/** Longer than the patience of the mail port and of the file store, so that a claim outlives only a process that has died. */
const CLAIM_MINUTES = 2;
/** The job of a new message has its turn first. */
const JOBS_TURN_MINUTES = 2;
const BATCH = 100;
const FORGET_BATCH = 500;
const DAY_MINUTES = 24 * 60;
/** Where the mail server is away, three messages learn it as well as three thousand. */
const FAULTS_MAX = 3;
const STOP_LINE = { text: "Don't want these emails?", label: "Stop them" };

/** A message that was sent already is left alone: the job may run twice after a crash. */
export async function sendMail(app: App, { mailMessageId }: { mailMessageId: string }): Promise<void> {
  const fault = await deliver(app, mailMessageId);
  if (fault?.retriable) throw fault;
}

/**
 * Takes up what still waits, by the clock: after a day without a mail server the pauses of the jobs are hours long,
 * and a job that died with its process comes back only after some. So nothing waits longer than this job's interval.
 */
export async function sendWaitingMail(app: App): Promise<void> {
  const tried = new Set<string>();
  let faults = 0;
  for (let ids = await nextWaiting(app, tried); ids.length > 0; ids = await nextWaiting(app, tried)) {
    for (const id of ids) {
      tried.add(id);
      const fault = await deliver(app, id);
      if (fault?.retriable) faults += 1;
      if (faults >= FAULTS_MAX) return;
    }
  }
}

/** What was sent or given up is forgotten after some weeks, a batch at a time, so that nobody waits for it. */
export async function forgetOldMail(app: App): Promise<void> {
  for (;;) {
    const forgotten = await runTransaction(app, MAIL, (tx) =>
      deleteOldMail(tx, {
        writtenBefore: addMinutes(tx.now, -app.settings.mailKeptDays * DAY_MINUTES),
        max: FORGET_BATCH,
      }),
    );
    if (forgotten < FORGET_BATCH) return;
  }
}

async function nextWaiting(app: App, tried: ReadonlySet<string>): Promise<string[]> {
  return await runTransaction(app, MAIL, (tx) =>
    listWaitingMail(tx, {
      writtenBefore: addMinutes(tx.now, -JOBS_TURN_MINUTES),
      except: [...tried],
      max: BATCH,
    }),
  );
}

/** Handed over between two transactions: within one, a slow server would hold a connection and have the mark undone. */
async function deliver(app: App, id: string): Promise<MailFault | undefined> {
  const row = await runTransaction(app, MAIL, (tx) => claimMail(tx, id, addMinutes(tx.now, CLAIM_MINUTES)));
  if (row === undefined) return await whyNotClaimed(app, id);
  const fault = await handOver(app, row);
  await runTransaction(app, MAIL, async (tx) => {
    if (fault === undefined) return await saveMailSent(tx, id);
    const status = fault.retriable ? "QUEUED" : "FAILED";
    await saveMailFault(tx, { id, status, message: fault.message });
  });
  if (fault?.retriable === false) await reportGivenUp(app, id, fault);
  return fault;
}

/** With how many there have been of late: one address that is wrong reads otherwise than a server that takes nothing. */
async function reportGivenUp(app: App, mailMessageId: string, err: MailFault): Promise<void> {
  const { count } = await runTransaction(app, MAIL, (tx) => failedMails((text) => tx.query(text)));
  app.log.error({ mailMessageId, err, givenUpLately: count }, "a mail was given up");
}

/** Nothing is left to do, or another is at it: should that one have died, the message has to be tried again. */
async function whyNotClaimed(app: App, id: string): Promise<MailFault | undefined> {
  const isWaiting = await runTransaction(app, MAIL, (tx) => isMailWaiting(tx, id));
  return isWaiting ? new MailFault("It is being sent already.", { retriable: true }) : undefined;
}

async function handOver(app: App, row: MailRow): Promise<MailFault | undefined> {
  if (row.sendBefore !== null && row.sendBefore <= app.ports.clock.now())
    return new MailFault("What it says was of no use any more.", { retriable: false });
  try {
    await app.ports.mail.send(await toMessage(app, row));
    return undefined;
  } catch (thrown) {
    return faultOf(thrown);
  }
}

function faultOf(thrown: unknown): MailFault {
  return thrown instanceof MailFault
    ? thrown
    : new MailFault("The mail could not be sent.", { retriable: true, cause: thrown });
}

async function toMessage(app: App, row: MailRow): Promise<MailMessage> {
  const { id, toAddresses, subject, contentEncrypted } = row;
  const from = app.settings.mailFrom;
  // One message id per row: a retry after a cut connection is the same mail to every reader.
  const messageId = `${id}@${from.slice(from.lastIndexOf("@") + 1)}`;
  const { html, text, files = [] } = openBody(app, id, contentEncrypted);
  const sender = { name: "Bondline", address: from };
  const stopUrl = stopUrlOf(app, row);
  const lastLine = stopUrl === undefined ? undefined : { ...STOP_LINE, url: stopUrl };
  return {
    messageId,
    from: sender,
    to: toAddresses,
    subject,
    html: withLastLineInHtml(html, lastLine),
    text: withLastLineInText(text, lastLine),
    ...(stopUrl === undefined ? {} : { stopUrl }),
    files: await readMailFiles(app, files),
  };
}

function stopUrlOf(app: App, { accountId, kinds, delivery }: MailRow): string | undefined {
  if (accountId === null || kinds === null || delivery === null) return undefined;
  return stopAddress(app, { accountId, kinds, delivery });
}
