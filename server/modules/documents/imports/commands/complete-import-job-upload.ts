// A hint that the register has been sent: the server looks for itself, in the background.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { lookForFile } from "../../../records/attachments/public.ts";
import { accessImport } from "../import-access.ts";

export async function completeImportJobUpload(
  tx: Transaction,
  { id }: { id: string },
): Promise<CommandResult> {
  const job = await accessImport(tx, id);
  for (const file of job.files) await lookForFile(tx, file.id);
  return { importJobId: job.id };
}
