// Does one thing with several documents: which they are is settled at once, as many as the person saw, and then each is sent by itself.

import { useRef, useState } from "react";
import { useClient } from "urql";
import { type Failure, failureOf } from "../../../../api/failure.ts";
import type { DocumentFilter, DocumentTab } from "../../../../api/generated/graphql.ts";
import type { CommandAnswer } from "../../../../api/use-command.ts";
import { type ListRow, rowOfDocument } from "../public/list-row.ts";
import { ListChosenDocument } from "./document-list-operations.ts";

/** Rows that were chosen one by one, or all that fit but some. */
export type Chosen = {
  readonly organisationId: string;
  readonly count: number;
  readonly rows: readonly ListRow[];
  readonly fitting:
    | {
        readonly tab: DocumentTab;
        readonly search: string;
        readonly filter: DocumentFilter;
        readonly except: readonly string[];
      }
    | undefined;
};

/** Without a refusal it was done. */
export type BulkResult = { readonly refusal?: string };

export type BulkRun = {
  readonly rows: readonly ListRow[];
  readonly results: ReadonlyMap<string, BulkResult>;
  readonly isRunning: boolean;
  /** The one under way is still answered; no further one is sent. */
  readonly stop: () => void;
};

type Settled =
  | { readonly ok: true; readonly data: readonly ListRow[] }
  | { readonly ok: false; readonly failure: Failure };

export function useBulk(chosen: Chosen) {
  const client = useClient();
  const [rows, setRows] = useState<readonly ListRow[]>();
  const [results, setResults] = useState<ReadonlyMap<string, BulkResult>>(new Map());
  const [isRunning, setRunning] = useState(false);
  const isStopped = useRef(false);

  const settle = async (): Promise<Settled> => {
    const { organisationId, count, fitting } = chosen;
    if (fitting === undefined) return { ok: true, data: chosen.rows };
    const { except, ...narrowed } = fitting;
    const wanted = { organisationId, count, ...narrowed, exceptIds: [...except] };
    const { data, error } = await client
      .query(ListChosenDocument, wanted, { handledByScreen: true })
      .toPromise();
    if (data === undefined || error !== undefined) return { ok: false, failure: failureOf(error) };
    return { ok: true, data: data.chosenDocuments.map(rowOfDocument) };
  };

  /** One after the other, so that one that is refused keeps no other from being done. */
  const runOver = async (
    settled: readonly ListRow[],
    send: (row: ListRow) => Promise<CommandAnswer<unknown>>,
  ) => {
    setRows(settled);
    setRunning(true);
    for (const row of settled) {
      if (isStopped.current) break;
      const answer = await send(row);
      const refusal = answer.ok
        ? undefined
        : (Object.values(answer.failure.fields)[0] ?? answer.failure.message);
      setResults((before) => new Map(before).set(row.id, refusal === undefined ? {} : { refusal }));
    }
    setRunning(false);
  };

  const stop = () => {
    isStopped.current = true;
  };
  const run: BulkRun | undefined = rows && { rows, results, isRunning, stop };
  return { run, settle, runOver };
}
