// The desk's queue: its pages, its counts, and every draft that changes while it is open.

import { useCallback, useEffect, useRef, useState } from "react";
import { type Client, type CombinedError, useClient } from "urql";
import type { StaffQueueCountQuery } from "../../../api/generated/graphql.ts";
import { useConnection } from "../../../app/connection.ts";
import { reviewCountStore } from "./public/review-count.ts";
import { addQueuePage, type QueuePage, type QueueView, withChangedDraft } from "./queue-changes.ts";
import { StaffQueue, StaffQueueChanged, StaffQueueCount } from "./staff-queue-operations.ts";

const QUEUE_PAGE_SIZE = 25;
/** A burst of changes is counted once, after it. */
const COUNT_WAIT_MS = 1000;

export type QueueCounts = StaffQueueCountQuery["staffDraftCount"];

export type StaffQueueState = {
  page: QueuePage | undefined;
  counts: QueueCounts | undefined;
  /** Grows with each burst of changes. */
  revision: number;
  hasFailed: boolean;
  isRefetching: boolean;
  later: "idle" | "loading" | "failed";
  showMore: () => void;
  retry: () => void;
};

export function useStaffQueue({ filter, search }: QueueView): StaffQueueState {
  const client = useClient();
  const { comebacks } = useConnection();
  const [page, setPage] = useState<QueuePage>();
  const [isRefetching, setRefetching] = useState(true);
  const [hasFailed, setHasFailed] = useState(false);
  const [later, setLater] = useState<StaffQueueState["later"]>("idle");
  const [attempt, setAttempt] = useState(0);
  const view = useRef({ filter, search });
  view.current = { filter, search };
  const { counts, revision, countAgain } = useQueueCounts(client, comebacks);

  useEffect(
    function readFirstPage() {
      void [attempt, comebacks];
      let isCurrent = true;
      setRefetching(true);
      void readQueuePage(client, { filter, search }).then(({ page: first }) => {
        if (!isCurrent) return;
        setRefetching(false);
        setHasFailed(first === undefined);
        if (first !== undefined) setPage(first);
      });
      return () => {
        isCurrent = false;
      };
    },
    [client, filter, search, attempt, comebacks],
  );

  useEffect(
    function watchQueue() {
      const watched = client.subscription(StaffQueueChanged, {}).subscribe(({ data }) => {
        if (!data) return;
        setPage((loaded) => loaded && withChangedDraft(loaded, data.staffDraftsChanged, view.current));
        countAgain();
      });
      return () => watched.unsubscribe();
    },
    [client, countAgain],
  );

  const endCursor = page?.endCursor ?? null;
  const showMore = useCallback(async () => {
    setLater("loading");
    const { page: next } = await readQueuePage(client, { filter, search, after: endCursor });
    setLater(next === undefined ? "failed" : "idle");
    if (next === undefined) return;
    setPage((loaded) => (loaded === undefined ? next : addQueuePage(loaded, next)));
  }, [client, filter, search, endCursor]);

  return {
    page,
    counts,
    revision,
    hasFailed,
    isRefetching,
    later,
    showMore: () => void showMore(),
    retry: () => setAttempt((count) => count + 1),
  };
}

function useQueueCounts(client: Client, comebacks: number) {
  const [counts, setCounts] = useState<QueueCounts>();
  const [revision, setRevision] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const count = useCallback(async () => {
    const { data } = await client.query(StaffQueueCount, {}, { handledByScreen: true }).toPromise();
    if (!data) return;
    setCounts(data.staffDraftCount);
    reviewCountStore.set(data.staffDraftCount.all);
  }, [client]);

  const countAgain = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setRevision((last) => last + 1);
      void count();
    }, COUNT_WAIT_MS);
  }, [count]);

  useEffect(
    function countAtFirst() {
      void comebacks;
      void count();
      return () => clearTimeout(timer.current);
    },
    [count, comebacks],
  );

  return { counts, revision, countAgain };
}

type PageWanted = QueueView & { after?: string | null };

async function readQueuePage(
  client: Client,
  { filter, search, after = null }: PageWanted,
): Promise<{ page: QueuePage | undefined; error: CombinedError | undefined }> {
  const variables = {
    first: QUEUE_PAGE_SIZE,
    after,
    search: search.trim() === "" ? null : search.trim(),
    waitingFor: filter === "ALL" ? null : filter,
  };
  const { data, error } = await client.query(StaffQueue, variables, { handledByScreen: true }).toPromise();
  if (!data) return { page: undefined, error };

  const { edges, totalCount, pageInfo } = data.staffDrafts;
  const page = {
    drafts: edges.map(({ node }) => node),
    totalCount,
    endCursor: pageInfo.endCursor,
    hasNextPage: pageInfo.hasNextPage,
  };
  return { page, error };
}
