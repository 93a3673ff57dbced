// Makes a paper that was asked for: drawn, looked over as any other file and kept, outside of any transaction, so that nobody waits for a connection.

import { Readable } from "node:stream";
import type { App } from "../../../app.ts";
import { runTransaction, type Transaction } from "../../../transaction/transaction.ts";
import { accessPaperToMake } from "./paper-access.ts";
import { drawPaper } from "./paper-file.ts";
import { openContent } from "./paper-record.ts";
import { type PaperToMake, savePaperMade, savePaperStatus } from "./paper-store.ts";

const PORTAL = { system: "Papers" };
const CONTENT_TYPE = "application/pdf";

type Payload = { paperId: string };

export async function enqueuePaper(tx: Transaction, paperId: string): Promise<void> {
  const payload: Payload = { paperId };
  await tx.enqueue("make-paper", payload, { key: `paper ${paperId}` });
}

/** Repeats harmlessly: the same content gives the same bytes, and what lay at its key before a fault is taken as it is. */
export async function makePaperFile(app: App, { paperId }: Payload): Promise<void> {
  const paper = await runTransaction(app, PORTAL, (tx) => accessPaperToMake(tx, paperId));
  if (paper === undefined || paper.contentEncrypted === null) return;
  const bytes = await drawn(app, paper, paper.contentEncrypted);
  const isClean = bytes !== undefined && (await looksClean(app, bytes, paper.fileName));
  const made = isClean ? await keep(app, paper, bytes) : undefined;
  await runTransaction(app, PORTAL, async (tx) => {
    if ((await accessPaperToMake(tx, paperId)) === undefined) return;
    if (made === undefined) await savePaperStatus(tx, paper.id, "FAILED");
    else await savePaperMade(tx, paper.id, made);
  });
}

/** What cannot be drawn now cannot be drawn later either: whoever waits is notified, instead of waiting for days. */
async function drawn(app: App, paper: PaperToMake, sealed: Buffer): Promise<Buffer | undefined> {
  try {
    const content = openContent(app, paper.id, sealed);
    return (await drawPaper(content, paper, app.settings.publicUrl)).bytes;
  } catch (err) {
    app.log.error({ err, paperId: paper.id, kind: paper.kind }, "a paper could not be drawn");
    return undefined;
  }
}

/** A scanner that cannot say anything now is asked again by the queue. */
async function looksClean(app: App, bytes: Buffer, fileName: string): Promise<boolean> {
  const result = await app.ports.scan.scan(Readable.from([bytes]), { contentType: CONTENT_TYPE, fileName });
  if (result.outcome === "FAILED" && result.retriable)
    throw new Error(`The scan could not be done: ${result.detail}`);
  if (result.outcome !== "CLEAN") app.log.error({ detail: result.detail }, "a paper of ours was not taken");
  return result.outcome === "CLEAN";
}

async function keep(app: App, { id, organisationId, fileName }: PaperToMake, bytes: Buffer) {
  const storageKey = `${organisationId ?? "portal"}/paper-${id}`;
  const { files } = app.ports;
  const file = { fileName, contentType: CONTENT_TYPE, bytes };
  const stored = (await files.describe(storageKey)) ?? (await files.put(storageKey, file));
  return { storageKey, fileSize: stored.byteLength, sha256: stored.sha256 };
}
