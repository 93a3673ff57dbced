// Removes an attachment from a draft whose details are still open.

import { refuseFields } from "@bondline/domain/refusals.ts";
import type { Answer } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { type AttachmentInput, accessAttachmentToChange } from "../access-attachment.ts";
import { deleteAttachment, isHeldByDocument } from "../attachment-store.ts";

/** A document that was issued keeps its files. */
const GIVEN_MESSAGE = "This file is part of an issued document. Add another one instead.";

export async function removeDraftAttachment(tx: Transaction, input: AttachmentInput): Promise<Answer> {
  const { draft, attachment } = await accessAttachmentToChange(tx, input);
  if (await isHeldByDocument(tx, attachment.storageKey)) refuseFields({ id: GIVEN_MESSAGE });

  await deleteAttachment(tx, attachment.id);
  await tx.enqueue("remove-file", { storageKey: attachment.storageKey }, { key: `remove ${attachment.id}` });
  await tx.announce("draft", { id: draft.id, organisationId: draft.organisationId });
  return { draftId: draft.id };
}
