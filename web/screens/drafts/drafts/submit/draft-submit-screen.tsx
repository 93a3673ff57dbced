// Submitting a draft: begin, meet what is still asked for, accept the terms, and hand it over.

import { usePageTitle } from "../../../../app/page-title.ts";
import { useRouteParam } from "../../../../app/route-params.ts";
import { paths } from "../../../../paths.ts";
import { Card } from "../../../../ui/card.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { LockIcon } from "../../../../ui/icons.ts";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { DraftFailure } from "../draft-failure.tsx";
import { DRAFT_WORDS, SUBMIT_WORDS } from "../draft-words.ts";
import { useLiveDraft } from "../use-draft.ts";
import { beneficiaryName, can, type DraftRecord, draftTitle } from "../view/draft-facts.ts";
import { DraftSkeleton } from "../view/draft-skeleton.tsx";
import { BeginSubmission } from "./begin-submission.tsx";
import { CompleteSubmission } from "./complete-submission.tsx";

export function DraftSubmitScreen() {
  const place = { organisationId: useRouteParam("organisationId"), draftId: useRouteParam("draftId") };
  const { record, failure, replace, reload } = useLiveDraft(place);
  usePageTitle(SUBMIT_WORDS.title);

  if (record === undefined && failure !== undefined)
    return <DraftFailure failure={failure} onRetry={() => void reload()} />;
  if (record === undefined) return <DraftSkeleton />;
  return (
    <div className="mx-auto flex w-full max-w-270 flex-col gap-5">
      <PageHeader
        title={SUBMIT_WORDS.title}
        breadcrumb={[
          { label: DRAFT_WORDS.documents, href: paths.documents() },
          { label: record.referenceNumber, href: paths.draftView(place) },
          { label: SUBMIT_WORDS.title },
        ]}
        sentence={SUBMIT_WORDS.of(draftTitle(record), beneficiaryName(record))}
      />
      <SubmissionStage draft={record} onChanged={replace} />
    </div>
  );
}

type Props = { readonly draft: DraftRecord; readonly onChanged: (draft: DraftRecord) => void };

function SubmissionStage({ draft, onChanged }: Props) {
  if (!can(draft, "CAN_SUBMIT")) return <MayNotSubmit draft={draft} />;
  // Once submission has begun the details are locked and the submission's own fields alone are open.
  const hasBegun = !draft.editableFields.includes("amount");
  return hasBegun ? (
    <CompleteSubmission draft={draft} onChanged={onChanged} />
  ) : (
    <BeginSubmission draft={draft} onChanged={onChanged} />
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
