// What happens to a file after it was sent: looked for, compared with what was announced, scanned, and only then handed on.

import type { AttachmentPurpose } from "@bondline/domain/records/attachments/attachment.ts";
import { addMinutes } from "@bondline/domain/values/time/instant.ts";
import type { App } from "../../../app.ts";
import { type RecordTopic, runTransaction, type Transaction } from "../../../transaction/transaction.ts";
import { SWEEP_MINUTES } from "./announce-file.ts";
import type { FileOwner, InfectedFileStatus, StoredAttachment } from "./attachment-record.ts";
import {
  deleteAttachment,
  findAttachmentForChange,
  isHeldByDocument,
  listWaitingFiles,
  saveReceived,
  saveScan,
} from "./attachment-store.ts";

const AS_SCANNER = { system: "File scanning" };
/** The job of a new file has its turn first. */
const JOBS_TURN_MINUTES = 2;
const BATCH = 100;
const AT_A_TIME = 4;
/** Where the scanner or the store is away, a few files learn it as well as all. */
const FAULTS_MAX = 3;

/** Repeats harmlessly: a file that is received is not received again, one that is scanned is not scanned again. */
export async function receiveAttachment(app: App, { attachmentId }: { attachmentId: string }): Promise<void> {
  const attachment = await runTransaction(app, AS_SCANNER, (tx) => findAttachmentForChange(tx, attachmentId));
  if (attachment === undefined || attachment.infectedFileStatus !== "NOT_SCANNED") return;

  const isReceived = attachment.receivedAt !== null || (await receive(app, attachment));
  if (isReceived) await scan(app, attachment);
}

/** False while nothing has come; the browser's word for it is only a hint to look. */
async function receive(app: App, attachment: StoredAttachment): Promise<boolean> {
  const stored = await app.ports.files.describe(attachment.storageKey);
  if (stored === undefined) return false;
  const isAsAnnounced =
    stored.md5 === attachment.contentMd5Checksum && stored.byteLength === attachment.fileSize;
  await settle(app, attachment.id, async (tx) => {
    await saveReceived(tx, attachment, stored.sha256);
    if (!isAsAnnounced)
      await saveScan(tx, attachment, {
        status: "FAILED",
        detail: "the file is not the one announced",
        failureReason: "NOT_AS_ANNOUNCED",
      });
  });
  return isAsAnnounced;
}

async function scan(app: App, attachment: StoredAttachment): Promise<void> {
  const stream = await app.ports.files.read(attachment.storageKey);
  const { contentType, fileName, owner } = attachment;
  const purpose = PURPOSES[owner];
  const subject = { contentType, fileName, ...(purpose !== undefined && { purpose }) };
  const result = await app.ports.scan.scan(stream, subject);
  // The scanner was at fault: the file stays unscanned, and the job comes again.
  if (result.outcome === "FAILED" && result.retriable)
    throw new Error(`The scan could not be done: ${result.detail}`);

  const status: InfectedFileStatus = result.outcome;
  const detail = result.outcome === "CLEAN" ? null : result.detail;
  const failureReason = result.outcome === "FAILED" ? result.reason : null;
  await settle(app, attachment.id, (tx) => saveScan(tx, attachment, { status, detail, failureReason }));
  if (status === "INFECTED") await app.ports.files.remove(attachment.storageKey);
}

async function settle(app: App, attachmentId: string, save: (tx: Transaction) => Promise<void>) {
  await runTransaction(app, AS_SCANNER, async (tx) => {
    const present = await findAttachmentForChange(tx, attachmentId);
    if (present === undefined) return;
    await save(tx);
    await notifyRecord(tx, present);
  });
}

/** Once the upload link has expired: a file that came without a word is received, one that did not come is struck out. */
export async function sweepAttachment(app: App, { attachmentId }: { attachmentId: string }): Promise<void> {
  await receiveAttachment(app, { attachmentId });
  await runTransaction(app, AS_SCANNER, async (tx) => {
    const attachment = await findAttachmentForChange(tx, attachmentId);
    if (attachment === undefined || attachment.receivedAt !== null) return;
    await deleteAttachment(tx, attachment);
    await notifyRecord(tx, attachment);
  });
}

/** What is read by the portal itself may be of a type that no other file has. */
const PURPOSES: Readonly<Partial<Record<FileOwner, AttachmentPurpose>>> = {
  "import job": "IMPORT",
  "bank statement": "BANK_STATEMENT",
};

const TOPICS: Readonly<Record<FileOwner, RecordTopic>> = {
  draft: "draft",
  document: "document",
  "facility application": "facility_application",
  "import job": "import_job",
  "bank statement": "bank_statement",
};

async function notifyRecord(tx: Transaction, { owner, recordId, organisationId }: StoredAttachment) {
  await tx.announce(TOPICS[owner], { id: recordId, ...(organisationId !== null && { organisationId }) });
  // A register is read as soon as it is known whether its file may be.
  if (owner === "import job")
    await tx.enqueue("check-import", { importJobId: recordId }, { key: `import ${recordId}` });
  if (owner === "bank statement")
    await tx.enqueue(
      "check-bank-statement",
      { bankStatementId: recordId },
      { key: `bank statement ${recordId}` },
    );
}

/**
 * Takes up what still waits, by the clock: after hours without the scanner or the file store the pauses of the jobs are
 * hours long, and nothing may wait longer than this job's interval once both are back.
 */
export async function receiveWaitingFiles(app: App): Promise<void> {
  const tried = new Set<string>();
  let faults = 0;
  for (let files = await nextWaiting(app, tried); files.length > 0; files = await nextWaiting(app, tried)) {
    for (let at = 0; at < files.length; at += AT_A_TIME) {
      const group = files.slice(at, at + AT_A_TIME);
      for (const { id } of group) tried.add(id);
      const outcomes = await Promise.allSettled(
        group.map(({ id: attachmentId, isOverdue }) =>
          isOverdue ? sweepAttachment(app, { attachmentId }) : receiveAttachment(app, { attachmentId }),
        ),
      );
      faults += outcomes.filter(({ status }) => status === "rejected").length;
      if (faults >= FAULTS_MAX) return;
    }
  }
}

async function nextWaiting(
  app: App,
  tried: ReadonlySet<string>,
): Promise<{ id: string; isOverdue: boolean }[]> {
  return await runTransaction(app, AS_SCANNER, (tx) =>
    listWaitingFiles(tx, {
      announcedBefore: addMinutes(tx.now, -JOBS_TURN_MINUTES),
      overdueBefore: addMinutes(tx.now, -SWEEP_MINUTES),
      except: [...tried],
      max: BATCH,
    }),
  );
}

export async function removeFile(app: App, { storageKey }: { storageKey: string }): Promise<void> {
  const isHeld = await runTransaction(app, AS_SCANNER, (tx) => isHeldByDocument(tx, storageKey));
  if (!isHeld) await app.ports.files.remove(storageKey);
}
