// First approvals of drafts in the database: SQL and nothing else. With their draft locked; that one is confirmed or out of date is said by triggers.

import { type Changes, insertRow, type NewRow, updateRow } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export async function insertApproval(tx: Transaction, row: NewRow<"draft_approval">): Promise<void> {
  await insertRow(tx, "draft_approval", row);
}

export async function saveApproval(
  tx: Transaction,
  { id }: { id: string },
  changes: Changes<"draft_approval">,
): Promise<void> {
  await updateRow(tx, "draft_approval", { id }, changes);
}
