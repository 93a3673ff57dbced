// Removes a file that was added to a document.

import type { DocumentRole } from "@bondline/domain/documents/documents/document.ts";
import { whyFileStays } from "@bondline/domain/records/attachments/attachment.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { removeAttachment } from "../../../records/attachments/public.ts";
import { documentFacts } from "../../documents/document-access.ts";
import { accessDocumentFileToChange, type DocumentAttachmentInput } from "../document-file-access.ts";

const REMOVE_THEIR_OWN: ReadonlySet<DocumentRole> = new Set(["BENEFICIARY", "LIMITED", "SUPPLIER"]);
const OTHERS_MESSAGE = "Someone else added this file, so it stays.";

export async function removeDocumentAttachment(
  tx: Transaction,
  input: DocumentAttachmentInput,
): Promise<CommandResult> {
  const { document, attachment } = await accessDocumentFileToChange(tx, input);
  const { accountId } = requirePerson(tx.actor);
  const { roles } = documentFacts(tx.actor, document);
  if (attachment.uploadedBy !== accountId && [...roles].every((role) => REMOVE_THEIR_OWN.has(role)))
    refuseFields({ id: OTHERS_MESSAGE });
  const stays = whyFileStays(attachment);
  if (stays !== undefined) refuseFields({ id: stays });

  await removeAttachment(tx, "document", attachment);
  await tx.announce("document", { id: document.id, organisationId: document.organisationId });
  return { documentId: document.id };
}
