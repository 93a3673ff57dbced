// How many records each tab holds, counted again a moment after something changed.

import { useCallback, useEffect, useRef, useState } from "react";
import { useClient } from "urql";
import type { ListCountsQuery } from "../../../../api/generated/graphql.ts";
import { useConnection } from "../../../../app/connection.ts";
import { useLatest } from "../../../../app/use-latest.ts";
import { ListCountsDocument } from "./document-list-operations.ts";
import type { ListTab } from "./list-shape.ts";

export type ListCounts = Readonly<Partial<Record<ListTab, number>>>;

/** Ten changes in a row are counted once. */
export const COUNT_WAIT_MS = 400;

export function useListCounts(organisationId: string): { counts: ListCounts; countSoon: () => void } {
  const client = useClient();
  const { catchUps } = useConnection();
  const [held, setHeld] = useState<{ organisationId: string; counts: ListCounts }>();
  const takeNumber = useLatest();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const count = useCallback(async () => {
    const isToBeShown = takeNumber();
    const { data } = await client
      .query(ListCountsDocument, { organisationId }, { handledByScreen: true })
      .toPromise();
    // Tabs without counts still work: a failure here is not worth a message beside that of the list.
    if (data !== undefined && isToBeShown()) setHeld({ organisationId, counts: countsOf(data) });
  }, [client, organisationId, takeNumber]);

  useEffect(
    function countAndCatchUp() {
      void catchUps;
      void count();
      return () => clearTimeout(timer.current);
    },
    [count, catchUps],
  );

  const countSoon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void count(), COUNT_WAIT_MS);
  }, [count]);

  return { counts: held?.organisationId === organisationId ? held.counts : {}, countSoon };
}

function countsOf({ draftCount, documentCount }: ListCountsQuery): ListCounts {
  const all = [...countsIn(draftCount), ...countsIn(documentCount)];
  return {
    all: all.reduce((sum, count) => sum + count, 0),
    drafts: draftCount.drafts,
    established: documentCount.established,
    projected: documentCount.projected,
    closed: documentCount.closed,
    "awaiting-return": documentCount.awaitingReturn,
    discontinued: draftCount.discontinued,
  };
}

function countsIn(counted: object): number[] {
  return Object.values(counted).filter((count) => typeof count === "number");
}
