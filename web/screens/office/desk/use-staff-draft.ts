// Reads the draft under review, keeps it live, and asks again about its wording whenever it has changed.

import { useCallback, useEffect, useState } from "react";
import { useClient } from "urql";
import { type LiveRecord, useLiveRecord } from "../../../app/use-live-record.ts";
import type { StaffDraftRecord, WordingChecks } from "./staff-check.ts";
import { StaffDraft, StaffDraftUpdated, StaffDraftWording } from "./staff-draft-operations.ts";

const DRAFT = { query: StaffDraft, updates: StaffDraftUpdated };

export function useStaffDraft(draftId: string): LiveRecord<StaffDraftRecord> {
  return useLiveRecord(DRAFT, { id: draftId });
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
