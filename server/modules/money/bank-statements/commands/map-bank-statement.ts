// Says what each column of the file holds; it is remembered for the account's next file with the same header, and the lines are read anew.

import { statementColumnsFault } from "@bondline/domain/money/bank-statements/statement-columns.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { headerHash } from "../../../documents/imports/public.ts";
import { accessStatementToChange } from "../bank-statement-access.ts";
import { saveMapping, saveStatementStage } from "../bank-statement-store.ts";
import { enqueueCheck } from "../bank-statement-tasks.ts";

export type MapBankStatementInput = { id: string; version: number; columns: readonly string[] };

export async function mapBankStatement(
  tx: Transaction,
  input: MapBankStatementInput,
): Promise<CommandResult> {
  const statement = await accessStatementToChange(tx, input, "CAN_MAP");
  if (statement.headers.length === 0) refuseFields({ columns: "This file has no columns." });
  const fault = statementColumnsFault(input.columns, statement.headers);
  if (fault !== undefined) refuseFields({ columns: fault });

  await saveMapping(tx, statement, headerHash(statement.headers), input.columns);
  await saveStatementStage(tx, statement, "CHECKING", {
    columns: [...input.columns],
    errors: [],
    finishedAt: null,
  });
  await enqueueCheck(tx, statement.id);
  await tx.announce("bank_statement", { id: statement.id });
  return { bankStatementId: statement.id };
}
