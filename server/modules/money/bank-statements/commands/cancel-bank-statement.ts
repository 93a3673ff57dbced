// Calls a statement off before anything of it is recorded: nothing of it stays but its file.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { deleteLines } from "../bank-line-store.ts";
import { accessStatementToChange } from "../bank-statement-access.ts";
import { saveStatementStage } from "../bank-statement-store.ts";

export async function cancelBankStatement(
  tx: Transaction,
  input: { id: string; version: number },
): Promise<CommandResult> {
  const statement = await accessStatementToChange(tx, input, "CAN_CANCEL");
  await deleteLines(tx, statement);
  await saveStatementStage(tx, statement, "CANCELLED", { finishedAt: tx.now });
  await tx.announce("bank_statement", { id: statement.id });
  return { bankStatementId: statement.id };
}
