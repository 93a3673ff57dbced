// Moves a document to another status of its life, for what is asked and done about it elsewhere, and notifies who watches.

import { type DocumentStatus, isClosed } from "@bondline/domain/documents/documents/document.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { updateDocumentColumns } from "../document-change-store.ts";
import type { ChangingDocument } from "../document-record.ts";
import { reviewSignatureOf } from "./review-signature-of.ts";

/** `closedAt` of a status that ends it, with why and from where. */
export async function moveDocument(
  tx: Transaction,
  document: ChangingDocument,
  move: {
    status: DocumentStatus;
    closedAt?: Instant | null;
    closeReason?: string | null;
    closedFrom?: "PROJECTED" | "ESTABLISHED" | null;
  },
): Promise<void> {
  await updateDocumentColumns(tx, document, { ...move, actionAt: tx.now });
  // A bank that was asked to sign is asked no longer: what has ended needs no original.
  if (isClosed(move.status)) await reviewSignatureOf(tx, document.id);
  await tx.announce("document", { id: document.id, organisationId: document.organisationId });
}
