// Removes an attachment from a draft whose details are still open.

import { whyFileStays } from "@bondline/domain/records/attachments/attachment.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { type AttachmentInput, accessAttachmentToChange } from "../access-attachment.ts";
import { isHeldByDocument } from "../attachment-store.ts";
import { removeAttachment } from "../remove-attachment.ts";

/** A document that was issued keeps its files. */
const GIVEN_MESSAGE = "This file is part of an issued document. Add another one instead.";

export async function removeDraftAttachment(tx: Transaction, input: AttachmentInput): Promise<CommandResult> {
  const { draft, attachment } = await accessAttachmentToChange(tx, input);
  const stays = whyFileStays(attachment);
  if (stays !== undefined) refuseFields({ id: stays });
  if (await isHeldByDocument(tx, attachment.storageKey)) refuseFields({ id: GIVEN_MESSAGE });

  await removeAttachment(tx, "draft", attachment);
  await tx.announce("draft", { id: draft.id, organisationId: draft.organisationId });
  return { draftId: draft.id };
}
