// Stops the recording after the line at which it is: what was recorded stays, and the rest can be gone on with.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessStatementToChange } from "../bank-statement-access.ts";
import { saveStatementStage } from "../bank-statement-store.ts";

export async function stopBankStatement(tx: Transaction, { id }: { id: string }): Promise<CommandResult> {
  // Whichever version was read: whoever stops it does not wait for the last news of it.
  const statement = await accessStatementToChange(tx, { id, version: undefined }, "CAN_STOP");
  await saveStatementStage(tx, statement, "STOPPED", { finishedAt: tx.now });
  await tx.announce("bank_statement", { id: statement.id });
  return { bankStatementId: statement.id };
}
