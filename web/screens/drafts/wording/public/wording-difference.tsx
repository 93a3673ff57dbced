// Two wordings beside each other: what stays is counted, what differs is marked on both sides.

import { DIFFERENCE_WORDS as WORDS } from "./difference-words.ts";
import { type LinePart, type WordingRow, wordingRows } from "./wording-rows.ts";

type DifferenceProps = { readonly before: string; readonly after: string };

export function WordingDifference({ before, after }: DifferenceProps) {
  const rows = wordingRows(before, after);
  if (rows.every(({ kind }) => kind === "same"))
    return <p className="text-label text-ink-2">{WORDS.noDifference}</p>;
  return (
    <section aria-label={WORDS.difference} className="overflow-clip rounded-control border border-line">
      <div className="hidden grid-cols-2 border-b border-line bg-sunken text-meta font-medium text-ink-2 sm:grid">
        <p className="px-3 py-1.5">{WORDS.before}</p>
        <p className="border-l border-line px-3 py-1.5">{WORDS.after}</p>
      </div>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are drawn anew with every text and have no other name
        <Row key={at} row={row} />
      ))}
    </section>
  );
}

function Row({ row }: { readonly row: WordingRow }) {
  if (row.kind === "same")
    return (
      <p className="border-line bg-canvas px-3 py-1 text-meta text-ink-3 not-last:border-b">
        {WORDS.same(row.lines.length)}
      </p>
    );
  return (
    <div className="grid border-line not-last:border-b sm:grid-cols-2">
      <Side parts={row.before} label={WORDS.before} look="bg-danger-soft" />
      <div className="border-line max-sm:border-t sm:border-l">
        <Side parts={row.after} label={WORDS.after} look="bg-accent-soft" />
      </div>
    </div>
  );
}

type SideProps = {
  readonly parts: readonly LinePart[] | undefined;
  readonly label: string;
  readonly look: string;
};

function Side({ parts, label, look }: SideProps) {
  return (
    <div className="px-3 py-2 text-label break-words">
      <span className="mb-0.5 block text-meta text-ink-3 sm:sr-only">{label}</span>
      {parts === undefined ? (
        <span className="text-ink-3">{WORDS.noLine}</span>
      ) : (
        parts.map(({ text, isMarked }, at) =>
          isMarked ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name than their place
            <mark key={at} className={`rounded-sm text-ink ${look}`}>
              {text}
            </mark>
          ) : (
            text
          ),
        )
      )}
    </div>
  );
}
