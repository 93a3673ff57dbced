// What of a bank's outcomes is done in the background, by the rights of whoever has asked for it.

import type { AccountId, OutcomeFileId } from "@bondline/domain/ids.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type OutcomePayload = { outcomeFileId: OutcomeFileId; accountId: AccountId };
type OutcomeTask = "apply-outcome-file" | "check-outcome-file";

export async function enqueueOutcomes(
  tx: Transaction,
  task: OutcomeTask,
  outcomeFileId: OutcomeFileId,
): Promise<void> {
  const { accountId } = requirePerson(tx.actor);
  await tx.enqueue(task, { outcomeFileId, accountId }, { key: `${task} ${outcomeFileId}` });
}
