// How a draft stands where that needs a sentence: changes asked for, declined, cancelled, or issued.

import type { DraftStatus } from "@bondline/domain/drafts/drafts/draft.ts";
import { paths } from "../../../../paths.ts";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { VIEW_WORDS } from "../draft-words.ts";
import type { DraftRecord } from "./draft-facts.ts";

type State = {
  tone: "warn" | "danger" | "info";
  title: string;
  sentence: (draft: DraftRecord) => string | null;
};

/** The other statuses say everything in the badge and the bars. */
const STATES: Partial<Record<DraftStatus, State>> = {
  CHANGES_REQUESTED: {
    tone: "warn",
    title: VIEW_WORDS.changesRequested,
    sentence: ({ requestChangeReason }) => requestChangeReason,
  },
  REJECTED: {
    tone: "danger",
    title: VIEW_WORDS.declined,
    sentence: ({ rejectionReason }) => rejectionReason ?? VIEW_WORDS.declinedSentence,
  },
  CANCELLED: {
    tone: "info",
    title: VIEW_WORDS.discontinued,
    sentence: () => VIEW_WORDS.discontinuedSentence,
  },
};

export function StateNotice({ draft }: { readonly draft: DraftRecord }) {
  const { status, documentId, organisationId } = draft;
  if (documentId !== null) {
    const open = (
      <LinkButton size="small" href={paths.documentView({ organisationId, documentId })}>
        {VIEW_WORDS.openDocument}
      </LinkButton>
    );
    return <Notice tone="ok" title={VIEW_WORDS.established} action={open} />;
  }
  const state = STATES[status];
  if (state === undefined) return null;
  return (
    <Notice tone={state.tone} title={state.title}>
      {state.sentence(draft)}
    </Notice>
  );
}
