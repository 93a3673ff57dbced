// A hint that the file has been sent: the server looks for itself, in the background.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { lookForFile } from "../../../records/attachments/public.ts";
import { accessDocumentFileToChange, type DocumentAttachmentInput } from "../document-file-access.ts";

export async function completeDocumentAttachmentUpload(
  tx: Transaction,
  input: DocumentAttachmentInput,
): Promise<CommandResult> {
  const { document, attachment } = await accessDocumentFileToChange(tx, input);
  await lookForFile(tx, attachment.id);
  return { documentId: document.id, attachmentId: attachment.id };
}
