// Attachments as a part of their draft: the applicant's files, from which its requirements are validated, and the paper that the bank has issued.

import { ISSUED_PAPER, REQUESTED_FILE } from "@bondline/domain/records/attachments/attachment.ts";
import { draftPart } from "../../../record-parts.ts";
import type { Actor } from "../../../transaction/actor.ts";
import { givesPaper, seesApplicantsAffairs } from "../../drafts/drafts/draft-access.ts";
import type { Draft } from "../../drafts/drafts/public.ts";
import { attachmentChildren } from "./attachment-children.ts";
import type { AttachmentRow } from "./attachment-record.ts";

const NAMED_BY = `case when a.draft_requested_document_id is not null
  and exists (select from draft_required_document_message m where m.attachment_id = a.id) then 'REQUIRED_DOCUMENT' end`;

export const ATTACHMENTS_OF_DRAFT = draftPart({
  readers: "everybody",
  inHistory: ["Attachment"],
  reads: { attachments: `${attachmentChildren("draft_attachment", "draft_id", NAMED_BY)} as attachments` },
  fields: { attachments: ["attachments"] },
  requirements: (draft: Draft) => ({
    attachments: attachmentsOf(draft).map((each) => ({ ...each, received: each.receivedAt !== null })),
  }),
});

/** What the applicant's side has attached; what was put up for a required document stands in its thread. */
export function attachmentsOf(draft: Draft): AttachmentRow[] {
  return filesOf(draft).filter(({ variant }) => variant !== ISSUED_PAPER && variant !== REQUESTED_FILE);
}

/** Of all its required documents. */
export function requestedFilesOf(draft: Draft): AttachmentRow[] {
  return filesOf(draft).filter(({ variant }) => variant === REQUESTED_FILE);
}

export function issuedPapersOf(draft: Draft): AttachmentRow[] {
  return filesOf(draft).filter(({ variant }) => variant === ISSUED_PAPER);
}

/** The bank's paper is its own until it has issued: one that was chosen by mistake is nobody else's to see. */
export function filesFor(actor: Actor, draft: Draft): AttachmentRow[] {
  return [...attachmentsOf(draft), ...(givesPaper(actor, draft) ? issuedPapersOf(draft) : [])];
}

/** Whatever of it this person may open: the files of its required documents too, where they see the applicant's affairs. */
export function openableFiles(actor: Actor, draft: Draft): AttachmentRow[] {
  return [...filesFor(actor, draft), ...(seesApplicantsAffairs(actor, draft) ? requestedFilesOf(draft) : [])];
}

function filesOf(draft: Draft): AttachmentRow[] {
  return (draft as Draft & { attachments: AttachmentRow[] }).attachments;
}
