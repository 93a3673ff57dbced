// Nothing is asked of a beneficiary any more once its paper is issued: a link that waits ends.

import type { Transaction } from "../../../../transaction/transaction.ts";
import type { GrantedDraft } from "../../drafts/draft-access.ts";
import { cancelWaiting } from "../confirmation-store.ts";

export async function endConfirmation(tx: Transaction, draft: GrantedDraft<"CAN_ESTABLISH">): Promise<void> {
  await cancelWaiting(tx, draft);
}
