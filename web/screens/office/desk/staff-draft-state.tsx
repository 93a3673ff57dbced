// What was decided about a draft before, where that matters now: changes asked for, a decline, the document it became; and that it is archived.

import { exactDate } from "../../../app/time/instant-text.ts";
import { paths } from "../../../paths.ts";
import { Notice } from "../../../ui/notice.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import type { StaffDraftRecord } from "../../drafts/drafts/public/staff-check.ts";
import { STAFF_DRAFT_WORDS as WORDS } from "../../drafts/drafts/public/staff-words.ts";
import { StaffChangeRequest } from "./staff-change-request.tsx";

export function StaffDraftState({ draft }: { readonly draft: StaffDraftRecord }) {
  if (draft.documentId !== null) {
    const href = paths.documentView({ organisationId: draft.organisationId, documentId: draft.documentId });
    return (
      <Notice
        tone="ok"
        title={WORDS.establishedAs}
        action={
          <TextLink href={href} isInline>
            {WORDS.openDocument}
          </TextLink>
        }
      />
    );
  }
  if (draft.archivedAt !== null)
    return (
      <Notice tone="info" title={WORDS.archived(exactDate(draft.archivedAt))}>
        {WORDS.archivedSentence}
        {draft.rejectionReason !== null && (
          <p className="mt-1 break-words whitespace-pre-line">{`${WORDS.reason.DECLINED}: ${draft.rejectionReason}`}</p>
        )}
      </Notice>
    );
  if (WHERE_IT_HAS_COME_BACK.has(draft.status)) return <StaffChangeRequest draft={draft} />;
  const notice = REASONS[draft.status]?.(draft);
  if (notice === undefined || notice.reason === null) return null;
  return (
    <Notice tone={notice.tone} title={notice.title}>
      <span className="break-words whitespace-pre-line">{notice.reason}</span>
    </Notice>
  );
}

/** It is the desk's again, which may have had it before. */
const WHERE_IT_HAS_COME_BACK: ReadonlySet<StaffDraftRecord["status"]> = new Set(["SUBMITTED"]);

type StateNotice = { tone: "info" | "warn"; title: string; reason: string | null };

const REASONS: Partial<Record<StaffDraftRecord["status"], (draft: StaffDraftRecord) => StateNotice>> = {
  REJECTED: ({ rejectionReason: reason }) => ({ tone: "info", title: WORDS.reason.DECLINED, reason }),
  CHANGES_REQUESTED: ({ requestChangeReason: reason }) => ({
    tone: "warn",
    title: WORDS.reason.CHANGES,
    reason,
  }),
};
