// Records that the letter about a bank's fees has left for the bank.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessFeeFileToChange, requireFeeDesk } from "../fee-file-access.ts";
import { saveFeeFileStage } from "../fee-file-store.ts";

export async function markFeeLetterSent(
  tx: Transaction,
  input: { id: string; version: number },
): Promise<CommandResult> {
  const { givenName, familyName } = requireFeeDesk(tx, input.id);
  const file = await accessFeeFileToChange(tx, input, "CAN_MARK_SENT");
  await saveFeeFileStage(tx, file, "SENT", { sentAt: tx.now, sentByName: `${givenName} ${familyName}` });
  return { feeFileId: file.id };
}
