// Saves every row of a list as CSV: all pages are fetched first, with the progress told on the way.

import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { useState } from "react";
import { useClient } from "urql";
import { type ReadPage, type ReadProgress, readEveryPage } from "./list/read-pages.ts";
import { notify } from "./notices.ts";
import { saveText } from "./save-file.ts";
import { dayOfInstant } from "./time/instant-text.ts";

const WORDS = {
  /** The specification gives this text word for word. */
  nothing: "There is no data available to export",
  exported: (fileName: string) => `${fileName} has been saved`,
  tryAgain: "Check your connection and try again.",
} as const;

type ExportOptions<Row> = {
  readonly read: ReadPage<Row, unknown>;
  /** As the file is called: whose rows they are, and what they are. */
  readonly name: readonly [whose: string, what: string];
  readonly csvOf: (rows: readonly Row[]) => string;
  /** What is said when a page did not come. */
  readonly failed: string;
};

export function useCsvExport<Row>({ read, name, csvOf, failed }: ExportOptions<Row>) {
  const client = useClient();
  const [progress, setProgress] = useState<ReadProgress>();

  const start = async () => {
    setProgress({ done: 0, total: 0 });
    const rows = await readEveryPage(client, read, setProgress);
    setProgress(undefined);
    if (rows === undefined) return notify({ tone: "danger", title: failed, detail: WORDS.tryAgain });
    if (rows.length === 0) return notify({ tone: "warn", title: WORDS.nothing });
    const fileName = csvFileName(...name, dayOfInstant(new Date()));
    saveText(fileName, csvOf(rows), "text/csv;charset=utf-8");
    notify({ tone: "ok", title: WORDS.exported(fileName) });
  };
  return { progress, start: () => void start() };
}

/** "BG-104212 activity 2026-11-20.csv"; signs that a file system refuses become hyphens. */
export function csvFileName(whose: string, what: string, day: PlainDate): string {
  return `${whose.replace(/[\\/:*?"<>|\s]+/g, "-")} ${what} ${day}.csv`;
}
