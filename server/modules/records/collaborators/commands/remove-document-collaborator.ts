// Takes a person off a document, or their invitation back: they see nothing more of it at once, and what they watch ends.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { removePerson } from "../people-of-record.ts";
import type { DocumentPersonInput } from "./resend-document-collaborator.ts";

export async function removeDocumentCollaborator(
  tx: Transaction,
  { documentId, id }: DocumentPersonInput,
): Promise<CommandResult> {
  await removePerson(tx, { record: { kind: "document", id: documentId }, id });
  return { documentId };
}
