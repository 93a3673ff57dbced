// A list as every screen keeps it: its place in the address, the page of rows there, read again once the live connection listens anew, patched live.

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useClient } from "urql";
import type { Failure } from "../../api/failure.ts";
import type { PaginationProps } from "../../ui/pagination.tsx";
import { useConnection } from "../connection.ts";
import { useLatest } from "../use-latest.ts";
import type { ListShape } from "./list-place.ts";
import type { ListPage, ReadPage } from "./read-pages.ts";
import { type ListPlace, useListPlace } from "./use-list-place.ts";

export type List<Row, Beside = unknown, Tab extends string = string, Filter extends string = string> = {
  readonly place: ListPlace<Tab, Filter>;
  /** Undefined until the first page of this tab has come. */
  readonly rows: readonly Row[] | undefined;
  readonly page: ListPage<Row> | undefined;
  readonly beside: Beside | undefined;
  readonly failure: Failure | undefined;
  readonly isReading: boolean;
  readonly footer: PaginationProps | undefined;
  readAgain(): void;
  /** What a live change does to the page on screen, without asking the server; older news must change nothing. */
  change(patch: Patch<Row>): void;
};

type Patch<Row> = (page: ListPage<Row>) => ListPage<Row>;

type Held<Row, Beside> = {
  /** The rows of another organisation, tab or choice are never shown, not even dimmed. */
  readonly of: string;
  readonly page?: ListPage<Row>;
  readonly beside?: Beside;
  readonly failure?: Failure | undefined;
  readonly isReading: boolean;
};

type ListOptions<Row, Beside, Tab extends string, Filter extends string> = {
  readonly shape: ListShape<Tab, Filter>;
  readonly read: ReadPage<Row, Beside, Tab, Filter>;
  /** Whose list it is, where one screen may show those of several. */
  readonly of?: string;
  readonly isPaused?: boolean;
};

export function useList<Row, Beside, Tab extends string = string, Filter extends string = never>(
  options: ListOptions<Row, Beside, Tab, Filter>,
): List<Row, Beside, Tab, Filter> {
  const { shape, of: whose = "", isPaused = false } = options;
  const place = useListPlace(shape);
  const { tab, search, sort, columns, filters, size, after } = place;
  const client = useClient();
  const { catchUps } = useConnection();
  const [attempt, setAttempt] = useState(0);
  const chosen = Object.entries<readonly string[]>(shape.filters ?? {}).map(
    ([name, values]) => values.length > 0 && filters[name as Filter],
  );
  const of = JSON.stringify([whose, tab, chosen]);
  const [held, setHeld] = useState<Held<Row, Beside>>({ of, isReading: true });
  const wanted = JSON.stringify({ tab, search, sort, columns, filters, first: size, after });
  const read = useRef(options.read);
  read.current = options.read;
  const leave = useRef(place.leaveEmptied);
  leave.current = place.leaveEmptied;
  const takeNumber = useLatest();
  const question = isPaused ? "" : of + wanted;
  const underWay = useRef(new Set<Patch<Row>[]>());
  const current = useRef(question);
  current.current = question;

  useEffect(
    function readWhatIsWanted() {
      void [attempt, catchUps];
      if (isPaused) return;
      const isToBeShown = takeNumber();
      const patches: Patch<Row>[] = [];
      underWay.current.add(patches);
      setHeld((before) =>
        before.of === of ? { ...before, failure: undefined, isReading: true } : { of, isReading: true },
      );
      void read.current(client, JSON.parse(wanted)).then((answer) => {
        underWay.current.delete(patches);
        if (current.current !== question || !isToBeShown()) return;
        // What was settled since may have been all that it held.
        if (answer.ok && answer.page.rows.length === 0 && after !== null) leave.current();
        else if (answer.ok) {
          const page = patches.reduce((before, patch) => patch(before), answer.page);
          setHeld({ of, page, beside: answer.beside, isReading: false });
        } else setHeld((before) => ({ ...before, of, failure: answer.failure, isReading: false }));
      });
    },
    [client, catchUps, attempt, of, wanted, question, isPaused, takeNumber, after],
  );

  // What is delivered while a page is on its way may be newer than that page.
  const change = useCallback((patch: Patch<Row>) => {
    for (const patches of underWay.current) patches.push(patch);
    setHeld((before) => (before.page === undefined ? before : { ...before, page: patch(before.page) }));
  }, []);
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  // A page that the server does not know is not read again, but left for the first.
  const isPageRefused = held.failure?.fields.after !== undefined;
  const readAgain = isPageRefused ? place.goFirst : again;

  // One object for one state, so that the rows are drawn when they change and not with every key of a search.
  return useMemo(() => {
    const { page, beside, failure, isReading } = held.of === of ? held : ({ isReading: true } as const);
    const footer = page === undefined ? undefined : footerOf(place, page);
    return { place, rows: page?.rows, page, beside, failure, isReading, footer, readAgain, change } as List<
      Row,
      Beside,
      Tab,
      Filter
    >;
  }, [held, of, place, readAgain, change]);
}

/** A list of one page needs none, unless it was searched: then it says how many were found. */
function footerOf(place: ListPlace<string, never>, page: ListPage<unknown>): PaginationProps | undefined {
  const { hasNext, endCursor, rows, total, isTotalCapped } = page;
  if (!hasNext && place.after === null && !place.isSearched) return undefined;
  return {
    from: place.rowsBefore + 1,
    to: place.rowsBefore + rows.length,
    total,
    isTotalCapped,
    onNext: hasNext && endCursor !== null ? () => place.goNext(endCursor) : undefined,
    onPrevious: place.after === null ? undefined : place.goPrevious,
  };
}
