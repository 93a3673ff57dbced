// Who changed what on a record, newest first, a page at a time, and the whole of it as CSV.

import { HISTORY_EMPTY_TEXT } from "@bondline/domain/records/history/history-text.ts";
import { useNow } from "../../../../app/time/use-now.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card, CardBody } from "../../../../ui/card.tsx";
import { ErrorState } from "../../../../ui/error-state.tsx";
import { DownloadIcon } from "../../../../ui/icons.ts";
import { SkeletonRows } from "../../../../ui/skeleton.tsx";
import { Stream } from "../../../../ui/stream.tsx";
import { activityEntry } from "../activity-entry.ts";
import { ActivityItem } from "../activity-item.tsx";
import { type Activity, type ActivityRecord, type HistoryPage, useActivity } from "../use-activity.ts";
import { useActivityExport } from "../use-activity-export.ts";
import { ACTIVITY_WORDS } from "./activity-words.ts";

export type ActivityPanelProps = {
  readonly record: ActivityRecord;
  /** Any other number than before means that the record has changed: the newest entries are read again. */
  readonly revision: number;
};

export function ActivityPanel({ record, revision }: ActivityPanelProps) {
  const activity = useActivity(record, revision);

  return (
    <Card heading={ACTIVITY_WORDS.title} action={<ExportButton record={record} />} hasRows>
      <ActivityBody activity={activity} />
    </Card>
  );
}

function ExportButton({ record }: { readonly record: ActivityRecord }) {
  const { progress, start } = useActivityExport(record);
  return (
    <>
      {progress !== undefined && progress.total > 0 && (
        <span role="status" className="figures text-ink-3">
          {ACTIVITY_WORDS.exportProgress(progress.done, progress.total)}
        </span>
      )}
      <Button
        variant="text"
        size="small"
        icon={DownloadIcon}
        isLoading={progress !== undefined}
        onClick={start}
      >
        {progress === undefined ? ACTIVITY_WORDS.export : ACTIVITY_WORDS.exporting}
      </Button>
    </>
  );
}

function ActivityBody({ activity }: { readonly activity: Activity }) {
  const { page, hasFailed, retry } = activity;
  if (page === undefined && hasFailed) {
    return (
      <ErrorState title={ACTIVITY_WORDS.loadFailed} sentence={ACTIVITY_WORDS.tryAgain} onRetry={retry} />
    );
  }
  if (page === undefined) return <SkeletonRows rows={3} label={ACTIVITY_WORDS.loading} />;
  if (page.groups.length === 0) {
    return (
      <CardBody>
        <p className="text-body text-ink-2">{HISTORY_EMPTY_TEXT}</p>
      </CardBody>
    );
  }
  return <ActivityList page={page} activity={activity} />;
}

function ActivityList({ page, activity }: { readonly page: HistoryPage; readonly activity: Activity }) {
  const now = useNow();
  return (
    <>
      <CardBody>
        <Stream label={ACTIVITY_WORDS.list}>
          {page.groups.map((group) => (
            <ActivityItem key={group.id} entry={activityEntry(group)} now={now} />
          ))}
        </Stream>
      </CardBody>
      {page.hasNextPage && <ShowMore page={page} activity={activity} />}
    </>
  );
}

function ShowMore({ page, activity }: { readonly page: HistoryPage; readonly activity: Activity }) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 border-t border-line px-4 py-2">
      {activity.earlier === "failed" && (
        <p role="alert" className="text-label text-danger">
          {ACTIVITY_WORDS.moreFailed}
        </p>
      )}
      <Button
        variant="quiet"
        size="small"
        isLoading={activity.earlier === "loading"}
        onClick={activity.showMore}
      >
        {ACTIVITY_WORDS.showMore}
      </Button>
      <span className="figures text-label text-ink-3">
        {ACTIVITY_WORDS.shown(page.groups.length, page.totalCount)}
      </span>
    </div>
  );
}
