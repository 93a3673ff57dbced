// Removes an attachment from a draft whose details are still open.

import { refuse } from "@bondline/domain/refusals.ts";
import type { Answer } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessDraftToChange } from "../../../drafts/drafts/draft-access.ts";
import { deleteAttachment } from "../attachment-store.ts";
import { attachmentsOf } from "../draft-attachments.ts";
import type { AttachmentInput } from "./complete-draft-attachment-upload.ts";

export async function removeDraftAttachment(tx: Transaction, input: AttachmentInput): Promise<Answer> {
  const draft = await accessDraftToChange(
    tx,
    { id: input.draftId, version: undefined },
    "CAN_MANAGE_ATTACHMENTS",
  );
  const attachment = attachmentsOf(draft).find(({ id }) => id === input.id);
  if (attachment === undefined) refuse("ATTACHMENT_NOT_FOUND", { id: input.id });

  await deleteAttachment(tx, attachment.id);
  await tx.enqueue("remove-file", { storageKey: attachment.storageKey }, { key: `remove ${attachment.id}` });
  await tx.announce("draft", { id: draft.id, organisationId: draft.organisationId });
  return { draftId: draft.id };
}
