// A hint that the file has been sent: the server looks for itself, in the background.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { type AttachmentInput, accessAttachmentToChange } from "../access-attachment.ts";
import { lookForFile } from "../announce-file.ts";

export async function completeDraftAttachmentUpload(
  tx: Transaction,
  input: AttachmentInput,
): Promise<CommandResult> {
  const { draft, attachment } = await accessAttachmentToChange(tx, input);
  await lookForFile(tx, attachment.id);
  return { draftId: draft.id, attachmentId: attachment.id };
}
