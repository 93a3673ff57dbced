// Saves a record's whole history as CSV: every page is fetched first, with the progress told on the way.

import { useCallback, useState } from "react";
import { type Client, useClient } from "urql";
import type { ActivityHistoryGroupFragment } from "../../../api/generated/graphql.ts";
import { useNotify } from "../../../app/notices.ts";
import { saveText } from "../../../app/save-file.ts";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import { activityCsv, exportFileName } from "./activity-export.ts";
import {
  ActivityDocumentReference,
  ActivityDraftReference,
  ActivityFacilityName,
} from "./activity-operations.ts";
import { ACTIVITY_WORDS, NOTHING_TO_EXPORT } from "./public/activity-words.ts";
import { type ActivityRecord, readHistoryPage } from "./use-activity.ts";

/** The largest page that the server answers with. */
const EXPORT_PAGE_SIZE = 100;

export type ExportProgress = { done: number; total: number };

export function useActivityExport(record: ActivityRecord) {
  const client = useClient();
  const notify = useNotify();
  const [progress, setProgress] = useState<ExportProgress>();
  const { kind, id, organisationId } = record;

  const start = useCallback(async () => {
    setProgress({ done: 0, total: 0 });
    const groups = await readWholeHistory(client, { kind, id, organisationId }, setProgress);
    const reference = await readReference(client, { kind, id, organisationId });
    setProgress(undefined);

    if (groups === undefined || reference === undefined) {
      notify({ tone: "danger", title: ACTIVITY_WORDS.exportFailed, detail: ACTIVITY_WORDS.tryAgain });
    } else if (groups.length === 0) {
      notify({ tone: "warn", title: NOTHING_TO_EXPORT });
    } else {
      const fileName = exportFileName(reference, dayOfInstant(new Date()));
      saveText(fileName, activityCsv(groups), "text/csv;charset=utf-8");
      notify({ tone: "ok", title: ACTIVITY_WORDS.exported(fileName) });
    }
  }, [client, notify, kind, id, organisationId]);

  return { progress, start: () => void start() };
}

async function readWholeHistory(
  client: Client,
  record: ActivityRecord,
  onProgress: (progress: ExportProgress) => void,
): Promise<readonly ActivityHistoryGroupFragment[] | undefined> {
  const groups: ActivityHistoryGroupFragment[] = [];
  let after: string | null = null;

  for (;;) {
    const page = await readHistoryPage(client, record, { after, first: EXPORT_PAGE_SIZE });
    if (page === undefined) return undefined;
    groups.push(...page.groups);
    onProgress({ done: groups.length, total: Math.max(page.totalCount, groups.length) });
    if (!page.hasNextPage || page.endCursor === null) return groups;
    after = page.endCursor;
  }
}

async function readReference(
  client: Client,
  { kind, id, organisationId }: ActivityRecord,
): Promise<string | undefined> {
  const context = { handledByScreen: true };
  if (kind === "draft") {
    const answer = await client.query(ActivityDraftReference, { id, organisationId }, context).toPromise();
    return answer.data?.draft.referenceNumber;
  }
  if (kind === "facility")
    return (await client.query(ActivityFacilityName, { id }, context).toPromise()).data?.documentFacility
      .name;
  const answer = await client.query(ActivityDocumentReference, { id }, context).toPromise();
  return answer.data?.document.referenceNumber;
}
