// Saves every document of a report as CSV: all pages are fetched first, with the progress told on the way.

import { reportCsv } from "@bondline/domain/documents/documents/document-report.ts";
import { useState } from "react";
import { useClient } from "urql";
import type { DocumentReportFilter } from "../../../api/generated/graphql.ts";
import { type ReadProgress, readEveryPage, readPages } from "../../../app/list/read-pages.ts";
import { useNotify } from "../../../app/notices.ts";
import { saveText } from "../../../app/save-file.ts";
import type { SessionOrganisation } from "../../../app/session.ts";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import { NOTHING_TO_EXPORT } from "../../records/history/public/activity-words.ts";
import { ReportRows } from "./report-operations.ts";
import { csvRow } from "./report-rows.ts";
import { REPORT_WORDS as WORDS } from "./report-words.ts";

export function useReportExport(
  organisation: SessionOrganisation,
  filter: DocumentReportFilter,
  keys: readonly string[],
) {
  const client = useClient();
  const notify = useNotify();
  const [progress, setProgress] = useState<ReadProgress>();

  const start = async () => {
    setProgress({ done: 0, total: 0 });
    const rows = await readEveryPage(client, readReportFor(organisation.id, filter), setProgress);
    setProgress(undefined);
    if (rows === undefined)
      return notify({ tone: "danger", title: WORDS.exportFailed, detail: WORDS.exportFailedDetail });
    if (rows.length === 0) return notify({ tone: "warn", title: NOTHING_TO_EXPORT });
    const fileName = WORDS.fileName(organisation.name, dayOfInstant(new Date()));
    saveText(fileName, reportCsv(rows.map(csvRow), keys), "text/csv;charset=utf-8");
    notify({ tone: "ok", title: WORDS.exported(fileName) });
  };
  return { progress, start: () => void start() };
}

function readReportFor(organisationId: string, filter: DocumentReportFilter) {
  return readPages({
    document: ReportRows,
    variablesOf: ({ first, after }) => ({ organisationId, filter, first, after }),
    connectionIn: (data) => data.documentsForReports,
  });
}
