// What became of each of several documents that were shared at once, or not any more: first what was not done.

import type { StatusTone } from "@bondline/domain/status-tone.ts";
import { RUN_WORDS } from "../../../app/list/list-words.ts";
import { ResultRow } from "../../../app/list/result-row.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import type { SharedRow } from "./public/documents-sharing.tsx";

type Outcome = { readonly text: string; readonly tone: StatusTone; readonly why?: string };

type ResultsProps<Code extends string> = {
  readonly title: string;
  readonly rows: readonly SharedRow[];
  readonly results: readonly { readonly documentId: string; readonly outcome: Code }[];
  readonly outcomes: Readonly<Record<Code, Outcome>>;
  /** How many were done, in a sentence. */
  readonly summary: (done: number, of: number) => string;
  readonly onClose: () => void;
};

const ORDER: readonly StatusTone[] = ["danger", "mute"];
const rankOf = ({ tone }: Outcome) => (ORDER.includes(tone) ? ORDER.indexOf(tone) : ORDER.length);

export function DocumentsResults<Code extends string>(props: ResultsProps<Code>) {
  const { title, rows, results, outcomes, summary, onClose } = props;
  const byId = new Map(rows.map((row) => [row.id, row]));
  const texts = results
    .map(({ documentId, outcome }) => ({ documentId, outcome: outcomes[outcome], row: byId.get(documentId) }))
    .sort((one, other) => rankOf(one.outcome) - rankOf(other.outcome));
  const done = texts.filter(({ outcome: { tone } }) => tone === "ok").length;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {RUN_WORDS.finish}
        </Button>
      }
    >
      <div className="space-y-4 pb-1">
        <p role="status" className="figures text-body text-ink-2">
          {summary(done, texts.length)}
        </p>
        <ul aria-label={RUN_WORDS.results}>
          {texts.map(({ documentId, outcome, row }) => (
            <ResultRow
              key={documentId}
              name={row?.name ?? documentId}
              detail={outcome.why ?? (row === undefined ? "" : `${row.reference}, ${row.amount}`)}
              badge={outcome}
            />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
