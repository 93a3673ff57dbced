// The dry run has been seen: what is matched is recorded in the background, by the rights of whoever says so.

import { NOTHING_TO_RECORD_MESSAGE } from "@bondline/domain/money/bank-statements/bank-statement.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { findLastLineNumber, markReadBefore, piecesTo } from "../bank-line-store.ts";
import { accessStatementToChange } from "../bank-statement-access.ts";
import { saveStatementStage } from "../bank-statement-store.ts";
import { enqueueApply } from "../bank-statement-tasks.ts";

/** Most of them are only looked at: a statement of the database is short, and there are few of them. */
const LOOKED_AT_ONCE = 10_000;

export async function startBankStatement(
  tx: Transaction,
  input: { id: string; version: number },
): Promise<CommandResult> {
  const statement = await accessStatementToChange(tx, input, "CAN_START");
  // Lines to be settled by hand are reason enough: they go to the list of all of them.
  const isNothing = !statement.counted.some(({ state }) => state === "MATCHED" || state === "UNMATCHED");
  if (isNothing) refuseFields({ id: NOTHING_TO_RECORD_MESSAGE });
  // Another statement may have been recorded since the dry run.
  const last = await findLastLineNumber(tx, statement);
  for (const piece of piecesTo(last, LOOKED_AT_ONCE)) await markReadBefore(tx, statement, piece);
  const { accountId, givenName, familyName } = requirePerson(tx.actor);
  const appliedByName = `${givenName} ${familyName}`;
  await saveStatementStage(tx, statement, "APPLYING", {
    appliedBy: accountId,
    appliedByName,
    errors: [],
    finishedAt: null,
  });
  await enqueueApply(tx, statement.id);
  await tx.announce("bank_statement", { id: statement.id });
  return { bankStatementId: statement.id };
}
