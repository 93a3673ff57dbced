// Before submission: what is still missing, and the step that locks the details.

import { useCommand } from "../../../../api/use-command.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { BeginDraftSubmissionMutation } from "../draft-operations.ts";
import { SUBMIT_WORDS } from "../draft-words.ts";
import type { DraftRecord } from "../view/draft-facts.ts";
import { RequirementsCard } from "../view/requirements-card.tsx";
import { requirementsBesideTerms } from "./submission-requirements.ts";

type Props = { readonly draft: DraftRecord; readonly onChanged: (draft: DraftRecord) => void };

export function BeginSubmission({ draft, onChanged }: Props) {
  const { send, sending } = useCommand(BeginDraftSubmissionMutation);
  const begin = async () => {
    const answer = await send({ id: draft.id, version: draft.version });
    if (answer.ok) onChanged(answer.data.beginDraftSubmission.draft);
  };
  return (
    <>
      <RequirementsCard draft={draft} requirements={requirementsBesideTerms(draft.applicableRequirements)} />
      <Card heading={SUBMIT_WORDS.beginTitle} hasBody>
        <p className="max-w-168 text-body text-ink-2">{SUBMIT_WORDS.beginSentence}</p>
        <div className="mt-4">
          <Button variant="primary" isLoading={sending} onClick={() => void begin()}>
            {SUBMIT_WORDS.begin}
          </Button>
        </div>
      </Card>
    </>
  );
}
