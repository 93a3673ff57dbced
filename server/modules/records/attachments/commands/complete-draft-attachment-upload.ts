// A hint that the file has been sent: the server looks for itself, in the background.

import { refuse } from "@bondline/domain/refusals.ts";
import type { Answer } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessDraftToChange } from "../../../drafts/drafts/draft-access.ts";
import { attachmentsOf } from "../draft-attachments.ts";

export type AttachmentInput = { draftId: string; id: string };

export async function completeDraftAttachmentUpload(
  tx: Transaction,
  input: AttachmentInput,
): Promise<Answer> {
  const draft = await accessDraftToChange(
    tx,
    { id: input.draftId, version: undefined },
    "CAN_MANAGE_ATTACHMENTS",
  );
  const attachment = attachmentsOf(draft).find(({ id }) => id === input.id);
  if (attachment === undefined) refuse("ATTACHMENT_NOT_FOUND", { id: input.id });

  await tx.enqueue(
    "receive-attachment",
    { attachmentId: attachment.id },
    { key: `receive ${attachment.id}` },
  );
  return { draftId: draft.id, attachmentId: attachment.id };
}
