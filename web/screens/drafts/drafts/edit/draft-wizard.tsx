// The four steps of a draft as one form that saves itself, with what needs attention above it and the way on below it.

import type { ProcessType } from "@bondline/domain/process-type.ts";
import { useRef } from "react";
import type { DraftRecordFragment } from "../../../../api/generated/graphql.ts";
import { KeptNotice } from "../../../../app/form/kept-notice.tsx";
import { LeaveDialog } from "../../../../app/form/leave-dialog.tsx";
import { useLeaveBlocker } from "../../../../app/form/use-autosaved-form.ts";
import { usePageTitle } from "../../../../app/page-title.ts";
import { ShownTogether } from "../../../../app/shown-together.tsx";
import { useStore } from "../../../../app/store.ts";
import { useGo } from "../../../../app/use-go.ts";
import { paths } from "../../../../paths.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { focusFirstError } from "../../../../ui/focus-error.ts";
import { Page } from "../../../../ui/page.tsx";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { SkeletonRows } from "../../../../ui/skeleton.tsx";
import { StepProgress } from "../../../../ui/step-progress.tsx";
import { DraftCompany, DraftPresence } from "../../presence/public/draft-presence.tsx";
import { DRAFT_WORDS, EDIT_WORDS } from "../draft-words.ts";
import { DraftPreviewButton } from "../preview/draft-preview-button.tsx";
import { useDraftCrumbs } from "../public/use-draft-crumbs.ts";
import { can } from "../view/draft-facts.ts";
import { ConflictPanel } from "./conflict-panel.tsx";
import { DraftFormProviders } from "./draft-form-frame.tsx";
import type { DraftFormValues } from "./draft-form-values.ts";
import {
  DRAFT_STEPS,
  type DraftStepId,
  fieldsOfStep,
  isDraftStepId,
  stepAfter,
  stepBefore,
} from "./draft-steps.ts";
import { LockedNotice, RefusalNotice } from "./edit-notices.tsx";
import { SavedFooter } from "./saved-footer.tsx";
import { ContractStep } from "./steps/contract-step.tsx";
import { FacilityChoice } from "./steps/facility-choice.tsx";
import { FundsStep } from "./steps/funds-step.tsx";
import { GuaranteeStep } from "./steps/guarantee-step.tsx";
import { KindChoice } from "./steps/kind-choice.tsx";
import { PartiesStep } from "./steps/parties-step.tsx";
import { useDraftForm } from "./use-draft-form.ts";
import { useMarkedField } from "./use-marked-field.ts";

export type DraftWizardProps = {
  readonly accountId: string;
  readonly organisationId: string;
  /** Undefined until the first change of a new draft has been saved. */
  readonly draft: DraftRecordFragment | undefined;
  readonly fresh: DraftFormValues;
  readonly step: DraftStepId;
  /** Where a requirement has led to. */
  readonly field: string | undefined;
  readonly onStep: (step: DraftStepId, draftId: string | undefined) => void;
  readonly onCreated: (draft: DraftRecordFragment) => void;
};

export function DraftWizard(props: DraftWizardProps) {
  const { organisationId, step } = props;
  const go = useGo();
  const { form, saver, wording, kept, discardKept } = useDraftForm(props);
  const { record: draft } = useStore(saver.store);
  const fields = useRef<HTMLDivElement>(null);
  const title = draft === undefined ? EDIT_WORDS.newTitle : EDIT_WORDS.editTitle(draft.referenceNumber);
  usePageTitle(title);
  useMarkedField({ form, saver, field: props.field, within: fields });

  const goTo = (next: DraftStepId) => props.onStep(next, draft?.id);
  const goOn = async () => {
    // What the chosen fee plan asks for is known once the choice is saved.
    if (step === "funds") await saver.flush();
    const isRight = await form.trigger(fieldsOfStep(step, form.getValues()) as (keyof DraftFormValues)[]);
    if (!isRight) return void focusFirstError(fields.current ?? document);
    void saver.flush();
    const next = stepAfter(step);
    if (next !== undefined) return goTo(next);
    await saver.flush();
    const { record: saved } = saver.store.get();
    if (saved === undefined) return;
    const place = { organisationId, draftId: saved.id };
    go(can(saved, "CAN_SUBMIT") ? paths.draftSubmit(place) : paths.draftView(place));
  };
  const before = stepBefore(step);
  const blocker = useLeaveBlocker(saver);

  return (
    <DraftFormProviders form={form} saver={saver} wording={wording}>
      <DraftPresence draftId={draft?.id}>
        <Page width="form">
          <PageHeader
            title={title}
            breadcrumb={useDraftCrumbs(draft, draft === undefined ? EDIT_WORDS.newTitle : EDIT_WORDS.edit)}
            actions={
              draft !== undefined && (
                <>
                  <DraftCompany />
                  <DraftPreviewButton draft={draft} onBeforeOpen={saver.flush} />
                </>
              )
            }
          />
          <StepProgress
            steps={DRAFT_STEPS}
            currentId={step}
            reachedId={draft === undefined ? step : DRAFT_STEPS.at(-1)?.id}
            onSelect={(id) => isDraftStepId(id) && goTo(id)}
          />
          {kept !== undefined && <KeptNotice keptAt={kept.keptAt} onDiscard={discardKept} />}
          <LockedNotice />
          <RefusalNotice />
          <ConflictPanel />
          <div ref={fields} key={step}>
            <Card>
              <StepFields step={step} kind={form.getValues("processType")} organisationId={organisationId} />
            </Card>
          </div>
          <SavedFooter
            before={before !== undefined && <Button onClick={() => goTo(before)}>{EDIT_WORDS.back}</Button>}
            onContinue={() => void goOn()}
            continueLabel={stepAfter(step) === undefined ? EDIT_WORDS.finish : EDIT_WORDS.continue}
          />
        </Page>
      </DraftPresence>
      {blocker.status === "blocked" && <LeaveDialog onLeave={blocker.proceed} onStay={blocker.reset} />}
    </DraftFormProviders>
  );
}

function StepFields({
  step,
  kind,
  organisationId,
}: {
  readonly step: DraftStepId;
  readonly organisationId: string;
  readonly kind: ProcessType;
}) {
  switch (step) {
    case "guarantee":
      return (
        <ShownTogether fallback={<SkeletonRows rows={8} label={DRAFT_WORDS.loading} />}>
          <GuaranteeStep kind={<KindChoice />}>
            <FacilityChoice organisationId={organisationId} />
          </GuaranteeStep>
        </ShownTogether>
      );
    case "parties":
      return <PartiesStep processType={kind} />;
    case "contract":
      return <ContractStep />;
    case "funds":
      return (
        <ShownTogether fallback={<SkeletonRows rows={12} label={DRAFT_WORDS.loading} />}>
          <FundsStep />
        </ShownTogether>
      );
  }
}
