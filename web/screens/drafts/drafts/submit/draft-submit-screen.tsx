// Submitting a draft on one page: read it through, accept the terms, hand it over.

import { paths } from "../../../../paths.ts";
import { Card } from "../../../../ui/card.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { LockIcon } from "../../../../ui/icons.ts";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { Page } from "../../../../ui/page.tsx";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { SUBMIT_WORDS } from "../draft-words.ts";
import { OpenedDraft } from "../opened-draft.tsx";
import { useDraftCrumbs } from "../public/use-draft-crumbs.ts";
import { beneficiaryName, can, type DraftRecord, draftTitle } from "../view/draft-facts.ts";
import { StateNotice } from "../view/state-notice.tsx";
import { CompleteSubmission } from "./complete-submission.tsx";

export function DraftSubmitScreen() {
  return (
    <OpenedDraft
      title={() => SUBMIT_WORDS.title}
      page={(draft, { replace }) => <SubmitPage draft={draft} onChanged={replace} />}
    />
  );
}

type Props = { readonly draft: DraftRecord; readonly onChanged: (draft: DraftRecord) => void };

function SubmitPage({ draft, onChanged }: Props) {
  return (
    <Page width="form">
      <PageHeader
        title={SUBMIT_WORDS.title}
        breadcrumb={useDraftCrumbs(draft, SUBMIT_WORDS.title)}
        sentence={SUBMIT_WORDS.of(draftTitle(draft), beneficiaryName(draft))}
      />
      <StateNotice draft={draft} />
      {can(draft, "CAN_SUBMIT") ? (
        <CompleteSubmission draft={draft} onChanged={onChanged} />
      ) : (
        <MayNotSubmit draft={draft} />
      )}
    </Page>
  );
}

function MayNotSubmit({ draft }: { readonly draft: DraftRecord }) {
  const { organisationId, id: draftId } = draft;
  return (
    <Card>
      <EmptyState
        icon={LockIcon}
        title={SUBMIT_WORDS.mayNot}
        sentence={SUBMIT_WORDS.mayNotSentence}
        action={
          <LinkButton href={paths.draftView({ organisationId, draftId })}>
            {SUBMIT_WORDS.openDraft}
          </LinkButton>
        }
      />
    </Card>
  );
}
