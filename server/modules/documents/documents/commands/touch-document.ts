// Moves a document on when something that belongs to it has changed, so that who read it before is told.

import type { Transaction } from "../../../../transaction/transaction.ts";
import { updateDocumentColumns } from "../document-change-store.ts";
import type { ChangingDocument } from "../document-record.ts";

export async function touchDocument(tx: Transaction, document: ChangingDocument): Promise<void> {
  const { id, organisationId } = document;
  await updateDocumentColumns(tx, document, {});
  await tx.announce("document", { id, organisationId });
}
