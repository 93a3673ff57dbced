// Sends an invitation to a document again, for another seven days; the link in the older mail opens nothing any more.

import type { Answer } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessCollaborator, type CollaboratorPlace } from "../collaborator-access.ts";
import { saveSentAgain } from "../collaborator-store.ts";
import { sendCollaboratorCode } from "../send-collaborator-code.ts";

export async function resendDocumentCollaborator(tx: Transaction, input: CollaboratorPlace): Promise<Answer> {
  const { collaborator, document } = await accessCollaborator(tx, input, "CAN_RESEND");
  const sending = await sendCollaboratorCode(tx, document, collaborator);
  await saveSentAgain(tx, document, collaborator.id, sending);
  await tx.announce("document", { id: document.id, organisationId: document.organisationId });
  return { documentId: document.id };
}
