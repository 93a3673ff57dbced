// Removes a file that was added to a document.

import { refuseFields } from "@bondline/domain/refusals.ts";
import type { Answer } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { removeAttachment } from "../../../records/attachments/public.ts";
import { accessDocumentFileToChange, type DocumentAttachmentInput } from "../document-file-access.ts";

const ISSUED_WITH_MESSAGE = "This file was part of the guarantee when it was issued, so it stays.";

export async function removeDocumentAttachment(
  tx: Transaction,
  input: DocumentAttachmentInput,
): Promise<Answer> {
  const { document, attachment } = await accessDocumentFileToChange(tx, input);
  if (attachment.draftAttachmentId) refuseFields({ id: ISSUED_WITH_MESSAGE });

  await removeAttachment(tx, "document", attachment);
  await tx.announce("document", { id: document.id, organisationId: document.organisationId });
  return { documentId: document.id };
}
