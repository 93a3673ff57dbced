// Does one thing with several documents: which they are is settled at once, as many as the person saw, and then each is sent by itself.

import { useClient } from "urql";
import { type Failure, failureOf } from "../../../../api/failure.ts";
import type { DocumentFilter, DocumentSort, DocumentTab } from "../../../../api/generated/graphql.ts";
import { useRun } from "../../../../app/list/use-run.ts";
import { type ListRow, rowOfDocument } from "../public/list-row.ts";
import { ListChosenDocument } from "./document-list-operations.ts";

/** Rows that were chosen one by one, or all that fit but some. */
export type Chosen = {
  readonly organisationId: string;
  readonly count: number;
  readonly rows: readonly ListRow[];
  /** The order of the list. */
  readonly sort: DocumentSort;
  readonly fitting:
    | {
        readonly tab: DocumentTab;
        readonly search: string;
        readonly filter: DocumentFilter;
        readonly except: readonly string[];
      }
    | undefined;
};

export type Settled =
  | { readonly ok: true; readonly data: readonly ListRow[] }
  | { readonly ok: false; readonly failure: Failure };

export function useBulk(chosen: Chosen) {
  const client = useClient();
  const { run, runOver } = useRun<ListRow>();

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

  return { run, settle, runOver };
}
