// What is done with the drafts that are chosen: cancelled in one call after a question, with what became of each.

import { useCommand } from "../../../../api/use-command.ts";
import { ChosenStepsBar, endingStep, resultsOf, versionsOf } from "../../../../app/list/chosen-steps-bar.tsx";
import type { Selection } from "../../../../app/list/use-selection.ts";
import { CancelChosenDraftsDocument } from "./bulk-operations.ts";
import { CHOSEN_DRAFT_WORDS as WORDS } from "./bulk-words.ts";
import { type ListedRow, listedDraft } from "./list-more.ts";

type BarProps = {
  readonly organisationId: string;
  readonly selection: Selection<ListedRow>;
  readonly onDone: () => void;
};

export function DraftSelectionBar({ organisationId, selection, onDone }: BarProps) {
  const { count } = selection;
  const { send } = useCommand(CancelChosenDraftsDocument, { handledByScreen: true });
  const words = { ...WORDS, label: WORDS.cancel(count), ask: WORDS.ask(count) };
  const cancel = endingStep<ListedRow>(words, async (batch) => {
    const answer = await send({ organisationId, drafts: versionsOf(batch) });
    if (!answer.ok) return answer;
    const { results } = answer.data.cancelChosenDrafts;
    return { ok: true, data: resultsOf(results, ({ draft }) => draft && listedDraft(draft)) };
  });
  return (
    <ChosenStepsBar
      selection={selection}
      said={WORDS.chosen(count)}
      steps={[cancel]}
      describe={({ reference, name }) => ({ name: reference, detail: name })}
      onDone={onDone}
    />
  );
}
