// How far something that is done with several rows has come, and what became of each.

import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { RUN_WORDS as WORDS } from "./list-words.ts";
import type { Run } from "./use-run.ts";

type ResultsProps<Row> = {
  readonly title: string;
  readonly run: Run<Row>;
  /** What a row is called, and what tells it from others of that name. */
  readonly describe: (row: Row) => { readonly name: string; readonly detail: string };
  readonly onClose: () => void;
};

export function RunResults<Row extends { readonly id: string }>(props: ResultsProps<Row>) {
  const { title, run, describe, onClose } = props;
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
          <Button variant="primary" onClick={onClose}>
            {WORDS.finish}
          </Button>
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
  return (
    <li className="flex items-start justify-between gap-3 border-line py-2.5 not-last:border-b">
      <span className="min-w-0">
        <span className="block truncate text-body font-medium">{name}</span>
        <span className="figures block text-label break-words text-ink-2">{result?.refusal ?? detail}</span>
      </span>
      {result === undefined ? (
        <StatusBadge tone="mute">{run.isRunning ? WORDS.waiting : WORDS.stopped}</StatusBadge>
      ) : (
        <StatusBadge tone={result.refusal === undefined ? "ok" : "danger"}>
          {result.refusal === undefined ? WORDS.done : WORDS.refused}
        </StatusBadge>
      )}
    </li>
  );
}
