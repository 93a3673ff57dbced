// Statements that read every row of an organisation, and so may take longer than those that people usually wait for.

import type { Transaction } from "../transaction/transaction.ts";

/** From here to the end of the transaction. They work in one process of the database, beside which all others go on. */
export async function allowLongStatements(tx: Transaction, milliseconds: number): Promise<void> {
  await tx.query("select set_config('statement_timeout', $1, true), set_config('work_mem', $2, true)", [
    String(milliseconds),
    GROUPS_KEPT,
  ]);
}

/** Groups of that much stay in memory; with less, every row is sorted on disk for each kind of group. */
const GROUPS_KEPT = "64MB";

/** Of a million documents what is summed up takes ten seconds and more. */
export const SUMS_MILLISECONDS_MAX = 60_000;
