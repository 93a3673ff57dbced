// Invites a person onto one document by mail address. A limited member of its organisation is added at once.

import type { CollaboratorRole } from "@bondline/domain/records/collaborators/collaborator.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { invitePerson } from "../people-of-record.ts";

export type CreateDocumentCollaboratorInput = {
  documentId: string;
  emailAddress: string;
  roles: readonly CollaboratorRole[];
};

export async function createDocumentCollaborator(
  tx: Transaction,
  { documentId, ...invited }: CreateDocumentCollaboratorInput,
): Promise<CommandResult> {
  await invitePerson(tx, { kind: "document", id: documentId }, invited);
  return { documentId };
}
