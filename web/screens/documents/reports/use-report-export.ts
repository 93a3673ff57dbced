// Saves every document of a report as CSV: all pages are fetched first, with the progress told on the way.

import { reportCsv } from "@bondline/domain/documents/documents/document-report.ts";
import { useState } from "react";
import { type Client, useClient } from "urql";
import type { DocumentReportFilter, ReportDocumentFragment } from "../../../api/generated/graphql.ts";
import { NOTHING_TO_EXPORT } from "../../../app/activity/activity-words.ts";
import { useNotify } from "../../../app/notices.ts";
import { saveText } from "../../../app/save-file.ts";
import type { SessionOrganisation } from "../../../app/session.ts";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import { ReportRows } from "./report-operations.ts";
import { csvRow } from "./report-rows.ts";
import { REPORT_WORDS as WORDS } from "./report-words.ts";

/** The largest page that the server answers with. */
const EXPORT_PAGE_SIZE = 100;

type Wanted = { readonly organisationId: string; readonly filter: DocumentReportFilter };
type Progress = { readonly done: number; readonly total: number };

export function useReportExport(
  organisation: SessionOrganisation,
  filter: DocumentReportFilter,
  keys: readonly string[],
) {
  const client = useClient();
  const notify = useNotify();
  const [progress, setProgress] = useState<Progress>();

  const start = async () => {
    setProgress({ done: 0, total: 0 });
    const rows = await readEvery(client, { organisationId: organisation.id, filter }, setProgress);
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

async function readEvery(
  client: Client,
  wanted: Wanted,
  onProgress: (progress: Progress) => void,
): Promise<readonly ReportDocumentFragment[] | undefined> {
  const rows: ReportDocumentFragment[] = [];
  let after: string | null = null;
  for (;;) {
    const page = await readPage(client, wanted, after);
    if (page === undefined) return undefined;
    rows.push(...page.edges.map(({ node }) => node));
    onProgress({ done: rows.length, total: Math.max(page.totalCount, rows.length) });
    after = page.pageInfo.endCursor;
    if (!page.pageInfo.hasNextPage || after === null) return rows;
  }
}

async function readPage(client: Client, wanted: Wanted, after: string | null) {
  const { data } = await client
    .query(ReportRows, { ...wanted, first: EXPORT_PAGE_SIZE, after }, { handledByScreen: true })
    .toPromise();
  return data?.documentsForReports;
}
