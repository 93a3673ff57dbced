// The import itself: the new rows become documents in batches, each row validated once more by the day on which it is saved.

import {
  NOT_ALL_MESSAGE,
  RIGHTS_ENDED_MESSAGE,
  touchedMessage,
} from "@bondline/domain/documents/imports/import-faults.ts";
import type { ImportStage } from "@bondline/domain/documents/imports/import-job.ts";
import { rowReader } from "@bondline/domain/documents/imports/import-row.ts";
import { Refusal } from "@bondline/domain/refusals.ts";
import type { App } from "../../../app.ts";
import type { Granted } from "../../../transaction/granted.ts";
import { runTransaction, type Transaction } from "../../../transaction/transaction.ts";
import { recordImportedDocuments } from "../documents/commands/record-imported-documents.ts";
import { undoImportedDocuments } from "../documents/commands/undo-imported-documents.ts";
import { accessImportAsSystem, accessImportAtWork } from "./import-access.ts";
import type { ImportJob } from "./import-record.ts";
import { listNewRows, type SettledRow, settleRows } from "./import-row-store.ts";
import { saveImportStage } from "./import-store.ts";
import { enqueueCheck, type WorkPayload } from "./import-tasks.ts";
import { rulesOf } from "./register-validator.ts";

const PORTAL = { system: "Import" };
const BATCH = 500;

/** Repeats harmlessly: a row that has become a document is no longer new, and both are said in one transaction. */
export async function runImport(app: App, work: WorkPayload): Promise<void> {
  try {
    while (await runBatch(app, work));
  } catch (thrown) {
    if (thrown instanceof NotAll) await checkAgain(app, work);
    else if (thrown instanceof Refusal) await stop(app, work, "RUNNING", "STOPPED");
    else throw thrown;
  }
}

/** True while there is more to do. */
async function runBatch(app: App, work: WorkPayload): Promise<boolean> {
  return await runTransaction(app, { worksFor: work.accountId }, async (tx) => {
    const job = await accessImportAtWork(tx, namedIn(work), "RUNNING");
    if (job === undefined) return false;
    const isWhole = job.mode === "ALL_OR_NOTHING";
    const record = await recorderOf(tx, job);
    let settled = await record();
    while (isWhole && settled !== undefined) settled = await record();
    if (settled !== undefined) {
      await notify(tx, job);
      return true;
    }
    await saveImportStage(tx, job, "COMPLETE", { finishedAt: tx.now });
    await notify(tx, job);
    return false;
  });
}

const namedIn = ({ importJobId: id, organisationId }: WorkPayload) => ({ id, organisationId });

/** A row that may no longer be saved, where all or nothing was asked for. */
class NotAll extends Error {}

/** Answers a function that records the next rows; its answer is undefined where none was left. */
async function recorderOf(tx: Transaction, job: Granted<ImportJob, "BEING_RUN">) {
  const { columns, context } = await rulesOf(tx, job.organisationId);
  const validate = rowReader({ headers: job.headers, paths: job.columns, columns }, context);
  const source = { organisationId: job.organisationId, importJobId: job.id, fileName: job.fileName };
  return async (): Promise<readonly SettledRow[] | undefined> => {
    const rows = await listNewRows(tx, job, BATCH);
    if (rows.length === 0) return undefined;
    const validated = rows.map(({ rowNumber, cells }) => ({ rowNumber, result: validate(cells) }));
    const good = validated.flatMap(({ rowNumber, result }) =>
      result.ok ? [{ rowNumber, document: result.document }] : [],
    );
    const ids = await recordImportedDocuments(
      tx,
      source,
      good.map(({ document }) => document),
    );
    const refused = validated.flatMap(({ rowNumber, result }): SettledRow[] => {
      if (result.ok) return [];
      const errors = result.errors.flatMap(({ path, message }) => [path, message]);
      return [{ rowNumber, verdict: "REFUSED", errors, documentId: null }];
    });
    if (refused.length > 0 && job.mode === "ALL_OR_NOTHING") throw new NotAll();
    const settled = good.map(({ rowNumber }, place): SettledRow => {
      const documentId = ids[place] ?? null;
      return { rowNumber, verdict: documentId === null ? "DUPLICATE" : "IMPORTED", errors: [], documentId };
    });
    await settleRows(tx, job, [...settled, ...refused]);
    return settled;
  };
}

async function checkAgain(app: App, work: WorkPayload): Promise<void> {
  await runTransaction(app, PORTAL, async (tx) => {
    const job = await accessImportAsSystem(tx, work.importJobId, ["RUNNING"]);
    if (job === undefined) return;
    await saveImportStage(tx, job, "CHECKING", { errors: [NOT_ALL_MESSAGE] });
    await enqueueCheck(tx, work);
    await notify(tx, job);
  });
}

async function stop(
  app: App,
  { importJobId }: WorkPayload,
  from: ImportStage,
  to: ImportStage,
): Promise<void> {
  await runTransaction(app, PORTAL, async (tx) => {
    const job = await accessImportAsSystem(tx, importJobId, [from]);
    if (job === undefined) return;
    await saveImportStage(tx, job, to, { errors: [RIGHTS_ENDED_MESSAGE], finishedAt: tx.now });
    await notify(tx, job);
  });
}

/** All of it in one transaction: whoever touches a document meanwhile waits, and finds it gone. */
export async function undoImport(app: App, work: WorkPayload): Promise<void> {
  try {
    await runTransaction(app, { worksFor: work.accountId }, async (tx) => {
      const job = await accessImportAtWork(tx, namedIn(work), "UNDOING");
      if (job === undefined) return;
      const { organisationId, id: importJobId } = job;
      const touched = await undoImportedDocuments(tx, { organisationId, importJobId });
      if (touched > 0) await saveImportStage(tx, job, "COMPLETE", { errors: [touchedMessage(touched)] });
      else await saveImportStage(tx, job, "UNDONE", { finishedAt: tx.now });
      await notify(tx, job);
    });
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    await stop(app, work, "UNDOING", "STOPPED");
  }
}

async function notify(tx: Transaction, { id, organisationId }: Pick<ImportJob, "id" | "organisationId">) {
  await tx.announce("import_job", { id, organisationId });
}
