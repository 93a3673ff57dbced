// What stands beside the tables of a zip: the text that tells what is in it and how it is read, and the index by which it is checked.

import type { SheetColumn } from "../../sheet-column.ts";
import { plain } from "./plain-columns.ts";

export const INDEX_COLUMNS: readonly SheetColumn[] = [
  plain("path", "Path in this zip"),
  plain("rows", "Rows", "number"),
  plain("bytes", "Bytes", "number"),
  plain("sha256", "SHA-256"),
  plain("note", "Note"),
];
export const MISSING_FILE_NOTE = "This file could not be read from our store.";

export type DataReadme = {
  /** Such as "All data of Harbour Civil Pty Ltd". */
  title: string;
  /** Who asked, and when it was read, by the clocks of the zone. */
  askedBy: string;
  readAt: string;
  zone: string;
  tables: readonly { path: string; about: string; rows: number }[];
  files: { count: number; missing: number } | undefined;
  notInIt: readonly string[];
};

export function dataReadme({ title, askedBy, readAt, zone, tables, files, notInIt }: DataReadme): string {
  return [
    title,
    "",
    `Asked for by ${askedBy}. Read on ${readAt} (${zone}).`,
    "",
    "What is in it",
    ...tables.map(({ path, about, rows }) => `  ${path}: ${about}; rows: ${rows}`),
    ...(files === undefined
      ? []
      : [`  files/: the files themselves, in a folder for each record; files: ${files.count}`]),
    "  index.csv: every part with its size and its SHA-256, so that you can check that nothing is missing or was changed",
    "",
    "How to read it",
    "  The tables are CSV in UTF-8. Amounts are Australian dollars, days are year-month-day, moments are by the clocks named above.",
    "  A text that a spreadsheet might run as a formula has an apostrophe in front, which is no part of it.",
    "",
    "What is not in it",
    ...notInIt.map((line) => `  ${line}`),
    ...(files !== undefined && files.missing > 0
      ? [`  Files that could not be read, as index.csv says: ${files.missing}.`]
      : []),
    "",
  ].join("\r\n");
}
