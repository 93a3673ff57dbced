// How a draft stands where that needs a sentence: changes asked for, declined, cancelled, or issued.

import { isFinalDraftStatus } from "@bondline/domain/drafts/draft.ts";
import { paths } from "../../../paths.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { VIEW_WORDS } from "../draft-words.ts";
import type { DraftRecord } from "./draft-facts.ts";

export function StandingNotice({ draft }: { readonly draft: DraftRecord }) {
  const { status, documentId, organisationId, requestChangeReason, rejectionReason } = draft;
  if (documentId !== null) {
    const open = (
      <LinkButton size="small" href={paths.documentView({ organisationId, documentId })}>
        {VIEW_WORDS.openDocument}
      </LinkButton>
    );
    return <Notice tone="ok" title={VIEW_WORDS.established} action={open} />;
  }
  if (status === "CHANGES_REQUESTED") {
    return (
      <Notice tone="warn" title={VIEW_WORDS.changesRequested}>
        {requestChangeReason}
      </Notice>
    );
  }
  if (!isFinalDraftStatus(status)) return null;
  if (status === "REJECTED") {
    return (
      <Notice tone="danger" title={VIEW_WORDS.declined}>
        {rejectionReason ?? VIEW_WORDS.declinedSentence}
      </Notice>
    );
  }
  return (
    <Notice tone="info" title={VIEW_WORDS.discontinued}>
      {VIEW_WORDS.discontinuedSentence}
    </Notice>
  );
}
