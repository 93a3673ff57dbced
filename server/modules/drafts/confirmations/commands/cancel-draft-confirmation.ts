// The beneficiary is asked no longer: its link ends.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessConfirmationToCancel } from "../confirmation-access.ts";
import { saveConfirmation } from "../confirmation-store.ts";

export type CancelDraftConfirmationInput = { id: string };

export async function cancelDraftConfirmation(
  tx: Transaction,
  { id }: CancelDraftConfirmationInput,
): Promise<CommandResult> {
  const { confirmation, draft } = await accessConfirmationToCancel(tx, id);
  await saveConfirmation(tx, confirmation, { status: "CANCELLED", codeHash: null, endedAt: tx.now });
  return { draftId: draft.id };
}
