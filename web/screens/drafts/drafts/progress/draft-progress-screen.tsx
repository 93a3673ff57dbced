// How far a draft is: who is waited for and since when, and every step of its life.

import { DRAFT_STATUS_TEXT, DRAFT_STATUS_TONE } from "@bondline/domain/drafts/drafts/draft-text.ts";
import { useSession } from "../../../../app/session.ts";
import { exactDate, relativeTime } from "../../../../app/time/instant-text.ts";
import { useNow } from "../../../../app/time/use-now.ts";
import { paths } from "../../../../paths.ts";
import { Card } from "../../../../ui/card.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { LockIcon } from "../../../../ui/icons.ts";
import { LifeCycleBars } from "../../../../ui/life-cycle-bars.tsx";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { Page } from "../../../../ui/page.tsx";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { DRAFT_WORDS, PROGRESS_WORDS } from "../draft-words.ts";
import { OpenedDraft } from "../opened-draft.tsx";
import { useDraftCrumbs } from "../public/use-draft-crumbs.ts";
import {
  beneficiaryName,
  can,
  type DraftRecord,
  draftTitle,
  lifeCycleStages,
  waitingText,
} from "../view/draft-facts.ts";
import { RequirementsCard } from "../view/requirements-card.tsx";
import { StateNotice } from "../view/state-notice.tsx";

export function DraftProgressScreen() {
  return (
    <OpenedDraft
      title={(draft) => PROGRESS_WORDS.title(draft?.referenceNumber ?? DRAFT_WORDS.draft.toLowerCase())}
      page={(draft, { replace }) => <ProgressPage draft={draft} onChanged={replace} />}
    />
  );
}

type PageProps = { readonly draft: DraftRecord; readonly onChanged: (draft: DraftRecord) => void };

function ProgressPage({ draft, onChanged }: PageProps) {
  const { organisations } = useSession();
  const isMine = organisations.some(({ id }) => id === draft.organisationId);
  const view = paths.draftView({ organisationId: draft.organisationId, draftId: draft.id });
  return (
    <Page width="form">
      <PageHeader
        title={PROGRESS_WORDS.title(draft.referenceNumber)}
        breadcrumb={useDraftCrumbs(draft, PROGRESS_WORDS.crumb)}
        badges={
          <StatusBadge tone={DRAFT_STATUS_TONE[draft.status]}>{DRAFT_STATUS_TEXT[draft.status]}</StatusBadge>
        }
        sentence={PROGRESS_WORDS.of(draftTitle(draft), beneficiaryName(draft))}
        actions={<LinkButton href={view}>{PROGRESS_WORDS.openDraft}</LinkButton>}
      />
      {can(draft, "CAN_VIEW_PROGRESS") ? (
        <Progress draft={draft} isMine={isMine} onChanged={onChanged} />
      ) : (
        <MayNotSee />
      )}
    </Page>
  );
}

function Progress({ draft, isMine, onChanged }: PageProps & { readonly isMine: boolean }) {
  const now = useNow();
  const waiting = waitingText(draft, isMine);
  return (
    <>
      <StateNotice draft={draft} />
      <Card heading={PROGRESS_WORDS.waiting} hasBody>
        <p className="text-heading font-semibold">{waiting ?? PROGRESS_WORDS.nobody}</p>
        {waiting !== undefined && (
          <p className="figures text-label text-ink-2">
            {PROGRESS_WORDS.since(exactDate(draft.waitingSince), relativeTime(draft.waitingSince, now))}
          </p>
        )}
      </Card>
      <Card heading={PROGRESS_WORDS.steps} hasBody>
        <LifeCycleBars label={PROGRESS_WORDS.steps} stages={lifeCycleStages(draft, isMine)} />
      </Card>
      {can(draft, "CAN_SUBMIT") && (
        <RequirementsCard draft={draft} requirements={draft.applicableRequirements} onChanged={onChanged} />
      )}
    </>
  );
}

function MayNotSee() {
  return (
    <Card>
      <EmptyState icon={LockIcon} title={PROGRESS_WORDS.mayNot} sentence={PROGRESS_WORDS.mayNotSentence} />
    </Card>
  );
}
