// Announces a file for a required document and hands out the one link by which it can be uploaded.

import { REQUESTED_FILE } from "@bondline/domain/records/attachments/attachment.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { type AnnouncedFile, announceFile } from "../../../records/attachments/public.ts";
import { accessRequiredDocumentToChange } from "../required-document-access.ts";
import { filesOf } from "../required-document-file.ts";

export type CreateRequiredDocumentAttachmentInput = Omit<AnnouncedFile, "variant"> & {
  requiredDocumentId: string;
};

/** Whoever may write about it: a reason has a file too, of more kinds than a document has. */
export async function createRequiredDocumentAttachment(
  tx: Transaction,
  { requiredDocumentId, ...file }: CreateRequiredDocumentAttachmentInput,
): Promise<CommandResult> {
  const { draft, document } = await accessRequiredDocumentToChange(
    tx,
    requiredDocumentId,
    "CAN_MANAGE_REQUIRED_DOCUMENTS",
  );
  const attachmentId = await announceFile(
    tx,
    {
      owner: "draft",
      record: draft,
      files: filesOf(draft, document.id),
      purpose: "DECLINE",
      variants: [REQUESTED_FILE],
      draftRequestedDocumentId: document.id,
    },
    { ...file, variant: REQUESTED_FILE },
  );
  await tx.announce("draft", { id: draft.id, organisationId: draft.organisationId });
  return { draftId: draft.id, requiredDocumentId: document.id, attachmentId };
}
