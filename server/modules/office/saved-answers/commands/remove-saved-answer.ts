// Removes a saved answer; what was sent with its words keeps them.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessAnswerToChange } from "../saved-answer-access.ts";
import { deleteAnswer } from "../saved-answer-store.ts";

export async function removeSavedAnswer(
  tx: Transaction,
  input: { id: string; version: number },
): Promise<CommandResult> {
  await deleteAnswer(tx, await accessAnswerToChange(tx, input));
  return {};
}
