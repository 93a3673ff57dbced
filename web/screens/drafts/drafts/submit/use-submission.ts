// Hands a draft over in one go: begins the submission where that is still to be done, and completes it.

import { useCommand } from "../../../../api/use-command.ts";
import { notify } from "../../../../app/notices.ts";
import { useGo } from "../../../../app/use-go.ts";
import { paths } from "../../../../paths.ts";
import {
  BeginDraftSubmissionMutation,
  CancelDraftSubmissionMutation,
  CompleteDraftSubmissionMutation,
  CompleteSuretySubmissionMutation,
} from "../draft-operations.ts";
import { SUBMIT_WORDS } from "../draft-words.ts";
import type { DraftRecord } from "../view/draft-facts.ts";
import { hasBegun, unmetBesideTerms } from "./submission-requirements.ts";

/** Where people are to be verified first, the review is still to come. */
const SAVED_TEXT: { readonly [Status in DraftRecord["status"]]?: string } = {
  IDENTIFYING: SUBMIT_WORDS.toVerify,
};

type Options = { readonly draft: DraftRecord; readonly onChanged: (draft: DraftRecord) => void };

export function useSubmission({ draft, onChanged }: Options) {
  const go = useGo();
  const beginning = useCommand(BeginDraftSubmissionMutation);
  const completing = useCommand(CompleteDraftSubmissionMutation);
  const completingBond = useCommand(CompleteSuretySubmissionMutation);
  const cancelling = useCommand(CancelDraftSubmissionMutation);

  /** Answers whether the draft was handed over. */
  const submit = async (): Promise<boolean> => {
    const begun = hasBegun(draft) ? draft : await begin();
    const completed = begun && (await complete(begun));
    if (completed === undefined) return false;
    const { draft: after, applicableRequirements } = completed;
    if (unmetBesideTerms(applicableRequirements).length > 0) {
      // Its details are locked while a submission is under way, and they are what is to be changed now.
      await cancel(after);
      return false;
    }
    onChanged(after);
    notify({ tone: "ok", title: SAVED_TEXT[after.status] ?? SUBMIT_WORDS.submitted });
    go(paths.draftView({ organisationId: draft.organisationId, draftId: draft.id }));
    return true;
  };

  const begin = async () => {
    const answer = await beginning.send({ id: draft.id, version: draft.version });
    if (!answer.ok) return undefined;
    const { draft: begun } = answer.data.beginDraftSubmission;
    onChanged(begun);
    return begun;
  };

  /** A surety bond has a completion of its own, with its own terms. */
  const complete = async ({ id, version, processType }: DraftRecord) => {
    if (processType === "SURETY_BOND") {
      const accepted = { acceptBondSubmissionTerms: true, acceptBrokerage: true };
      const answer = await completingBond.send({ id, version, ...accepted });
      return answer.ok ? answer.data.completeSuretyBondDraftSubmission : undefined;
    }
    const answer = await completing.send({ id, version, acceptSubmissionTerms: true });
    return answer.ok ? answer.data.completeDraftSubmission : undefined;
  };

  const cancel = async ({ id, version } = draft) => {
    const answer = await cancelling.send({ id, version });
    if (answer.ok) onChanged(answer.data.cancelDraftSubmission.draft);
  };

  const isBusy = [beginning, completing, completingBond, cancelling].some(({ sending }) => sending);
  return { submit, cancel: () => cancel(), isBusy };
}
