// Reads a record's history page by page, and its newest page again whenever the record has changed.

import { useCallback, useEffect, useRef, useState } from "react";
import { type Client, useClient } from "urql";
import type { ActivityHistoryGroupFragment } from "../../../api/generated/graphql.ts";
import {
  ActivityDocumentHistory,
  ActivityDraftHistory,
  ActivityFacilityHistory,
} from "./activity-operations.ts";
import { type ActivityPage, addEarlierPage, addNewestPage } from "./public/merge-activity.ts";

export type ActivityRecord = { kind: "draft" | "document" | "facility"; id: string; organisationId: string };
export type HistoryPage = ActivityPage<ActivityHistoryGroupFragment>;

/** The first 25, newest first. */
export const ACTIVITY_PAGE_SIZE = 25;

export type Activity = {
  page: HistoryPage | undefined;
  hasFailed: boolean;
  earlier: "idle" | "loading" | "failed";
  showMore: () => void;
  retry: () => void;
};

export function useActivity(record: ActivityRecord, revision: number): Activity {
  const client = useClient();
  const { kind, id, organisationId } = record;
  const [page, setPage] = useState<HistoryPage>();
  const [hasFailed, setHasFailed] = useState(false);
  const [earlier, setEarlier] = useState<Activity["earlier"]>("idle");
  const [attempt, setAttempt] = useState(0);
  const shownRecord = useRef(id);

  useEffect(
    function readNewestPage() {
      void [revision, attempt];
      let isCurrent = true;
      const isSameRecord = shownRecord.current === id;
      if (!isSameRecord) setPage(undefined);
      shownRecord.current = id;

      void readHistoryPage(client, { kind, id, organisationId }).then((newest) => {
        if (!isCurrent) return;
        setHasFailed(newest === undefined);
        if (newest === undefined) return;
        setPage((loaded) => (loaded === undefined ? newest : addNewestPage(loaded, newest)));
      });
      return () => {
        isCurrent = false;
      };
    },
    [client, kind, id, organisationId, revision, attempt],
  );

  const endCursor = page?.endCursor;
  const showMore = useCallback(async () => {
    setEarlier("loading");
    const next = await readHistoryPage(client, { kind, id, organisationId }, { after: endCursor ?? null });
    setEarlier(next === undefined ? "failed" : "idle");
    if (next === undefined || shownRecord.current !== id) return;
    setPage((loaded) => (loaded === undefined ? next : addEarlierPage(loaded, next)));
  }, [client, kind, id, organisationId, endCursor]);

  return {
    page,
    hasFailed,
    earlier,
    showMore: () => void showMore(),
    retry: () => setAttempt((count) => count + 1),
  };
}

type ConnectionWanted = { id: string; organisationId: string; first: number; after: string | null };

const CONNECTIONS = {
  draft: async (client: Client, wanted: ConnectionWanted) =>
    (await client.query(ActivityDraftHistory, wanted).toPromise()).data?.draftHistory,
  document: async (client: Client, { organisationId: _, ...wanted }: ConnectionWanted) =>
    (await client.query(ActivityDocumentHistory, wanted).toPromise()).data?.documentHistory,
  facility: async (client: Client, { organisationId: _, ...wanted }: ConnectionWanted) =>
    (await client.query(ActivityFacilityHistory, wanted).toPromise()).data?.documentFacilityHistory,
};

type PageWanted = { after?: string | null; first?: number };

/** Undefined where no answer came; what went wrong has been told by then. */
export async function readHistoryPage(
  client: Client,
  { kind, id, organisationId }: ActivityRecord,
  { after = null, first = ACTIVITY_PAGE_SIZE }: PageWanted = {},
): Promise<HistoryPage | undefined> {
  const connection = await CONNECTIONS[kind](client, { id, organisationId, first, after });
  if (connection === undefined) return undefined;

  return {
    groups: connection.edges.map(({ node }) => node),
    totalCount: connection.totalCount,
    endCursor: connection.pageInfo.endCursor ?? null,
    hasNextPage: connection.pageInfo.hasNextPage,
  };
}
