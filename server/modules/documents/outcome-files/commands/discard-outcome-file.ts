// A file of outcomes that nobody wants applied is put away; its rows stay to be read.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessOutcomeFileToChange } from "../outcome-file-access.ts";
import { saveOutcomeStage } from "../outcome-file-store.ts";

export async function discardOutcomeFile(
  tx: Transaction,
  input: { id: string; version: number },
): Promise<CommandResult> {
  const file = await accessOutcomeFileToChange(tx, input, "CAN_DISCARD");
  await saveOutcomeStage(tx, file, "DISCARDED", { finishedAt: tx.now });
  return { outcomeFileId: file.id };
}
