// What is done with the work that is chosen: taken, handed over, let go or written about in one call, with what became of each.

import { DESK_WORK_TEXT } from "@bondline/domain/office/desk/desk-work.ts";
import { lazy, Suspense, useState } from "react";
import { RunResults } from "../../../../app/list/run-results.tsx";
import { SelectionBar } from "../../../../app/list/selection-bar.tsx";
import type { Selection } from "../../../../app/list/use-selection.ts";
import { Button } from "../../../../ui/button.tsx";
import { type Colleague, HandOverForm } from "./hand-over-dialog.tsx";
import { useChosenWork } from "./use-chosen-work.ts";
import type { Work } from "./work-changes.ts";
import { WORK_WORDS as WORDS } from "./work-words.ts";

const NoteChosenDialog = lazy(async () => ({
  default: (await import("./note-chosen-dialog.tsx")).NoteChosenDialog,
}));

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
  const { run, step, note } = useChosenWork();
  const [title, setTitle] = useState("");
  const [asked, setAsked] = useState<"HAND_OVER" | "NOTE">();
  const close = () => setAsked(undefined);
  const begin = (words: string, work: () => void) => {
    close();
    setTitle(words);
    work();
  };
  return (
    <>
      <SelectionBar selection={selection} page={undefined} said={WORDS.chosen(count)}>
        <ChosenActions
          selection={selection}
          onTake={() => begin(WORDS.takeChosen(count), () => step(rows, { step: "TAKE" }))}
          onRelease={() => begin(WORDS.releaseChosen(count), () => step(rows, { step: "RELEASE" }))}
          onAsk={setAsked}
        />
      </SelectionBar>
      <Suspense>
        {asked === "HAND_OVER" && (
          <HandOverForm
            title={WORDS.handOverChosen(count)}
            colleagues={colleagues}
            save={async () => ({ ok: true, data: undefined })}
            onSaved={(_, values) =>
              begin(WORDS.handOverChosen(count), () => step(rows, { step: "HAND_OVER", ...values }))
            }
            onClose={close}
          />
        )}
        {asked === "NOTE" && (
          <NoteChosenDialog
            count={count}
            onWritten={(content) => begin(WORDS.noteChosen(count), () => note(rows, content))}
            onClose={close}
          />
        )}
        {run !== undefined && (
          <RunResults
            title={title}
            run={run}
            describe={({ reference, kind }) => ({ name: reference, detail: DESK_WORK_TEXT[kind] })}
            onAgain={run.again}
            onClose={() => {
              clear();
              onDone();
            }}
          />
        )}
      </Suspense>
    </>
  );
}

type ActionsProps = {
  readonly selection: Selection<Work>;
  readonly onTake: () => void;
  readonly onRelease: () => void;
  readonly onAsk: (asked: "HAND_OVER" | "NOTE") => void;
};

/** A step is offered where at least one row allows it; the others are refused by their reasons. */
function ChosenActions({ selection: { count, rows }, onTake, onRelease, onAsk }: ActionsProps) {
  const isOffered = (code: Work["steps"][number]) => rows.some(({ steps }) => steps.includes(code));
  return (
    <>
      <Button size="small" onClick={() => onAsk("NOTE")}>
        {WORDS.noteChosenShort(count)}
      </Button>
      {isOffered("RELEASE") && (
        <Button size="small" onClick={onRelease}>
          {WORDS.releaseChosen(count)}
        </Button>
      )}
      {isOffered("HAND_OVER") && (
        <Button size="small" onClick={() => onAsk("HAND_OVER")}>
          {WORDS.handOverChosen(count)}
        </Button>
      )}
      {isOffered("TAKE") && (
        <Button size="small" variant="primary" onClick={onTake}>
          {WORDS.takeChosen(count)}
        </Button>
      )}
    </>
  );
}
