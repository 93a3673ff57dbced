// Opens the wizard: for a draft that is still to be raised, or for one that is to be edited.

import { useNavigate, useSearch } from "@tanstack/react-router";
import { useRef } from "react";
import type { DraftRecordFragment } from "../../../../api/generated/graphql.ts";
import { useRouteParam } from "../../../../app/route-params.ts";
import { useSession } from "../../../../app/session.ts";
import { useRead } from "../../../../app/use-read.ts";
import { paths } from "../../../../paths.ts";
import { Card } from "../../../../ui/card.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { LockIcon } from "../../../../ui/icons.ts";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { SkeletonRows } from "../../../../ui/skeleton.tsx";
import { DraftQuery } from "../draft-operations.ts";
import { DRAFT_WORDS, EDIT_WORDS } from "../draft-words.ts";
import { DraftFailure } from "../opened-draft.tsx";
import type { WizardKind } from "../public/new-draft-path.ts";
import { type DraftEditSearch, readDraftEditSearch } from "./draft-edit-path.ts";
import { newDraftValues } from "./draft-form-values.ts";
import { DRAFT_STEPS, type DraftStepId } from "./draft-steps.ts";
import { DraftWizard } from "./draft-wizard.tsx";

export function DraftEditScreen() {
  const organisationId = useRouteParam("organisationId");
  const search = readDraftEditSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const kind = search.kind ?? "BANK_GUARANTEE";
  const wizard = useWizardOf(`${organisationId}/${kind}`, search.draft);

  // From the address as it is now: the draft may be raised while the person is already at the next step.
  const go = (changed: DraftEditSearch, replace: boolean) =>
    void navigate({
      to: ".",
      search: (present: Record<string, unknown>) => ({
        ...readDraftEditSearch(present),
        field: undefined,
        ...changed,
      }),
      replace,
      resetScroll: !replace,
    });

  return (
    <OpenedDraft
      key={wizard.key}
      organisationId={organisationId}
      draftId={wizard.openedId}
      kind={kind}
      step={search.step ?? DRAFT_STEPS[0].id}
      field={search.field}
      onStep={(step, draftId) => go({ ...(draftId !== undefined && { draft: draftId }), step }, false)}
      onCreated={(draft) => {
        wizard.onCreated(draft.id);
        go({ draft: draft.id }, true);
      }}
    />
  );
}

type OpenedProps = {
  readonly organisationId: string;
  readonly draftId: string | undefined;
  /** Of a draft that is still to be raised. */
  readonly kind: WizardKind;
  readonly step: DraftStepId;
  readonly field: string | undefined;
  readonly onStep: (step: DraftStepId, draftId: string | undefined) => void;
  readonly onCreated: (draft: DraftRecordFragment) => void;
};

function OpenedDraft({ draftId, kind, ...props }: OpenedProps) {
  const { me, organisations } = useSession();
  // Read once: while it is edited, the wizard itself follows what the server says.
  const { data, failure, readAgain } = useRead(
    DraftQuery,
    draftId === undefined ? undefined : { id: draftId, organisationId: props.organisationId },
  );
  const draft = data?.draft;
  const organisation = organisations.find(({ id }) => id === props.organisationId);

  if (me === undefined) return null;
  if (draftId !== undefined && draft === undefined)
    return failure === undefined ? <Loading /> : <DraftFailure failure={failure} onRetry={readAgain} />;
  const mayRaise = organisation?.capabilities.includes("CAN_ADD_DOCUMENTS") === true;
  if (draft === undefined && !mayRaise) {
    return (
      <Card>
        <EmptyState
          level={1}
          icon={LockIcon}
          title={EDIT_WORDS.mayNot}
          sentence={EDIT_WORDS.mayNotSentence}
          action={<LinkButton href={paths.documents()}>{DRAFT_WORDS.toList}</LinkButton>}
        />
      </Card>
    );
  }

  const owner = organisation ?? { name: "", abn: "", address: "", entityType: "" };
  return <DraftWizard {...props} accountId={me.id} draft={draft} fresh={newDraftValues(owner, me, kind)} />;
}

function Loading() {
  return (
    <Card>
      <SkeletonRows rows={6} label={DRAFT_WORDS.loading} />
    </Card>
  );
}

/** The wizard that raised a draft goes on with it when the address names it; any other draft gets a wizard of its own. */
function useWizardOf(place: string, draftId: string | undefined) {
  const raised = useRef<{ id: string | undefined; isInAddress: boolean; count: number }>({
    id: undefined,
    isInAddress: false,
    count: 0,
  });
  const held = raised.current;
  if (held.id !== undefined && draftId === held.id) held.isInAddress = true;
  if (held.isInAddress && draftId !== held.id) {
    raised.current = { id: undefined, isInAddress: false, count: held.count + 1 };
  }

  const { id, count } = raised.current;
  const isStillNew = draftId === undefined || draftId === id;
  return {
    openedId: isStillNew ? undefined : draftId,
    key: isStillNew ? `${place}/new/${count}` : draftId,
    onCreated: (created: string) => {
      raised.current.id = created;
    },
  };
}
