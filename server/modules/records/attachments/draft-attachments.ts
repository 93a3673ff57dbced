// Attachments as a part of their draft, and what of them the draft's requirements are validated from.

import { recordPart } from "../../../record-parts.ts";
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

export function attachmentsOf(draft: Draft): AttachmentRow[] {
  return (draft as Draft & { attachments: AttachmentRow[] }).attachments;
}
