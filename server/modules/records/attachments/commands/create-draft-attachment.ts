// Announces a file for a draft and hands out the one link by which it can be uploaded.

import { ATTACHMENT_VARIANTS, ISSUED_PAPER } from "@bondline/domain/records/attachments/attachment.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessDraftToChange } from "../../../drafts/drafts/draft-access.ts";
import { rightFor } from "../access-attachment.ts";
import { type AnnouncedFile, announceFile } from "../announce-file.ts";
import { filesFor } from "../draft-attachments.ts";

const VARIANTS: readonly string[] = ATTACHMENT_VARIANTS.map(({ code }) => code);

export async function createDraftAttachment(
  tx: Transaction,
  { draftId, ...file }: AnnouncedFile & { draftId: string },
): Promise<CommandResult> {
  const isPaper = file.variant === ISSUED_PAPER;
  const draft = await accessDraftToChange(tx, { id: draftId, version: undefined }, rightFor(file.variant));
  const attachmentId = await announceFile(
    tx,
    {
      owner: "draft",
      record: draft,
      files: filesFor(tx.actor, draft),
      purpose: isPaper ? "ISSUED_PAPER" : "RECORD",
      variants: isPaper ? [ISSUED_PAPER] : VARIANTS,
    },
    file,
  );
  await tx.announce("draft", { id: draft.id, organisationId: draft.organisationId });
  return { draftId: draft.id, attachmentId };
}
