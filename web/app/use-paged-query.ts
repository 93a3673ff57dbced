// Reads a connection one page at a time, and again after the live connection was away or something was changed here.

import { useCallback, useEffect, useState } from "react";
import { type AnyVariables, type TypedDocumentNode, useQuery } from "urql";
import { type Failure, failureOf } from "../api/failure.ts";
import type { PaginationProps } from "../ui/pagination.tsx";
import { useConnection } from "./connection.ts";

const PAGE_SIZE = 25;
const SHOWN_IN_PLACE = { handledByScreen: true };

type Connection<Node> = {
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly edges: readonly { readonly node: Node }[];
};

export type PagedList<Node> = {
  readonly rows: readonly Node[] | undefined;
  readonly failure: Failure | undefined;
  readonly isRefetching: boolean;
  readonly footer: PaginationProps | undefined;
  readAgain(): void;
};

type PageWanted = { first: number; after: string | null };

export function usePagedQuery<Data, Variables extends AnyVariables, Node>(options: {
  document: TypedDocumentNode<Data, Variables>;
  variablesOf: (page: PageWanted) => Variables;
  /** What the pages belong to: with another search they begin anew. */
  listKey: string;
  connectionIn: (data: Data) => Connection<Node>;
  isPaused?: boolean;
}): PagedList<Node> {
  const { document, variablesOf, listKey, connectionIn, isPaused = false } = options;
  const place = useCursors(listKey);
  const [{ data, error, fetching }, read] = useQuery<Data, AnyVariables>({
    query: document,
    variables: variablesOf({ first: PAGE_SIZE, after: place.after }),
    context: SHOWN_IN_PLACE,
    pause: isPaused,
  });
  const readAgain = useCallback(() => read(), [read]);
  const { comebacks } = useConnection();
  useEffect(
    function readAfterComeback() {
      if (comebacks > 0 && !isPaused) readAgain();
    },
    [comebacks, isPaused, readAgain],
  );

  const connection = data === undefined ? undefined : connectionIn(data);
  return {
    rows: connection?.edges.map(({ node }) => node),
    failure: error === undefined || fetching ? undefined : failureOf(error),
    isRefetching: fetching && connection !== undefined,
    footer: connection === undefined ? undefined : footerOf(connection, place),
    readAgain,
  };
}

type Cursors = ReturnType<typeof useCursors>;

/** The cursor after which each further page begins; another search begins at the first page. */
function useCursors(of: string) {
  const [held, setHeld] = useState<{ of: string; cursors: readonly string[] }>({ of, cursors: [] });
  const cursors = held.of === of ? held.cursors : [];
  return {
    after: cursors.at(-1) ?? null,
    rowsBefore: cursors.length * PAGE_SIZE,
    goNext: (endCursor: string) => setHeld({ of, cursors: [...cursors, endCursor] }),
    goPrevious: () => setHeld({ of, cursors: cursors.slice(0, -1) }),
  };
}

/** A list of one page needs none. */
function footerOf(connection: Connection<unknown>, place: Cursors): PaginationProps | undefined {
  const { edges, totalCount, pageInfo } = connection;
  const { endCursor, hasNextPage } = pageInfo;
  if (!hasNextPage && place.after === null) return undefined;
  return {
    from: place.rowsBefore + 1,
    to: place.rowsBefore + edges.length,
    total: totalCount,
    onNext: hasNextPage && endCursor !== null ? () => place.goNext(endCursor) : undefined,
    onPrevious: place.after === null ? undefined : place.goPrevious,
  };
}
