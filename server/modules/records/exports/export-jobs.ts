// Makes exports in the background by the rights of whoever asked, and removes their files when their days are over.

import type { AccountId, ExportJobId } from "@bondline/domain/ids.ts";
import {
  chosenColumns,
  EXPORT_ATTEMPTS_MAX,
  isArchive,
  isExportReady,
  TABLE_FORMATS,
} from "@bondline/domain/records/exports/export.ts";
import { Refusal, refuseFields } from "@bondline/domain/refusals.ts";
import { clockTimeAt } from "@bondline/domain/values/time/business-time.ts";
import type { App } from "../../../app.ts";
import type { RowBatches } from "../../../spreadsheets/row-source.ts";
import { runTransaction, type Transaction } from "../../../transaction/transaction.ts";
import { readTables, writeArchive } from "./archive.ts";
import type { ArchiveSource } from "./archive-source.ts";
import { accessExportAsSystem, accessExportAtWork, accessExportsToClear } from "./export-access.ts";
import { CONTENT_TYPES, withSpool, writeTable } from "./export-file.ts";
import { notifyOfFailedExport, notifyRequester, sendRegularExport } from "./export-mails.ts";
import type { Export } from "./export-record.ts";
import { exportSourceOf, isWhole } from "./export-sources.ts";
import { findRequester, saveExport, saveRowsWritten } from "./export-store.ts";

const PORTAL = { system: "Exports" };
const REPORTED_EVERY_MILLISECONDS = 500;
const BATCH = 100;

export type ExportWork = { exportId: ExportJobId; accountId: AccountId };

/** Repeats harmlessly: what an earlier try has written is written anew, under a key of its own. */
export async function makeExport(app: App, work: ExportWork): Promise<void> {
  try {
    const job = await begin(app, work);
    if (job !== undefined) await make(app, job, work);
  } catch (thrown) {
    if (thrown instanceof CalledOff) return;
    if (!(thrown instanceof Refusal)) throw thrown;
    await end(app, work, { status: "FAILED" });
  }
}

/** Somebody does not want it any more, or another try of it has ended. */
class CalledOff extends Error {}

/** Undefined where nobody waits for it, or it has ended often enough without an outcome. */
async function begin(app: App, { exportId, accountId }: ExportWork): Promise<Export | undefined> {
  const worker = { worksFor: accountId };
  return await runTransaction(app, worker, async (tx) => {
    const job = await accessExportAtWork(tx, exportId);
    if (job === undefined) return undefined;
    const isOver = job.attempts >= EXPORT_ATTEMPTS_MAX;
    const attempts = job.attempts + (isOver ? 0 : 1);
    const changes = isOver ? { finishedAt: tx.now } : { attempts, rowsWritten: 0 };
    await saveExport(tx, job, { ...changes, status: isOver ? "FAILED" : "RUNNING" });
    if (isOver && job.scheduleId !== null) await notifyOfFailedExport(tx, exportId);
    return isOver ? undefined : { ...job, attempts };
  });
}

async function make(app: App, job: Export, work: ExportWork): Promise<void> {
  await withSpool(async (path, folder) => {
    const written = await write(app, job, { path, folder });
    const storageKey = `${job.organisationId ?? "portal"}/export-${job.id}-${job.attempts}`;
    await app.ports.files.remove(storageKey);
    const { fileName, format } = job;
    const file = { path, fileName, contentType: CONTENT_TYPES[format] };
    const { byteLength } = await app.ports.files.putSpooled(storageKey, file);
    const isKept = await end(app, work, {
      ...written,
      status: "READY",
      storageKey,
      fileSize: BigInt(byteLength),
    });
    if (!isKept) await app.ports.files.remove(storageKey);
  });
}

type Spool = { path: string; folder: string };

/** One reading from its first row to its last, by the rights of whoever asked: what changes meanwhile is not in it. */
async function write(app: App, job: Export, spool: Spool) {
  const report = reporter(app, job);
  const { rights, archive } = await runTransaction(app, { worksFor: job.createdBy }, async (tx) => {
    const source = await exportSourceOf(tx, job.wanted);
    const chosen = chosenColumns(job.columns, source.columns);
    if (!chosen.ok) refuseFields({ columns: chosen.message });
    if (isWhole(source))
      return { rights: source.rights, archive: await readArchive(tx, source, { job, spool, report }) };
    const { columns } = chosen;
    const format = TABLE_FORMATS.find((each) => each === job.format) ?? "CSV";
    await writeTable(
      spool.path,
      { kind: source.kind, format, columns },
      counted(source.rows(columns), report),
    );
    return { rights: source.rights, archive: undefined };
  });
  // The files come from their store, for which no transaction waits.
  if (archive !== undefined) await writeArchive(app, spool.path, archive);
  return { rowsWritten: report.count(), rights };
}

type Reading = { job: Export; spool: Spool; report: Reporter };

async function readArchive(tx: Transaction, source: ArchiveSource, { job, spool, report }: Reading) {
  const read = await readTables(source, job.columns, { folder: spool.folder, done: report.done });
  const requester = await findRequester(tx, job.id);
  const readme = {
    title: source.title,
    askedBy: requester?.name ?? "",
    readAt: clockTimeAt(tx.now, source.zone),
    zone: source.zone,
    notInIt: source.notInIt,
  };
  return { read, readme, done: report.done };
}

type Reporter = { done(more: number): Promise<void>; count(): number };

/** Says from time to time how many rows there are by now, and learns whether anybody waits for them. */
function reporter(app: App, { id }: Export): Reporter {
  let count = 0;
  let reportedAt = Date.now();
  return {
    count: () => count,
    async done(more) {
      count += more;
      if (Date.now() - reportedAt < REPORTED_EVERY_MILLISECONDS) return;
      reportedAt = Date.now();
      const goesOn = await runTransaction(app, PORTAL, (tx) => saveRowsWritten(tx, id, count));
      if (!goesOn) throw new CalledOff();
    },
  };
}

async function* counted(batches: RowBatches, report: Reporter): RowBatches {
  for await (const rows of batches) {
    yield rows;
    await report.done(rows.length);
  }
}

/** False where it had ended otherwise before. */
async function end(
  app: App,
  { exportId }: ExportWork,
  changes: Parameters<typeof saveExport>[2],
): Promise<boolean> {
  return await runTransaction(app, PORTAL, async (tx) => {
    const job = await accessExportAsSystem(tx, exportId);
    if (job === undefined) return false;
    await saveExport(tx, job, { ...changes, finishedAt: tx.now });
    if (!isExportReady(changes.status ?? job.status)) return true;
    if (isArchive(job)) await notifyRequester(tx, job);
    if (job.scheduleId !== null) await sendRegularExport(tx, exportId);
    return true;
  });
}

/** By the clock. The file goes first: a row that says READY without one would be worse than a file that nobody names. */
export async function clearExports(app: App): Promise<void> {
  for (let cleared = BATCH; cleared === BATCH; )
    cleared = await runTransaction(app, PORTAL, async (tx) => {
      const jobs = await accessExportsToClear(tx, BATCH);
      for (const job of jobs) {
        if (job.storageKey !== null) await tx.enqueue("remove-file", { storageKey: job.storageKey });
        await saveExport(tx, job, { status: "REMOVED", storageKey: null });
      }
      return jobs.length;
    });
}
