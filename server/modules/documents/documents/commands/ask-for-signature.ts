// Lets the bank be asked to sign where a digital original is to be given.

import type { DocumentId } from "@bondline/domain/ids.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import type { DocumentRow } from "../document-record.ts";
import { reviewSignatureOf } from "./review-signature-of.ts";

export async function askForSignature(
  tx: Transaction,
  { deliveryType }: Pick<DocumentRow, "deliveryType">,
  documentId: DocumentId,
): Promise<void> {
  if (deliveryType === "DIGITAL") await reviewSignatureOf(tx, documentId);
}
