// What was decided about a draft before, where that matters now: changes asked for, a decline, the document it became.

import { paths } from "../../paths.ts";
import { Notice } from "../../ui/notice.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import type { StaffDraftRecord } from "./staff-check.ts";
import { STAFF_DRAFT_WORDS as WORDS } from "./staff-words.ts";

export function StaffDraftStanding({ draft }: { readonly draft: StaffDraftRecord }) {
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
  if (draft.status === "REJECTED" && draft.rejectionReason !== null) {
    return (
      <Notice tone="info" title={WORDS.reason.DECLINED}>
        <Reason text={draft.rejectionReason} />
      </Notice>
    );
  }
  if (draft.status === "CHANGES_REQUESTED" && draft.requestChangeReason !== null) {
    return (
      <Notice tone="warn" title={WORDS.reason.CHANGES}>
        <Reason text={draft.requestChangeReason} />
      </Notice>
    );
  }
  return null;
}

function Reason({ text }: { readonly text: string }) {
  return <span className="break-words whitespace-pre-line">{text}</span>;
}
