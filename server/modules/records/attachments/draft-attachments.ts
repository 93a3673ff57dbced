// Attachments as a part of their draft: the applicant's files, from which its requirements are validated, and the paper that the bank has issued.

import { ISSUED_PAPER } from "@bondline/domain/records/attachments/attachment.ts";
import { recordPart } from "../../../record-parts.ts";
import type { Actor } from "../../../transaction/actor.ts";
import { givesPaper } from "../../drafts/drafts/draft-access.ts";
import type { Draft } from "../../drafts/drafts/public.ts";
import { attachmentChildren } from "./attachment-children.ts";
import type { AttachmentRow } from "./attachment-record.ts";

export const ATTACHMENTS_OF_DRAFT = recordPart({
  reads: { attachments: `${attachmentChildren("draft_attachment", "draft_id")} as attachments` },
  fields: { attachments: ["attachments"] },
  requirements: (draft: Draft) => ({
    attachments: attachmentsOf(draft).map((each) => ({ ...each, received: each.receivedAt !== null })),
  }),
});

/** What the applicant's side has attached. */
export function attachmentsOf(draft: Draft): AttachmentRow[] {
  return filesOf(draft).filter(({ variant }) => variant !== ISSUED_PAPER);
}

export function issuedPapersOf(draft: Draft): AttachmentRow[] {
  return filesOf(draft).filter(({ variant }) => variant === ISSUED_PAPER);
}

/** The bank's paper is its own until it has issued: one that was chosen by mistake is nobody else's to see. */
export function filesFor(actor: Actor, draft: Draft): AttachmentRow[] {
  return givesPaper(actor, draft) ? filesOf(draft) : attachmentsOf(draft);
}

function filesOf(draft: Draft): AttachmentRow[] {
  return (draft as Draft & { attachments: AttachmentRow[] }).attachments;
}
