// What was settled about a required document may end what waits elsewhere to be signed for it.

import type { DraftId } from "@bondline/domain/ids.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export async function reviewFormsOf(tx: Transaction, draftId: DraftId): Promise<void> {
  await tx.enqueue("review-forms", { draftId }, { key: `forms of ${draftId}` });
}
