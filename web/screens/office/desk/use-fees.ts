// The fee summaries that fit a draft, and what the chosen one comes to.

import { useCallback, useEffect, useState } from "react";
import { type Client, useClient } from "urql";
import type { StaffDraftFeeSummariesQuery, StaffDraftFeesQuery } from "../../../api/generated/graphql.ts";
import { StaffDraftFeeSummaries, StaffDraftFees } from "./staff-draft-operations.ts";

export type Asked<Data> = { data: Data | undefined; hasFailed: boolean; retry: () => void };

export function useFeeSummaries(draftId: string): Asked<StaffDraftFeeSummariesQuery["feeSummaries"]> {
  const read = useCallback(
    async (client: Client) => {
      const { data } = await client
        .query(StaffDraftFeeSummaries, { draftId }, { handledByScreen: true })
        .toPromise();
      return data?.feeSummaries;
    },
    [draftId],
  );
  return useAsked(read);
}

/** Nothing is asked while no fee summary is chosen. */
export function useFees(
  draftId: string,
  feeSummaryId: string | null,
): Asked<StaffDraftFeesQuery["productSelectionSummary"]> {
  const read = useCallback(
    async (client: Client) => {
      if (feeSummaryId === null) return null;
      const variables = { draftId, feeSummaryId };
      const { data } = await client.query(StaffDraftFees, variables, { handledByScreen: true }).toPromise();
      return data?.productSelectionSummary;
    },
    [draftId, feeSummaryId],
  );
  return useAsked(read);
}

/** `read` answers undefined where it failed, and null where there is nothing to ask. */
function useAsked<Data>(read: (client: Client) => Promise<Data | null | undefined>): Asked<Data> {
  const client = useClient();
  const [state, setState] = useState<{ data: Data | undefined; hasFailed: boolean }>(UNANSWERED);
  const [attempt, setAttempt] = useState(0);

  useEffect(
    function ask() {
      void attempt;
      let isCurrent = true;
      setState(UNANSWERED);
      void read(client).then((data) => {
        if (isCurrent) setState({ data: data ?? undefined, hasFailed: data === undefined });
      });
      return () => {
        isCurrent = false;
      };
    },
    [client, read, attempt],
  );

  return { ...state, retry: () => setAttempt((count) => count + 1) };
}

const UNANSWERED = { data: undefined, hasFailed: false };
