// What is done with the drafts that are chosen: cancelled in one call after a question, with what became of each.

import { CHOSEN_IN_CALL_MAX } from "@bondline/domain/values/lists/chosen-rows.ts";
import { useState } from "react";
import { useCommand } from "../../../../api/use-command.ts";
import { RunResults } from "../../../../app/list/run-results.tsx";
import { SelectionBar } from "../../../../app/list/selection-bar.tsx";
import { useBatchRun } from "../../../../app/list/use-batch-run.ts";
import type { Selection } from "../../../../app/list/use-selection.ts";
import { Button } from "../../../../ui/button.tsx";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { useIsPhone } from "../../../../ui/use-is-phone.ts";
import { CancelChosenDraftsDocument } from "./bulk-operations.ts";
import { CHOSEN_DRAFT_WORDS as WORDS } from "./bulk-words.ts";
import { type ListedRow, listedDraft } from "./list-more.ts";

type BarProps = {
  readonly organisationId: string;
  readonly selection: Selection<ListedRow>;
  readonly onDone: () => void;
};

export function DraftSelectionBar({ organisationId, selection, onDone }: BarProps) {
  const { count, rows, clear } = selection;
  const { run, cancel } = useChosenDrafts(organisationId);
  const [isAsked, setAsked] = useState(false);
  const isPhone = useIsPhone();
  return (
    <>
      <SelectionBar selection={selection} page={undefined} said={WORDS.chosen(count)}>
        <Button size={isPhone ? "regular" : "small"} variant="danger-quiet" onClick={() => setAsked(true)}>
          {WORDS.cancel(count)}
        </Button>
      </SelectionBar>
      {isAsked && (
        <ConfirmDialog
          title={WORDS.ask(count)}
          sentence={WORDS.sentence}
          confirmLabel={WORDS.cancel(count)}
          cancelLabel={WORDS.keep}
          isDangerous
          onConfirm={() => {
            setAsked(false);
            cancel(rows);
          }}
          onClose={() => setAsked(false)}
        />
      )}
      {run !== undefined && (
        <RunResults
          title={WORDS.cancel(run.rows.length)}
          run={run}
          describe={({ reference, name }) => ({ name: reference, detail: name })}
          onAgain={run.again}
          onClose={() => {
            clear();
            onDone();
          }}
        />
      )}
    </>
  );
}

function useChosenDrafts(organisationId: string) {
  const { run, runOver } = useBatchRun<ListedRow>(CHOSEN_IN_CALL_MAX);
  const { send } = useCommand(CancelChosenDraftsDocument, { handledByScreen: true });
  const cancel = (rows: readonly ListedRow[]) =>
    runOver(rows, async (batch) => {
      const drafts = batch.map(({ id, version }) => ({ id, version }));
      const answer = await send({ organisationId, drafts });
      if (!answer.ok) return answer;
      const results = answer.data.cancelChosenDrafts.results.map(({ id, reason, draft }) => ({
        id,
        ...(reason === null ? {} : { refusal: reason }),
        ...(draft === null ? {} : { now: listedDraft(draft) }),
      }));
      return { ok: true, data: results };
    });
  return { run, cancel };
}
