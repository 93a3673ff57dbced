// By the clock: the rows of imports that can no longer be undone are forgotten, and how many there were of each kind is kept.

import { type ImportStage, UNDO_DAYS } from "@bondline/domain/documents/imports/import-job.ts";
import type { ImportJobId } from "@bondline/domain/ids.ts";
import { addMinutes } from "@bondline/domain/values/time/instant.ts";
import type { App } from "../../../app.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { accessImportAsSystem } from "./import-access.ts";
import { countsOf } from "./import-record.ts";
import { deleteRows } from "./import-row-store.ts";
import { keepCounts, listImportsToForget } from "./import-store.ts";

const PORTAL = { system: "Import" };
const AT_A_TIME = 50;
const DAY_MINUTES = 24 * 60;
const ENDED: readonly ImportStage[] = ["COMPLETE", "STOPPED", "CANCELLED", "REFUSED", "UNDONE"];

/** Each in a transaction of its own, so that nobody waits for all of them. */
export async function forgetImportRows(app: App): Promise<void> {
  for (let ids = await nextToForget(app); ids.length > 0; ids = await nextToForget(app))
    for (const id of ids) await forgetRowsOf(app, id);
}

async function nextToForget(app: App): Promise<ImportJobId[]> {
  return await runTransaction(app, PORTAL, (tx) => {
    const finishedUntil = addMinutes(tx.now, -UNDO_DAYS * DAY_MINUTES);
    return listImportsToForget(tx, { finishedUntil, max: AT_A_TIME });
  });
}

async function forgetRowsOf(app: App, id: ImportJobId): Promise<void> {
  await runTransaction(app, PORTAL, async (tx) => {
    const job = await accessImportAsSystem(tx, id, ENDED);
    if (job === undefined || job.rowsForgottenAt !== null) return;
    await keepCounts(tx, job, countsOf(job));
    await deleteRows(tx, job);
    await tx.announce("import_job", { id, organisationId: job.organisationId });
  });
}
