// The file of an export, written to this machine's disk as its rows come, and handed to the file store from there.

import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  EXPORT_KIND_TEXT,
  type ExportFormat,
  type ExportKind,
  type TableFormat,
} from "@bondline/domain/records/exports/export.ts";
import type { SheetColumn } from "@bondline/domain/sheet-column.ts";
import { csvFile } from "../../../spreadsheets/csv-file.ts";
import type { RowBatches } from "../../../spreadsheets/row-source.ts";
import { xlsxFile } from "../../../spreadsheets/xlsx-file.ts";

export const CONTENT_TYPES: Readonly<Record<ExportFormat, string>> = {
  CSV: "text/csv",
  XLSX: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  ZIP: "application/zip",
};

/** `use` is given the path, and the folder for what it is made of; nothing stays on the disk afterwards, however it ends. */
export async function withSpool<Result>(
  use: (path: string, folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "bondline-export-"));
  try {
    return await use(join(folder, "file"), folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Table = { kind: ExportKind; format: TableFormat; columns: readonly SheetColumn[] };

/** What an earlier try has left at the path is written over. */
export async function writeTable(path: string, { kind, format, columns }: Table, rows: RowBatches) {
  const file =
    format === "CSV"
      ? Readable.from(csvFile(columns, rows), { objectMode: false })
      : xlsxFile({ name: EXPORT_KIND_TEXT[kind], columns }, rows);
  await pipeline(file, createWriteStream(path));
}
