// A file of fees that nobody wants accepted is put away; its rows stay to be read.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessFeeFileToChange } from "../fee-file-access.ts";
import { saveFeeFileStage } from "../fee-file-store.ts";

export async function discardFeeFile(
  tx: Transaction,
  input: { id: string; version: number },
): Promise<CommandResult> {
  const file = await accessFeeFileToChange(tx, input, "CAN_DISCARD");
  await saveFeeFileStage(tx, file, "DISCARDED");
  return { feeFileId: file.id };
}
