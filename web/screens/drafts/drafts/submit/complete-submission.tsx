// While submission is under way: its own fields, the requirements as the server gives them, the terms, and the hand-over.

import { ACCEPTANCE_MESSAGES } from "@bondline/domain/values/fields/acceptance.ts";
import { type ReactNode, useRef, useState } from "react";
import { useCommand } from "../../../../api/use-command.ts";
import { notify } from "../../../../app/notices.ts";
import { useGo } from "../../../../app/use-go.ts";
import { paths } from "../../../../paths.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { CheckboxField } from "../../../../ui/checkbox-field.tsx";
import { focusFirstError } from "../../../../ui/focus-error.ts";
import { Notice } from "../../../../ui/notice.tsx";
import { TextLink } from "../../../../ui/text-link.tsx";
import {
  CancelDraftSubmissionMutation,
  CompleteDraftSubmissionMutation,
  CompleteSuretySubmissionMutation,
} from "../draft-operations.ts";
import { SUBMIT_WORDS } from "../draft-words.ts";
import { useDraftSaver } from "../edit/draft-form-context.ts";
import { DraftFormFrame } from "../edit/draft-form-frame.tsx";
import { SavedFooter } from "../edit/saved-footer.tsx";
import { FundsStep } from "../edit/steps/funds-step.tsx";
import type { DraftRecord, DraftRequirement } from "../view/draft-facts.ts";
import { RequirementsCard } from "../view/requirements-card.tsx";
import { requirementsBesideTerms, unmetBesideTerms } from "./submission-requirements.ts";

type Props = { readonly draft: DraftRecord; readonly onChanged: (draft: DraftRecord) => void };

export function CompleteSubmission({ draft, onChanged }: Props) {
  return (
    <DraftFormFrame draft={draft} onSaved={onChanged}>
      <SubmissionForm draft={draft} onChanged={onChanged} />
    </DraftFormFrame>
  );
}

type Acceptance = { readonly name: string; readonly label: ReactNode; readonly missing: string };

const SUBMISSION_TERMS = (
  <>
    {SUBMIT_WORDS.terms}{" "}
    <TextLink isInline href={paths.submissionTerms()} target="_blank">
      {SUBMIT_WORDS.termsLink}
    </TextLink>
  </>
);

/** What is ticked before the hand-over; a surety bond has terms of its own, and the disclosure of brokerage. */
function acceptancesOf({ processType }: DraftRecord): readonly Acceptance[] {
  const { submissionTerms, bondSubmissionTerms, brokerage } = ACCEPTANCE_MESSAGES;
  const terms = { name: "acceptSubmissionTerms", label: SUBMISSION_TERMS };
  if (processType !== "SURETY_BOND") return [{ ...terms, missing: submissionTerms }];
  return [
    { ...terms, missing: bondSubmissionTerms },
    { name: "acceptBrokerage", label: SUBMIT_WORDS.brokerage, missing: brokerage },
  ];
}

function SubmissionForm({ draft, onChanged }: Props) {
  const [accepted, setAccepted] = useState<readonly string[]>([]);
  const [missed, setMissed] = useState<readonly string[]>([]);
  const [unmet, setUnmet] = useState<readonly DraftRequirement[]>([]);
  const list = useRef<HTMLDivElement>(null);
  const { complete, cancel, isBusy } = useSubmission({ draft, onChanged, onUnmet: setUnmet });
  const acceptances = acceptancesOf(draft);

  const submit = async () => {
    const left = acceptances.map(({ name }) => name).filter((name) => !accepted.includes(name));
    setMissed(left);
    if (left.length > 0) return void focusFirstError();
    if ((await complete()).length > 0) list.current?.focus();
  };
  const tick = (name: string, isTicked: boolean) => {
    const others = accepted.filter((each) => each !== name);
    setAccepted(isTicked ? [...others, name] : others);
    setMissed(missed.filter((each) => each !== name));
  };
  return (
    <>
      <div ref={list} tabIndex={-1} className="flex flex-col gap-4">
        {unmet.length > 0 && <Notice tone="danger" title={SUBMIT_WORDS.unmetTitle} />}
        <RequirementsCard
          draft={draft}
          heading={SUBMIT_WORDS.requirements}
          requirements={requirementsBesideTerms(draft.applicableRequirements)}
          hasLinks={false}
        />
      </div>
      <Card>
        <FundsStep />
      </Card>
      <Card hasBody>
        {acceptances.map(({ name, label, missing }) => (
          <CheckboxField
            key={name}
            name={name}
            label={label}
            checked={accepted.includes(name)}
            onChange={({ target }) => tick(name, target.checked)}
            error={missed.includes(name) ? missing : undefined}
          />
        ))}
      </Card>
      <SavedFooter
        before={
          <Button isDisabled={isBusy} onClick={() => void cancel()}>
            {SUBMIT_WORDS.cancel}
          </Button>
        }
        onContinue={() => void submit()}
        continueLabel={SUBMIT_WORDS.complete}
        isLoading={isBusy}
      />
    </>
  );
}

type SubmissionOptions = Props & { readonly onUnmet: (unmet: readonly DraftRequirement[]) => void };

function useSubmission({ draft, onChanged, onUnmet }: SubmissionOptions) {
  const saver = useDraftSaver();
  const go = useGo();
  const completing = useCommand(CompleteDraftSubmissionMutation);
  const completingBond = useCommand(CompleteSuretySubmissionMutation);
  const cancelling = useCommand(CancelDraftSubmissionMutation);
  const versionNow = () => Math.max(draft.version, saver.store.get().record?.version ?? 0);

  /** Answers what is still missing; with nothing missing the draft has been handed over. */
  const complete = async (): Promise<readonly DraftRequirement[]> => {
    await saver.flush();
    const completed = await sendCompletion();
    if (completed === undefined) return [];
    const { draft: after, applicableRequirements } = completed;
    onChanged(after);
    const left = unmetBesideTerms(applicableRequirements);
    onUnmet(left);
    if (left.length > 0) return left;
    notify({ tone: "ok", title: SUBMIT_WORDS.submitted });
    go(paths.draftView({ organisationId: draft.organisationId, draftId: draft.id }));
    return [];
  };

  /** A surety bond has a completion of its own, with its own terms. */
  const sendCompletion = async () => {
    const place = { id: draft.id, version: versionNow() };
    if (draft.processType === "SURETY_BOND") {
      const accepted = { acceptBondSubmissionTerms: true, acceptBrokerage: true };
      const answer = await completingBond.send({ ...place, ...accepted });
      return answer.ok ? answer.data.completeSuretyBondDraftSubmission : undefined;
    }
    const answer = await completing.send({ ...place, acceptSubmissionTerms: true });
    return answer.ok ? answer.data.completeDraftSubmission : undefined;
  };

  const cancel = async () => {
    await saver.flush();
    const answer = await cancelling.send({ id: draft.id, version: versionNow() });
    if (!answer.ok) return;
    onChanged(answer.data.cancelDraftSubmission.draft);
    notify({ tone: "ok", title: SUBMIT_WORDS.cancelled });
  };

  return { complete, cancel, isBusy: completing.sending || completingBond.sending || cancelling.sending };
}
