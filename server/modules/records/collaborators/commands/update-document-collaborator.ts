// Gives a person on a document other roles; what they may do changes at once.

import type { CollaboratorRole } from "@bondline/domain/records/collaborators/collaborator.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { changePersonRoles } from "../people-of-record.ts";
import type { DocumentPersonInput } from "./resend-document-collaborator.ts";

export type UpdateDocumentCollaboratorInput = DocumentPersonInput & { roles: readonly CollaboratorRole[] };

export async function updateDocumentCollaborator(
  tx: Transaction,
  { documentId, id, roles }: UpdateDocumentCollaboratorInput,
): Promise<CommandResult> {
  await changePersonRoles(tx, { record: { kind: "document", id: documentId }, id }, roles);
  return { documentId };
}
