// The desk's queue: its page, its counts, and every draft that changes while it is open.

import { useLocation } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState } from "react";
import { type Client, useClient } from "urql";
import type { StaffQueueCountQuery } from "../../../api/generated/graphql.ts";
import { useConnection } from "../../../app/connection.ts";
import type { ListShape } from "../../../app/list/list-place.ts";
import { type ListWanted, readPages } from "../../../app/list/read-pages.ts";
import { type List, useList } from "../../../app/list/use-list.ts";
import { useLatest } from "../../../app/use-latest.ts";
import {
  type QueueDraft,
  type QueueFilter,
  withChangedDraft,
} from "../../drafts/drafts/public/queue-changes.ts";
import { reviewCountStore } from "./public/review-count.ts";
import { StaffQueue, StaffQueueChanged, StaffQueueCount } from "./staff-queue-operations.ts";

/** A burst of changes is counted once, after it. */
const COUNT_WAIT_MS = 1000;

const FILTERS: readonly QueueFilter[] = ["ALL", "PROVIDER", "APPLICANT", "BANK", "ISSUED"];
/** The draft beside the queue has an address of its own, whose words are not the queue's. */
const SHAPE: ListShape<string, "waiting"> = {
  prefix: "queue-",
  isSearched: true,
  filters: { waiting: FILTERS },
};

export type QueueCounts = StaffQueueCountQuery["staffDraftCount"];

export type StaffQueueState = {
  readonly list: List<QueueDraft, unknown, string, "waiting">;
  readonly filter: QueueFilter;
  readonly counts: QueueCounts | undefined;
  /** Grows with each burst of changes. */
  readonly revision: number;
};

export function useStaffQueue(): StaffQueueState {
  const client = useClient();
  const list = useList({ shape: SHAPE, read: readQueue });
  const { place, change } = list;
  const filter = filterIn(place);
  const view = useRef({ filter, search: place.search, isFurther: place.after !== null });
  view.current = { filter, search: place.search, isFurther: place.after !== null };
  const { counts, revision, countAgain } = useQueueCounts(client);

  useEffect(
    function watchQueue() {
      const watched = client.subscription(StaffQueueChanged, {}).subscribe(({ data }) => {
        if (!data) return;
        change((page) => withChangedDraft(page, data.staffDraftsChanged, view.current));
        countAgain();
      });
      return () => watched.unsubscribe();
    },
    [client, change, countAgain],
  );

  return { list, filter, counts, revision };
}

/** Another address of the desk, with the place in the queue that this one says. */
export function useDeskAddress(path: string): string {
  return path + useLocation({ select: ({ searchStr }) => searchStr });
}

function filterIn({ filters }: Pick<ListWanted<string, "waiting">, "filters">): QueueFilter {
  return FILTERS.find((each) => each === filters.waiting) ?? "ALL";
}

const readQueue = readPages({
  document: StaffQueue,
  variablesOf: (wanted: ListWanted<string, "waiting">) => {
    const filter = filterIn(wanted);
    return {
      first: wanted.first,
      after: wanted.after,
      search: wanted.search === "" ? null : wanted.search,
      waitingFor: filter === "ALL" || filter === "ISSUED" ? null : filter,
      isEstablished: filter === "ISSUED",
    };
  },
  connectionIn: ({ staffDrafts }) => staffDrafts,
});

function useQueueCounts(client: Client) {
  const { catchUps } = useConnection();
  const [counts, setCounts] = useState<QueueCounts>();
  const [revision, setRevision] = useState(0);
  const takeNumber = useLatest();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const count = useCallback(async () => {
    const isToBeShown = takeNumber();
    const { data } = await client.query(StaffQueueCount, {}, { handledByScreen: true }).toPromise();
    if (!data || !isToBeShown()) return;
    setCounts(data.staffDraftCount);
    reviewCountStore.set(data.staffDraftCount.all);
  }, [client, takeNumber]);

  const countAgain = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setRevision((last) => last + 1);
      void count();
    }, COUNT_WAIT_MS);
  }, [count]);

  useEffect(
    function countAndCatchUp() {
      void catchUps;
      void count();
      return () => clearTimeout(timer.current);
    },
    [count, catchUps],
  );

  return { counts, revision, countAgain };
}
