// How a draft stands where that needs a sentence: people to verify, changes asked for, declined, cancelled, archived, or issued.

import type { DraftStatus } from "@bondline/domain/drafts/drafts/draft.ts";
import { waitsForSecurity } from "@bondline/domain/money/security-money/security-money.ts";
import { formatAud } from "@bondline/domain/values/money/money.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { useSession } from "../../../../app/session.ts";
import { exactDate } from "../../../../app/time/instant-text.ts";
import { paths } from "../../../../paths.ts";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { OTHERS_WORDS, VIEW_WORDS } from "../draft-words.ts";
import { type DraftRecord, dayText, securityMissing } from "./draft-facts.ts";

type State = {
  tone: "warn" | "danger" | "info";
  title: string | ((draft: DraftRecord) => string);
  sentence: (draft: DraftRecord) => string | null;
};

/** The other statuses say everything in the badge and the bars. What happens next says who does it and how long it takes. */
const STATES: Partial<Record<DraftStatus, State>> = {
  CHANGES_REQUESTED: {
    tone: "warn",
    title: VIEW_WORDS.changesRequested,
    sentence: ({ requestChangeReason }) => requestChangeReason,
  },
  IDENTIFYING: {
    tone: "warn",
    title: VIEW_WORDS.verifyNext,
    sentence: () => VIEW_WORDS.verifyNextSentence,
  },
  SUBMITTED: {
    tone: "info",
    title: VIEW_WORDS.reviewNext,
    sentence: () => VIEW_WORDS.reviewNextSentence,
  },
  PENDING_PAYMENT: {
    tone: "warn",
    title: VIEW_WORDS.payNext,
    sentence: ({ invoices }) => VIEW_WORDS.payNextSentence(dueDayOf(invoices)),
  },
  PROCESSING: {
    tone: "info",
    title: issuesNext,
    sentence: () => VIEW_WORDS.issueNextSentence,
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

/** Between paying and issuing, where the fee plan asks for security money. */
const WAITS_FOR_SECURITY: State = {
  tone: "warn",
  title: (draft) => VIEW_WORDS.lodgeNext(formatAud(securityMissing(draft))),
  sentence: ({ securityMoney }) => VIEW_WORDS.lodgeNextSentence(securityMoney?.bankName ?? null),
};

/** For beneficiaries and others who were invited: nothing is theirs to pay or change, and no mail of the draft comes to them. */
const STATES_FOR_OTHERS: typeof STATES = {
  ...STATES,
  CHANGES_REQUESTED: {
    tone: "info",
    title: ({ organisation }) => OTHERS_WORDS.changes(organisation.name),
    sentence: ({ requestChangeReason }) => requestChangeReason,
  },
  IDENTIFYING: {
    tone: "info",
    title: ({ organisation }) => OTHERS_WORDS.verifies(organisation.name),
    sentence: () => OTHERS_WORDS.verifiesSentence,
  },
  SUBMITTED: { tone: "info", title: OTHERS_WORDS.reviewed, sentence: () => OTHERS_WORDS.soon("SUBMITTED") },
  PENDING_PAYMENT: {
    tone: "info",
    title: ({ organisation }) => OTHERS_WORDS.pays(organisation.name),
    sentence: () => OTHERS_WORDS.paysSentence,
  },
  PROCESSING: { tone: "info", title: issuesNext, sentence: () => OTHERS_WORDS.soon("PROCESSING") },
};

export function StateNotice({ draft }: { readonly draft: DraftRecord }) {
  const { status, documentId, organisationId } = draft;
  const isMine = useSession().organisations.some(({ id }) => id === organisationId);
  if (documentId !== null) {
    const open = (
      <LinkButton size="small" href={paths.documentView({ organisationId, documentId })}>
        {VIEW_WORDS.openDocument}
      </LinkButton>
    );
    return <Notice tone="ok" title={VIEW_WORDS.established} action={open} />;
  }
  const state = isMine ? stateForApplicant(draft) : STATES_FOR_OTHERS[status];
  if (state === undefined) return null;
  const { archivedAt, archiveDate } = draft;
  const title = typeof state.title === "string" ? state.title : state.title(draft);
  if (archivedAt !== null)
    return (
      <Notice tone="info" title={VIEW_WORDS.archivedTitle(exactDate(archivedAt))}>
        {`${title}. ${VIEW_WORDS.archivedSentence}`}
        {draft.rejectionReason !== null && <p className="mt-1">{draft.rejectionReason}</p>}
      </Notice>
    );
  return (
    <Notice tone={state.tone} title={title}>
      {state.sentence(draft)}
      {archiveDate !== null && (
        <p className="mt-1">{VIEW_WORDS.archivedFrom(formatDate(plainDate(archiveDate)))}</p>
      )}
    </Notice>
  );
}

function stateForApplicant(draft: DraftRecord): State | undefined {
  return waitsForSecurity(draft.status, securityMissing(draft)) ? WAITS_FOR_SECURITY : STATES[draft.status];
}

function issuesNext({ feeSummary }: DraftRecord): string {
  return VIEW_WORDS.issueNext(feeSummary?.supplier.tradeName ?? VIEW_WORDS.theBank);
}

/** Hidden from readers who see no payments. */
function dueDayOf(invoices: DraftRecord["invoices"]): string | null {
  const open = invoices.find(({ status }) => status === "open");
  return dayText(open?.dueDate ?? null);
}
