// Takes back what was asked for: by the side that has asked, until it is done.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { answerRequest } from "../answer.ts";
import { accessRequestToWithdraw } from "../document-request-access.ts";

export async function withdrawDocumentRequest(
  tx: Transaction,
  input: { id: string; version: number },
): Promise<CommandResult> {
  const on = await accessRequestToWithdraw(tx, input);
  return await answerRequest(tx, on, "withdraw", {});
}
