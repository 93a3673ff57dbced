// What is done with the work that is chosen: taken, handed over, let go or written about in one call, with what became of each.

import { ChosenStepsBar } from "../../../../app/list/chosen-steps-bar.tsx";
import type { Selection } from "../../../../app/list/use-selection.ts";
import type { Colleague } from "./hand-over-dialog.tsx";
import { describeWork, useWorkSteps } from "./use-work-steps.tsx";
import type { Work } from "./work-changes.ts";
import { WORK_WORDS as WORDS } from "./work-words.ts";

type BarProps = {
  readonly selection: Selection<Work>;
  readonly colleagues: readonly Colleague[];
  readonly onDone: () => void;
};

export function WorkSelectionBar({ selection, colleagues, onDone }: BarProps) {
  return (
    <ChosenStepsBar
      selection={selection}
      said={WORDS.chosen(selection.count)}
      steps={useWorkSteps(selection, colleagues)}
      describe={describeWork}
      onDone={onDone}
    />
  );
}
