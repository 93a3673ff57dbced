// Calls an export off that is still being made: nothing of it stays.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessExportToCancel } from "../export-access.ts";
import { saveExport } from "../export-store.ts";

export async function cancelExport(tx: Transaction, { id }: { id: string }): Promise<CommandResult> {
  const job = await accessExportToCancel(tx, id);
  await saveExport(tx, job, { status: "CANCELLED", finishedAt: tx.now });
  return { exportId: job.id };
}
