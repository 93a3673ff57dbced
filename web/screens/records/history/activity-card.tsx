// The entries of the activity and the way to export them.

import { useMemo } from "react";
import type { HistoryToExport } from "../../../api/generated/graphql.ts";
import { Card } from "../../../ui/card.tsx";
import { ExportButton } from "../exports/public/export-button.tsx";
import { ActivityStream } from "./activity-stream.tsx";
import type { ActivityPanelProps } from "./public/activity-panel.tsx";
import { ACTIVITY_WORDS as WORDS } from "./public/activity-words.ts";
import { useNewestPages } from "./public/newest-pages.ts";
import { historyOf } from "./read-history.ts";

export function ActivityCard({ record: { kind, id, organisationId }, revision }: ActivityPanelProps) {
  const read = useMemo(() => historyOf({ kind, id, organisationId }), [kind, id, organisationId]);
  const pages = useNewestPages(read, revision);

  return (
    <Card
      heading={WORDS.title}
      hasRows
      action={
        <ExportButton
          variant="text"
          size="small"
          tables={[{ name: WORDS.title, wanted: { organisationId, history: { [ID_OF[kind]]: id } } }]}
        />
      }
    >
      <ActivityStream pages={pages} />
    </Card>
  );
}

/** As the export is shown which record's history it is. */
const ID_OF = {
  draft: "draftId",
  document: "documentId",
  facility: "facilityId",
  facilityApplication: "facilityApplicationId",
} as const satisfies Record<ActivityPanelProps["record"]["kind"], keyof HistoryToExport>;
