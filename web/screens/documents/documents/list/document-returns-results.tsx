// How far asking for several originals has come, and what became of each.

import { StatusBadge } from "../../../../ui/status-badge.tsx";
import type { ListRow } from "../public/list-row.ts";
import { RETURNS_WORDS as WORDS } from "./document-returns-words.ts";

/** Without a refusal its holder was asked. */
export type ReturnResult = { readonly refusal?: string };

type ResultsProps = {
  readonly rows: readonly ListRow[];
  readonly results: ReadonlyMap<string, ReturnResult>;
};

export function DocumentReturnsResults({ rows, results }: ResultsProps) {
  const done = [...results.values()].filter(({ refusal }) => refusal === undefined).length;
  const progress = WORDS.progress(done, rows.length);
  return (
    <div className="space-y-4 pb-1">
      <p role="status" className="figures text-body text-ink-2">
        {progress}
      </p>
      <ul aria-label={WORDS.results}>
        {rows.map((row) => (
          <li
            key={row.id}
            className="flex items-start justify-between gap-3 border-line py-2.5 not-last:border-b"
          >
            <span className="min-w-0">
              <span className="block truncate text-body font-medium">{row.name}</span>
              <span className="figures block text-label break-words text-ink-2">
                {results.get(row.id)?.refusal ?? `${row.reference}, ${row.amount}`}
              </span>
            </span>
            <Outcome result={results.get(row.id)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Outcome({ result }: { readonly result: ReturnResult | undefined }) {
  if (result === undefined) return <StatusBadge tone="mute">{WORDS.waiting}</StatusBadge>;
  return result.refusal === undefined ? (
    <StatusBadge tone="ok">{WORDS.asked}</StatusBadge>
  ) : (
    <StatusBadge tone="danger">{WORDS.refused}</StatusBadge>
  );
}
