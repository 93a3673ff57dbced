// The dry run has been seen: what is possible is decided in the background, by the rights of whoever says so.

import {
  NOT_ALL_GOOD_MESSAGE,
  NOTHING_TO_APPLY_MESSAGE,
} from "@bondline/domain/documents/outcome-files/outcome-file.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessOutcomeFileToChange, rowsOf } from "../outcome-file-access.ts";
import { saveOutcomeStage } from "../outcome-file-store.ts";
import { enqueueOutcomes } from "../outcome-file-tasks.ts";

export type ApplyOutcomeFileInput = { id: string; version: number; isAllOrNothing: boolean };

export async function applyOutcomeFile(
  tx: Transaction,
  { isAllOrNothing, ...input }: ApplyOutcomeFileInput,
): Promise<CommandResult> {
  const file = await accessOutcomeFileToChange(tx, input, "CAN_APPLY");
  const rows = await rowsOf(tx, file);
  if (!rows.some(({ state }) => state === "GOOD")) refuseFields({ id: NOTHING_TO_APPLY_MESSAGE });
  if (isAllOrNothing && rows.some(({ state }) => state === "FAULTY"))
    refuseFields({ isAllOrNothing: NOT_ALL_GOOD_MESSAGE });
  await saveOutcomeStage(tx, file, "APPLYING", { isAllOrNothing });
  await enqueueOutcomes(tx, "apply-outcome-file", file.id);
  return { outcomeFileId: file.id };
}
