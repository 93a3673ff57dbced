// Who changed what on a record, newest first and a sitting at a time, and the whole of it as CSV.

import { useMemo } from "react";
import { useCsvExport } from "../../../../app/use-csv-export.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { DownloadIcon } from "../../../../ui/icons.ts";
import { activityCsv } from "../activity-export.ts";
import { ActivityStream } from "../activity-stream.tsx";
import { type ActivityRecord, historyOf } from "../read-history.ts";
import { ACTIVITY_WORDS as WORDS } from "./activity-words.ts";
import { useNewestPages } from "./newest-pages.ts";

export type ActivityPanelProps = {
  readonly record: ActivityRecord & {
    /** By which the exported file is called. */
    readonly name: string;
  };
  /** Any other number than before means that the record has changed: the newest entries are read again. */
  readonly revision: number;
};

export function ActivityPanel(props: ActivityPanelProps) {
  return <Activity key={props.record.id} {...props} />;
}

function Activity({ record: { kind, id, organisationId, name }, revision }: ActivityPanelProps) {
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
