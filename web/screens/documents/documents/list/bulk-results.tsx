// How far something that is done with several documents has come, and what became of each.

import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import type { ListRow } from "../public/list-row.ts";
import { BULK_WORDS as WORDS } from "./bulk-words.ts";
import type { BulkRun } from "./use-bulk.ts";

type ResultsProps = { readonly title: string; readonly run: BulkRun; readonly onClose: () => void };

export function BulkResults({ title, run, onClose }: ResultsProps) {
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
            <Result key={row.id} row={row} run={run} />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function Result({ row, run }: { readonly row: ListRow; readonly run: BulkRun }) {
  const result = run.results.get(row.id);
  return (
    <li className="flex items-start justify-between gap-3 border-line py-2.5 not-last:border-b">
      <span className="min-w-0">
        <span className="block truncate text-body font-medium">{row.name}</span>
        <span className="figures block text-label break-words text-ink-2">
          {result?.refusal ?? `${row.reference}, ${row.amount}`}
        </span>
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
