// Takes a prepared request back, as long as no draft was made of it.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessPreparedRequestToWithdraw } from "../prepared-request-access.ts";
import { saveWithdrawals } from "../prepared-request-store.ts";

export type WithdrawOriginationInput = { id: string; version: number };

export async function withdrawOrigination(
  tx: Transaction,
  input: WithdrawOriginationInput,
): Promise<CommandResult> {
  const preparedRequest = await accessPreparedRequestToWithdraw(tx, input);

  await saveWithdrawals(tx, [preparedRequest]);
  return { originationId: preparedRequest.id };
}
