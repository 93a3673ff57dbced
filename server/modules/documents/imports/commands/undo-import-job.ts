// Takes an import back, while nobody has touched any of its documents since.

import { touchedMessage } from "@bondline/domain/documents/imports/import-faults.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { countTouchedOf } from "../../documents/document-import-access.ts";
import { accessImportToChange } from "../import-access.ts";
import { saveImportStage } from "../import-store.ts";
import { enqueueUndo, workOn } from "../import-tasks.ts";

export async function undoImportJob(
  tx: Transaction,
  input: { id: string; version: number },
): Promise<CommandResult> {
  const job = await accessImportToChange(tx, input, "CAN_UNDO");
  const { id: importJobId, organisationId } = job;
  const touched = await countTouchedOf(tx, { importJobId, organisationId });
  if (touched > 0) refuseFields({ id: touchedMessage(touched) });

  await saveImportStage(tx, job, "UNDOING", { errors: [] });
  await enqueueUndo(tx, workOn(tx, job));
  await tx.announce("import_job", { id: importJobId, organisationId });
  return { importJobId };
}
