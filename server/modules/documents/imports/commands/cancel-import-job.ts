// Calls an import off: before it has begun nothing of it stays but its file; in the middle what has been imported stays, and can be undone.

import type { ImportStage } from "@bondline/domain/documents/imports/import-job.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessImportToChange } from "../import-access.ts";
import { deleteRows } from "../import-row-store.ts";
import { saveImportStage } from "../import-store.ts";

export async function cancelImportJob(
  tx: Transaction,
  input: { id: string; version: number },
): Promise<CommandResult> {
  const job = await accessImportToChange(tx, input, "CAN_CANCEL");
  const stage: ImportStage = job.rowsImported > 0 ? "STOPPED" : "CANCELLED";
  if (stage === "CANCELLED") await deleteRows(tx, job);
  await saveImportStage(tx, job, stage, { finishedAt: tx.now });
  await tx.announce("import_job", { id: job.id, organisationId: job.organisationId });
  return { importJobId: job.id };
}
