// How far something that is done with several rows has come, and what became of each.

import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { RUN_WORDS as WORDS } from "./list-words.ts";
import { ResultRow } from "./result-row.tsx";
import type { Run } from "./use-run.ts";

type ResultsProps<Row> = {
  readonly title: string;
  readonly run: Run<Row>;
  /** What a row is called, and what tells it from others of that name. */
  readonly describe: (row: Row) => { readonly name: string; readonly detail: string };
  /** Tries those again that were not done. */
  readonly onAgain?: (() => void) | undefined;
  readonly onClose: () => void;
};

export function RunResults<Row extends { readonly id: string }>(props: ResultsProps<Row>) {
  const { title, run, describe, onAgain, onClose } = props;
  const { rows, results, isRunning } = run;
  const done = [...results.values()].filter(({ refusal }) => refusal === undefined).length;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      mustBeAnswered={isRunning}
      actions={
        isRunning ? (
          <Button onClick={run.stop}>{WORDS.stop}</Button>
        ) : (
          <>
            {onAgain !== undefined && <Button onClick={onAgain}>{WORDS.again(rows.length - done)}</Button>}
            <Button variant="primary" onClick={onClose}>
              {WORDS.finish}
            </Button>
          </>
        )
      }
    >
      <div className="space-y-4 pb-1">
        <p role="status" className="figures text-body text-ink-2">
          {WORDS.progress(done, rows.length)}
        </p>
        <ul aria-label={WORDS.results}>
          {rows.map((row) => (
            <Result key={row.id} {...describe(row)} of={row.id} run={run} />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

type ResultProps = {
  readonly name: string;
  readonly detail: string;
  readonly of: string;
  readonly run: Run<unknown>;
};

function Result({ name, detail, of, run }: ResultProps) {
  const result = run.results.get(of);
  return <ResultRow name={name} detail={result?.refusal ?? detail} badge={badgeOf(run, result)} />;
}

function badgeOf({ isRunning }: Run<unknown>, result: { readonly refusal?: string } | undefined) {
  if (result === undefined) return { tone: "mute", text: isRunning ? WORDS.waiting : WORDS.stopped } as const;
  return result.refusal === undefined
    ? ({ tone: "ok", text: WORDS.done } as const)
    : ({ tone: "danger", text: WORDS.refused } as const);
}
