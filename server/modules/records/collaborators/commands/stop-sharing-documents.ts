// Takes one person off several documents, or their invitations back: they see nothing more of them at once, and what they watch ends.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import type { ChosenPlace } from "../../../documents/documents/document-access.ts";
import { stopSharingWithPerson } from "../people-of-documents.ts";

export type StopSharingDocumentsInput = ChosenPlace & { emailAddress: string };

export async function stopSharingDocuments(
  tx: Transaction,
  { organisationId, documentIds, ...person }: StopSharingDocumentsInput,
): Promise<CommandResult> {
  return { results: await stopSharingWithPerson(tx, { organisationId, documentIds }, person) };
}
