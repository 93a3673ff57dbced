// Opens one draft for a screen and keeps it current while the screen is shown.

import { useMemo } from "react";
import type { Client } from "urql";
import type { DraftRecordFragment } from "../../../api/generated/graphql.ts";
import { type LiveRecord, type LiveSource, useLiveRecord } from "../../../app/use-live-record.ts";
import { DraftQuery, DraftUpdatedSubscription } from "./draft-operations.ts";

export type DraftPlace = { organisationId: string; draftId: string };

export function useLiveDraft({ organisationId, draftId }: DraftPlace): LiveRecord<DraftRecordFragment> {
  const source = useMemo(() => draftSource({ organisationId, draftId }), [organisationId, draftId]);
  return useLiveRecord(source);
}

export async function readDraft(client: Client, { organisationId, draftId }: DraftPlace) {
  const variables = { id: draftId, organisationId };
  const { data, error } = await client.query(DraftQuery, variables, { handledByScreen: true }).toPromise();
  return { record: data?.draft, error };
}

function draftSource(place: DraftPlace): LiveSource<DraftRecordFragment> {
  return {
    read: (client) => readDraft(client, place),
    watch: (client, onRecord) => {
      const watched = client.subscription(DraftUpdatedSubscription, place).subscribe(({ data }) => {
        if (data !== undefined && data !== null) onRecord(data.draftUpdated);
      });
      return () => watched.unsubscribe();
    },
  };
}
