// The dry run has been seen: the good rows are imported in the background, by the rights of whoever says so.

import { type ImportMode, whyNotStarted } from "@bondline/domain/documents/imports/import-job.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessImportToChange } from "../import-access.ts";
import { countsOf } from "../import-record.ts";
import { saveImportStage } from "../import-store.ts";
import { enqueueRun, workOn } from "../import-tasks.ts";

export type StartImportJobInput = { id: string; version: number; mode: ImportMode };

export async function startImportJob(tx: Transaction, input: StartImportJobInput): Promise<CommandResult> {
  const job = await accessImportToChange(tx, input, "CAN_START");
  const fault = whyNotStarted(input.mode, countsOf(job));
  if (fault !== undefined) refuseFields({ mode: fault });

  await saveImportStage(tx, job, "RUNNING", { mode: input.mode, errors: [] });
  await enqueueRun(tx, workOn(tx, job));
  await tx.announce("import_job", { id: job.id, organisationId: job.organisationId });
  return { importJobId: job.id };
}
