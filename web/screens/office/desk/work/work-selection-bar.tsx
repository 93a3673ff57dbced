// What is done with the work that is chosen: taken, handed over or let go, one after the other, with what became of each.

import { DESK_WORK_TEXT } from "@bondline/domain/office/desk/desk-work.ts";
import { useState } from "react";
import { type CommandAnswer, useCommand } from "../../../../api/use-command.ts";
import { RunResults } from "../../../../app/list/run-results.tsx";
import { useRun } from "../../../../app/list/use-run.ts";
import type { Selection } from "../../../../app/list/use-selection.ts";
import { Button } from "../../../../ui/button.tsx";
import { type Colleague, HandOverForm } from "./hand-over-dialog.tsx";
import type { Work } from "./work-changes.ts";
import {
  HandOverDeskWorkDocument,
  ReleaseDeskWorkDocument,
  TakeDeskWorkDocument,
} from "./work-operations.ts";
import { WORK_WORDS as WORDS } from "./work-words.ts";

type BarProps = {
  readonly selection: Selection<Work>;
  readonly colleagues: readonly Colleague[];
  readonly onDone: () => void;
};

/** Begins anew once nothing is chosen any more. */
export function WorkSelectionBar(props: BarProps) {
  return props.selection.count === 0 ? null : <ChosenWork {...props} />;
}

function ChosenWork({ selection, colleagues, onDone }: BarProps) {
  const { count, rows, clear } = selection;
  const { run, runOver } = useRun<Work>();
  const [title, setTitle] = useState("");
  const [isHandingOver, setHandingOver] = useState(false);
  const take = useCommand(TakeDeskWorkDocument, { handledByScreen: true });
  const release = useCommand(ReleaseDeskWorkDocument, { handledByScreen: true });
  const handOver = useCommand(HandOverDeskWorkDocument, { handledByScreen: true });
  const isOffered = (code: Work["steps"][number]) => rows.some(({ steps }) => steps.includes(code));
  const begin = (words: string, send: (work: Work) => Promise<CommandAnswer<unknown>>) => {
    setTitle(words);
    void runOver(rows, send);
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunken px-4 py-2.5">
      <p role="status" className="figures text-body font-medium">
        {WORDS.chosen(count)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={clear}>
          {WORDS.chooseNone}
        </Button>
        {isOffered("RELEASE") && (
          <Button
            size="small"
            onClick={() =>
              begin(WORDS.releaseChosen(count), ({ id, version }) => release.send({ id, version }))
            }
          >
            {WORDS.releaseChosen(count)}
          </Button>
        )}
        {isOffered("HAND_OVER") && (
          <Button size="small" onClick={() => setHandingOver(true)}>
            {WORDS.handOverChosen(count)}
          </Button>
        )}
        {isOffered("TAKE") && (
          <Button
            size="small"
            variant="primary"
            onClick={() => begin(WORDS.takeChosen(count), ({ id, version }) => take.send({ id, version }))}
          >
            {WORDS.takeChosen(count)}
          </Button>
        )}
      </div>
      {isHandingOver && (
        <HandOverForm
          title={WORDS.handOverChosen(count)}
          colleagues={colleagues}
          save={async () => ({ ok: true, data: undefined })}
          onSaved={(_, values) => {
            setHandingOver(false);
            begin(WORDS.handOverChosen(count), ({ id, version }) =>
              handOver.send({ id, version, ...values }),
            );
          }}
          onClose={() => setHandingOver(false)}
        />
      )}
      {run !== undefined && (
        <RunResults
          title={title}
          run={run}
          describe={({ reference, kind }) => ({ name: reference, detail: DESK_WORK_TEXT[kind] })}
          onClose={() => {
            clear();
            onDone();
          }}
        />
      )}
    </div>
  );
}
