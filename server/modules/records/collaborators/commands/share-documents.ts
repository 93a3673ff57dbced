// Shares several documents with one person by mail address, by one mail. A limited member of their organisation is added at once.

import type { CollaboratorRole } from "@bondline/domain/records/collaborators/collaborator.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import type { ChosenPlace } from "../../../documents/documents/document-access.ts";
import { shareWithPerson } from "../people-of-documents.ts";

export type ShareDocumentsInput = ChosenPlace & { emailAddress: string; roles: readonly CollaboratorRole[] };

export async function shareDocuments(
  tx: Transaction,
  { organisationId, documentIds, ...invited }: ShareDocumentsInput,
): Promise<CommandResult> {
  return { results: await shareWithPerson(tx, { organisationId, documentIds }, invited) };
}
