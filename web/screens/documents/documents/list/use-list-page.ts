// The page of rows on screen: read when what is wanted changes, kept while the next is on its way, and patched live.

import { useCallback, useEffect, useMemo, useState } from "react";
import { useClient } from "urql";
import type { Failure } from "../../../../api/failure.ts";
import { useConnection } from "../../../../app/connection.ts";
import { type ListPage, withChange } from "./list-changes.ts";
import { type ListWanted, readListPage } from "./list-reads.ts";
import type { ListRow } from "./list-row.ts";

type Held = {
  readonly page: ListPage | undefined;
  readonly failure: Failure | undefined;
  readonly isFetching: boolean;
  /** Organisation and tab: the rows of another one are never shown, not even dimmed. */
  readonly place: string;
};

export type ListPageState = Held & {
  readonly retry: () => void;
  readonly apply: (changed: ListRow) => void;
};

export function useListPage(wanted: ListWanted, takesNewcomers: boolean): ListPageState {
  const client = useClient();
  const { comebacks } = useConnection();
  const place = `${wanted.organisationId} ${wanted.tab}`;
  const [held, setHeld] = useState<Held>(() => waitingFor(place));
  const [tries, setTries] = useState(0);
  const { organisationId, tab, search, sort, first, after } = wanted;
  const { columnId, direction } = sort;

  useEffect(
    function readWhatIsWanted() {
      void tries;
      void comebacks;
      let isStale = false;
      setHeld((before) => (before.place === place ? { ...before, isFetching: true } : waitingFor(place)));

      const sortWanted = { columnId, direction };
      void readListPage(client, { organisationId, tab, search, sort: sortWanted, first, after }).then(
        (read) => {
          if (isStale) return;
          if (read.ok) setHeld({ page: read.page, failure: undefined, isFetching: false, place });
          else setHeld((before) => ({ ...before, failure: read.failure, isFetching: false }));
        },
      );
      return () => {
        isStale = true;
      };
    },
    [client, comebacks, tries, place, organisationId, tab, search, columnId, direction, first, after],
  );

  const apply = useCallback(
    (changed: ListRow) =>
      setHeld((before) => {
        if (before.page === undefined) return before;
        return { ...before, page: withChange(before.page, changed, { tab, takesNewcomers, size: first }) };
      }),
    [tab, takesNewcomers, first],
  );

  const retry = useCallback(() => setTries((count) => count + 1), []);
  const shown = held.place === place ? held : waitingFor(place);
  // One object for one state, so that the table is drawn when its rows change and not with every key of a search.
  const { page, failure, isFetching } = shown;
  return useMemo(
    () => ({ page, failure, isFetching, place, retry, apply }),
    [page, failure, isFetching, place, retry, apply],
  );
}

function waitingFor(place: string): Held {
  return { page: undefined, failure: undefined, isFetching: true, place };
}
