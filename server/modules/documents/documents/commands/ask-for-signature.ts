// Lets the bank be asked to sign a digital original where there is no file of what it says, and no longer where there is one.

import type { DocumentId } from "@bondline/domain/ids.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import type { DocumentRow } from "../document-record.ts";

/** Whether a signature is needed is found out behind what has just changed. */
export async function askForSignature(
  tx: Transaction,
  { deliveryType }: Pick<DocumentRow, "deliveryType">,
  documentId: DocumentId,
): Promise<void> {
  if (deliveryType !== "DIGITAL") return;
  await tx.enqueue("review-signature", { documentId }, { key: `signature of ${documentId}` });
}
