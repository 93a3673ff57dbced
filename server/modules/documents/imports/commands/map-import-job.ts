// Says which field each column of the file fills; it is remembered for the next file with the same header, and the rows are checked anew.

import { importColumns, mappingFault } from "@bondline/domain/documents/imports/import-columns.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { listMetadataKeyNamesOf } from "../../../people/organisations/metadata-key-access.ts";
import { headerHash } from "../header-hash.ts";
import { accessImportToChange } from "../import-access.ts";
import { saveImportStage, saveMapping } from "../import-store.ts";
import { enqueueCheck, workOn } from "../import-tasks.ts";

export type MapImportJobInput = { id: string; version: number; columns: readonly string[] };

export async function mapImportJob(tx: Transaction, input: MapImportJobInput): Promise<CommandResult> {
  const job = await accessImportToChange(tx, input, "CAN_MAP");
  const keys = await listMetadataKeyNamesOf(tx, { id: job.organisationId });
  const fault = mappingFault(input.columns, job.headers, importColumns(keys));
  if (fault !== undefined) refuseFields({ columns: fault });

  await saveMapping(tx, job, headerHash(job.headers), input.columns);
  await saveImportStage(tx, job, "CHECKING", { columns: [...input.columns], errors: [] });
  await enqueueCheck(tx, workOn(tx, job));
  await tx.announce("import_job", { id: job.id, organisationId: job.organisationId });
  return { importJobId: job.id };
}
