// Reads the draft under review, keeps it live, and asks again about its wording whenever it has changed.

import { useCallback, useEffect, useMemo, useState } from "react";
import { useClient } from "urql";
import { saveFromAddress } from "../../../app/save-file.ts";
import { type LiveRecord, type LiveSource, useLiveRecord } from "../../../app/use-live-record.ts";
import type { StaffDraftRecord, WordingChecks } from "./staff-check.ts";
import {
  StaffDraft,
  StaffDraftAttachmentDownload,
  StaffDraftUpdated,
  StaffDraftWording,
} from "./staff-draft-operations.ts";

export function useStaffDraft(draftId: string): LiveRecord<StaffDraftRecord> {
  return useLiveRecord(useMemo(() => sourceOf(draftId), [draftId]));
}

function sourceOf(draftId: string): LiveSource<StaffDraftRecord> {
  return {
    read: async (client) => {
      const { data, error } = await client
        .query(StaffDraft, { id: draftId }, { handledByScreen: true })
        .toPromise();
      return { record: data?.draft, error };
    },
    watch: (client, onRecord) => {
      const watched = client.subscription(StaffDraftUpdated, { draftId }).subscribe(({ data }) => {
        if (data) onRecord(data.draftUpdated);
      });
      return () => watched.unsubscribe();
    },
  };
}

export type StaffWording =
  | { status: "loading" }
  | { status: "failed"; retry: () => void }
  | { status: "ready"; html: string; checks: WordingChecks };

/** The wording of another version of the draft stays shown until the new one is there. */
export function useStaffWording(draftId: string, version: number): StaffWording {
  const client = useClient();
  const [wording, setWording] = useState<StaffWording>({ status: "loading" });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(
    function readWording() {
      void [version, attempt];
      let isCurrent = true;
      void client
        .query(StaffDraftWording, { draftId }, { handledByScreen: true })
        .toPromise()
        .then(({ data }) => {
          if (!isCurrent) return;
          setWording(data ? { status: "ready", ...data.draftPreview } : { status: "failed", retry });
        });
      return () => {
        isCurrent = false;
      };
    },
    [client, draftId, version, attempt, retry],
  );

  return wording;
}

/** What goes wrong is told by the notice that every failed call raises. */
export function useStaffDownload(draftId: string) {
  const client = useClient();
  return useCallback(
    async ({ id, fileName }: { id: string; fileName: string }) => {
      const { data } = await client.query(StaffDraftAttachmentDownload, { draftId, id }).toPromise();
      if (data) saveFromAddress(data.draftAttachmentDownload.url, fileName);
    },
    [client, draftId],
  );
}
