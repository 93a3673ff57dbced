// Has it found out, behind what has just changed, whether the bank is to be asked for a signature, and no longer where one is not needed.

import type { DocumentId } from "@bondline/domain/ids.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";

export async function reviewSignatureOf(tx: Transaction, documentId: DocumentId): Promise<void> {
  await tx.enqueue("review-signature", { documentId }, { key: `signature of ${documentId}` });
}
