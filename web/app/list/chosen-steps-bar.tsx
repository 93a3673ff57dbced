// What is done with the rows that are chosen, told by a table of steps: each asks first where it has to, is sent in calls of many, and says what became of each row.

import { CHOSEN_IN_CALL_MAX } from "@bondline/domain/values/lists/chosen-rows.ts";
import { type ReactNode, Suspense, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useIsPhone } from "../../ui/use-is-phone.ts";
import { RunResults } from "./run-results.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { type BatchResult, type SendBatch, useBatchRun } from "./use-batch-run.ts";
import type { Selection } from "./use-selection.ts";

type Way<Row> = { readonly begin: (send: SendBatch<Row>) => void; readonly close: () => void };

export type ChosenStep<Row> = {
  readonly label: string;
  /** Of the results, where the button says less. */
  readonly title?: string;
  readonly variant?: "danger-quiet" | "primary";
  /** A step is offered where at least one row allows it; the others are refused by their reasons. */
  readonly isOffered?: boolean;
  /** Sent at once, or by the dialog that asks first. */
  readonly send?: SendBatch<Row>;
  readonly ask?: (way: Way<Row>) => ReactNode;
};

type StepsProps<Row> = {
  readonly rows: readonly Row[];
  readonly steps: readonly ChosenStep<Row>[];
  /** What a row is called in the results. */
  readonly describe: (row: Row) => { readonly name: string; readonly detail: string };
  readonly onDone: () => void;
};

type BarProps<Row> = Omit<StepsProps<Row>, "rows"> & {
  readonly selection: Selection<Row>;
  readonly said: string;
};

/** Begins anew once nothing is chosen any more. */
export function ChosenStepsBar<Row extends { readonly id: string }>(props: BarProps<Row>) {
  const { selection, said, onDone, ...steps } = props;
  if (selection.count === 0) return null;
  const finish = () => {
    selection.clear();
    onDone();
  };
  return (
    <SelectionBar selection={selection} page={undefined} said={said}>
      <ChosenSteps {...steps} rows={selection.rows} onDone={finish} />
    </SelectionBar>
  );
}

/** Among what else is done with the rows, where they are what each chosen row is about. */
export function ChosenSteps<Row extends { readonly id: string }>(props: StepsProps<Row>) {
  const { rows, steps, describe, onDone } = props;
  const { run, runOver } = useBatchRun<Row>(CHOSEN_IN_CALL_MAX);
  const [title, setTitle] = useState("");
  const [asked, setAsked] = useState<string>();
  const isPhone = useIsPhone();
  const close = () => setAsked(undefined);
  const begin = (step: ChosenStep<Row>, send: SendBatch<Row>) => {
    close();
    setTitle(step.title ?? step.label);
    runOver(rows, send);
  };
  const asking = steps.find(({ label }) => label === asked);
  return (
    <>
      {steps
        .filter(({ isOffered = true }) => isOffered)
        .map((step) => (
          <Button
            key={step.label}
            size={isPhone ? "regular" : "small"}
            {...(step.variant && { variant: step.variant })}
            onClick={() => (step.send === undefined ? setAsked(step.label) : begin(step, step.send))}
          >
            {step.label}
          </Button>
        ))}
      <Suspense>{asking?.ask?.({ close, begin: (send) => begin(asking, send) })}</Suspense>
      {run !== undefined && (
        <RunResults title={title} run={run} describe={describe} onAgain={run.again} onClose={onDone} />
      )}
    </>
  );
}

type EndingWords = Readonly<Record<"ask" | "label" | "sentence", string>> & { readonly keep?: string };

/** A step that can't be taken back: it is asked for once more. */
export function endingStep<Row>(words: EndingWords, send: SendBatch<Row>): ChosenStep<Row> {
  return {
    label: words.label,
    variant: "danger-quiet",
    ask: ({ begin, close }) => (
      <ConfirmDialog
        title={words.ask}
        sentence={words.sentence}
        confirmLabel={words.label}
        cancelLabel={words.keep}
        isDangerous
        onConfirm={() => begin(send)}
        onClose={close}
      />
    ),
  };
}

export function versionsOf(rows: readonly { readonly id: string; readonly version: number }[]) {
  return rows.map(({ id, version }) => ({ id, version }));
}

type Said = { readonly id: string; readonly reason: string | null };

/** What the server says of each, with the row as it is now. */
export function resultsOf<Result extends Said, Row>(
  results: readonly Result[],
  nowIn: (result: Result) => Row | null,
): BatchResult<Row>[] {
  return results.map((result) => {
    const now = nowIn(result);
    return {
      id: result.id,
      ...(result.reason === null ? {} : { refusal: result.reason }),
      ...(now === null ? {} : { now }),
    };
  });
}
