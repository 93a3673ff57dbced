// Stops a regular export for good; what it has made stays for its days.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessScheduleToChange } from "../export-schedule-access.ts";
import { deleteSchedule } from "../export-schedule-store.ts";

export async function removeExportSchedule(
  tx: Transaction,
  input: { id: string; version: number },
): Promise<CommandResult> {
  await deleteSchedule(tx, await accessScheduleToChange(tx, input));
  return {};
}
