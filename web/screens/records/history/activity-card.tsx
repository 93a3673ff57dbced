// The entries of the activity and the way to export them.

import { useMemo } from "react";
import { useCsvExport } from "../../../app/use-csv-export.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { DownloadIcon } from "../../../ui/icons.ts";
import { activityCsv } from "./activity-export.ts";
import { ActivityStream } from "./activity-stream.tsx";
import type { ActivityPanelProps } from "./public/activity-panel.tsx";
import { ACTIVITY_WORDS as WORDS } from "./public/activity-words.ts";
import { useNewestPages } from "./public/newest-pages.ts";
import { historyOf } from "./read-history.ts";

export function ActivityCard({ record: { kind, id, organisationId, name }, revision }: ActivityPanelProps) {
  const read = useMemo(() => historyOf({ kind, id, organisationId }), [kind, id, organisationId]);
  const pages = useNewestPages(read, revision);
  const { progress, start } = useCsvExport({
    read,
    name: [name, "activity"],
    csvOf: activityCsv,
    failed: WORDS.exportFailed,
  });

  return (
    <Card
      heading={WORDS.title}
      hasRows
      action={
        <>
          {progress !== undefined && progress.total > 0 && (
            <span role="status" className="figures text-ink-3">
              {WORDS.exportProgress(progress.done, progress.total)}
            </span>
          )}
          <Button
            variant="text"
            size="small"
            icon={DownloadIcon}
            isLoading={progress !== undefined}
            onClick={start}
          >
            {progress === undefined ? WORDS.export : WORDS.exporting}
          </Button>
        </>
      }
    >
      <ActivityStream pages={pages} />
    </Card>
  );
}
