// The one page on which a draft is submitted: what is missing, what it says, the terms, and the button.

import { useRef, useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { focusFirstError } from "../../../../ui/focus-error.ts";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { StickyFooter } from "../../../../ui/sticky-footer.tsx";
import { WordingAssurance } from "../../wording/public/wording-assurance.tsx";
import { SUBMIT_WORDS } from "../draft-words.ts";
import { draftEditPath } from "../edit/draft-edit-path.ts";
import { DraftAttachments } from "../view/draft-attachments.tsx";
import type { DraftRecord } from "../view/draft-facts.ts";
import { RequirementsCard } from "../view/requirements-card.tsx";
import { AcceptanceBoxes, acceptancesOf } from "./acceptances.tsx";
import { hasBegun, requirementsBesideTerms, unmetBesideTerms } from "./submission-requirements.ts";
import { SubmissionSummary, SubmissionWording } from "./submission-summary.tsx";
import { useSubmission } from "./use-submission.ts";

type Props = { readonly draft: DraftRecord; readonly onChanged: (draft: DraftRecord) => void };

export function CompleteSubmission({ draft, onChanged }: Props) {
  const [accepted, setAccepted] = useState<readonly string[]>([]);
  const [missed, setMissed] = useState<readonly string[]>([]);
  const [wasTried, setTried] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const { submit, cancel, isBusy } = useSubmission({ draft, onChanged });
  const acceptances = acceptancesOf(draft);
  const unmet = unmetBesideTerms(draft.applicableRequirements);

  const send = async () => {
    setTried(true);
    if (unmet.length > 0) return list.current?.focus();
    const left = acceptances.map(({ name }) => name).filter((name) => !accepted.includes(name));
    setMissed(left);
    if (left.length > 0) return void focusFirstError();
    if (!(await submit())) list.current?.focus();
  };
  const tick = (name: string, isTicked: boolean) => {
    const others = accepted.filter((each) => each !== name);
    setAccepted(isTicked ? [...others, name] : others);
    setMissed(missed.filter((each) => each !== name));
  };
  return (
    <>
      <div ref={list} tabIndex={-1} className="flex flex-col gap-4 empty:hidden">
        {unmet.length > 0 && wasTried && <Notice tone="danger" title={SUBMIT_WORDS.unmetTitle} />}
        {unmet.length > 0 && (
          <RequirementsCard
            draft={draft}
            heading={SUBMIT_WORDS.requirements}
            requirements={requirementsBesideTerms(draft.applicableRequirements)}
            onChanged={onChanged}
          />
        )}
      </div>
      <SubmissionSummary draft={draft} />
      <SubmissionWording draft={draft} />
      <WordingAssurance draft={draft} />
      <DraftAttachments draft={draft} onChanged={onChanged} />
      <Card heading={SUBMIT_WORDS.acceptTitle} hasBody>
        <div className="flex flex-col gap-2.5">
          <AcceptanceBoxes acceptances={acceptances} accepted={accepted} missed={missed} onTick={tick} />
        </div>
      </Card>
      <StickyFooter note={SUBMIT_WORDS.next}>
        {hasBegun(draft) ? (
          <Button isDisabled={isBusy} onClick={() => void cancel()}>
            {SUBMIT_WORDS.cancel}
          </Button>
        ) : (
          <LinkButton href={lastStepOf(draft)}>{SUBMIT_WORDS.back}</LinkButton>
        )}
        <Button variant="primary" isLoading={isBusy} onClick={() => void send()}>
          {SUBMIT_WORDS.complete}
        </Button>
      </StickyFooter>
    </>
  );
}

function lastStepOf({ organisationId, id: draftId }: DraftRecord): string {
  return draftEditPath({ organisationId, draftId }, "funds");
}
