// What happens to a file after it was sent: looked for, compared with what was announced, scanned, and only then handed on.

import type { App } from "../../app.ts";
import { runWork, type Work } from "../../work/work.ts";
import type { InfectedFileStatus } from "./attachment-record.ts";
import {
  deleteAttachment,
  findAttachmentForChange,
  isHeldByDocument,
  type StoredAttachment,
  saveReceived,
  saveScan,
} from "./attachment-store.ts";

const AS_SCANNER = { system: "File scanning" };

/** Repeats harmlessly: a file that is received is not received again, one that is scanned is not scanned again. */
export async function receiveAttachment(app: App, { attachmentId }: { attachmentId: string }): Promise<void> {
  const attachment = await runWork(app, AS_SCANNER, (work) => findAttachmentForChange(work, attachmentId));
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
  await settle(app, attachment.id, async (work) => {
    await saveReceived(work, attachment.id, stored.sha256);
    if (!isAsAnnounced)
      await saveScan(work, attachment.id, { status: "FAILED", detail: "the file is not the one announced" });
  });
  return isAsAnnounced;
}

async function scan(app: App, attachment: StoredAttachment): Promise<void> {
  const stream = await app.ports.files.read(attachment.storageKey);
  const result = await app.ports.scan.scan(stream, attachment);
  // The scanner was at fault: the file stays unscanned, and the job comes again.
  if (result.outcome === "FAILED" && result.retriable)
    throw new Error(`The scan could not be done: ${result.detail}`);

  const status: InfectedFileStatus = result.outcome;
  const detail = result.outcome === "CLEAN" ? null : result.detail;
  await settle(app, attachment.id, (work) => saveScan(work, attachment.id, { status, detail }));
  if (status === "INFECTED") await app.ports.files.remove(attachment.storageKey);
}

async function settle(app: App, attachmentId: string, save: (work: Work) => Promise<void>): Promise<void> {
  await runWork(app, AS_SCANNER, async (work) => {
    const present = await findAttachmentForChange(work, attachmentId);
    if (present === undefined) return;
    await save(work);
    await work.announce("draft", { id: present.draftId, organisationId: present.organisationId });
  });
}

/** Once the upload link has expired: a file that came without a word is received, one that did not come is struck out. */
export async function sweepAttachment(app: App, { attachmentId }: { attachmentId: string }): Promise<void> {
  await receiveAttachment(app, { attachmentId });
  await runWork(app, AS_SCANNER, async (work) => {
    const attachment = await findAttachmentForChange(work, attachmentId);
    if (attachment === undefined || attachment.receivedAt !== null) return;
    await deleteAttachment(work, attachment.id);
    await work.announce("draft", { id: attachment.draftId, organisationId: attachment.organisationId });
  });
}

export async function removeFile(app: App, { storageKey }: { storageKey: string }): Promise<void> {
  const isHeld = await runWork(app, AS_SCANNER, (work) => isHeldByDocument(work, storageKey));
  if (!isHeld) await app.ports.files.remove(storageKey);
}
