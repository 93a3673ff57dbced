// Takes a person off a document, or their invitation back: they see nothing more of it at once, and what they watch ends.

import type { Answer } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessCollaborator, type CollaboratorPlace } from "../collaborator-access.ts";
import { deleteFromDocument } from "../collaborator-store.ts";

export async function removeDocumentCollaborator(tx: Transaction, input: CollaboratorPlace): Promise<Answer> {
  const { collaborator, document } = await accessCollaborator(tx, input, "CAN_REMOVE");
  const { id, organisationId } = document;
  await deleteFromDocument(tx, document, collaborator.id);
  await tx.announce("document", { id, organisationId });
  if (collaborator.accountId !== null) await tx.announce("account", { id: collaborator.accountId });
  return { documentId: id };
}
