// The draft of one of its attachments, for changing it: the bank's paper is the bank's to give, what a required document needs either side's, every other file the applicant's.

import { ISSUED_PAPER, REQUESTED_FILE } from "@bondline/domain/records/attachments/attachment.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessDraft, accessDraftToChange, type GrantedDraft } from "../../drafts/drafts/draft-access.ts";
import type { AttachmentRow } from "./attachment-record.ts";
import { openableFiles } from "./draft-attachments.ts";

export type AttachmentInput = { draftId: string; id: string };
type AttachmentRight = "CAN_MANAGE_ATTACHMENTS" | "CAN_GIVE_PAPER" | "CAN_MANAGE_REQUIRED_DOCUMENTS";

export function rightFor(variant: string | null | undefined): AttachmentRight {
  if (variant === REQUESTED_FILE) return "CAN_MANAGE_REQUIRED_DOCUMENTS";
  return variant === ISSUED_PAPER ? "CAN_GIVE_PAPER" : "CAN_MANAGE_ATTACHMENTS";
}

export async function accessAttachmentToChange(
  tx: Transaction,
  { draftId, id }: AttachmentInput,
): Promise<{ draft: GrantedDraft<AttachmentRight>; attachment: AttachmentRow }> {
  const seen = openableFiles(tx.actor, await accessDraft(tx, draftId)).find((each) => each.id === id);
  const draft = await accessDraftToChange(tx, { id: draftId, version: undefined }, rightFor(seen?.variant));
  const attachment = openableFiles(tx.actor, draft).find((each) => each.id === id);
  return { draft, attachment: attachment ?? refuse("ATTACHMENT_NOT_FOUND", { id }) };
}
