// Where an original has been since its issue, the newest first; read once somebody opens it.

import { ACKNOWLEDGEMENT_TEXT, CUSTODY_MOVE_TEXT } from "@bondline/domain/documents/custody/custody-text.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { CustodyMovesQuery } from "../../../../api/generated/graphql.ts";
import { useRead } from "../../../../app/use-read.ts";
import { Button } from "../../../../ui/button.tsx";
import { CustodyMovesDocument } from "./custody-operations.ts";
import { CUSTODY_WORDS as WORDS } from "./custody-words.ts";

type ListProps = {
  readonly documentId: string;
  /** Another one: the original may have moved meanwhile. */
  readonly version: number;
};

export function CustodyList({ documentId, version }: ListProps) {
  const { data, failure, readAgain } = useRead(
    CustodyMovesDocument,
    { documentId },
    { dependsOn: String(version) },
  );
  const moves = data?.document.custody;
  if (moves === undefined && failure !== undefined)
    return (
      <p className="flex flex-wrap items-center gap-3 text-label text-ink-2">
        {WORDS.notLoaded}
        <Button size="small" onClick={readAgain}>
          {WORDS.retry}
        </Button>
      </p>
    );
  if (moves === undefined)
    return (
      <p role="status" className="text-label text-ink-3">
        {WORDS.loading}
      </p>
    );
  if (moves.length === 0) return <p className="text-label text-ink-3">{WORDS.none}</p>;
  return (
    <ol aria-label={WORDS.heading} className="grid grid-cols-1 gap-3">
      {moves.toReversed().map((move) => (
        <Move key={move.id} move={move} />
      ))}
    </ol>
  );
}

type MoveRecord = CustodyMovesQuery["document"]["custody"][number];

function Move({ move }: { readonly move: MoveRecord }) {
  const { kind, movedDate, saidBy, acknowledgement, place, note } = move;
  const way = wayOf(move);
  return (
    <li className="grid grid-cols-1 gap-0.5 border-l-2 border-line pl-3">
      <p className="flex flex-wrap justify-between gap-x-3 text-label">
        <span className="font-medium">{CUSTODY_MOVE_TEXT[kind]}</span>
        <span className="figures text-ink-3">{formatDate(plainDate(movedDate))}</span>
      </p>
      {way !== "" && <p className="text-label break-words text-ink-2">{way}</p>}
      {place !== null && <p className="text-label break-words text-ink-2">{place}</p>}
      {note !== null && <p className="text-label break-words whitespace-pre-line text-ink-2">{note}</p>}
      <p className="text-meta break-words text-ink-3">
        {WORDS.saidBy(ACKNOWLEDGEMENT_TEXT[acknowledgement], saidBy)}
      </p>
    </li>
  );
}

function wayOf({ from, to }: MoveRecord): string {
  const way = [...(from === null ? [] : [WORDS.from(from)]), ...(to === null ? [] : [WORDS.to(to)])].join(
    " ",
  );
  return way.charAt(0).toUpperCase() + way.slice(1);
}
