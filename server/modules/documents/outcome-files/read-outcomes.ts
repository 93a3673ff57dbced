// The bytes of a bank's file of outcomes as its rows.

import { Readable } from "node:stream";
import {
  OUTCOME_BYTES_MAX,
  OUTCOME_FAULTS,
  OUTCOME_ROWS_MAX,
} from "@bondline/domain/documents/outcome-files/outcome-file.ts";
import {
  type OutcomeRowRead,
  readOutcomeRows,
} from "@bondline/domain/documents/outcome-files/outcome-rows.ts";
import { FileFault, type FileRow, readCsvRows } from "../imports/public.ts";

/** Throws a `FileFault` where it cannot be taken as a whole. */
export async function readOutcomes(bytes: Buffer): Promise<readonly OutcomeRowRead[]> {
  if (bytes.length > OUTCOME_BYTES_MAX) throw new FileFault(OUTCOME_FAULTS.tooLarge());
  if (bytes.length === 0) throw new FileFault(OUTCOME_FAULTS.noRows());
  const rows: FileRow[] = [];
  for await (const row of await readCsvRows(async () => Readable.from([bytes]))) rows.push(row);
  const read = readOutcomeRows(rows);
  if (!read.ok) throw new FileFault(read.message);
  if (read.rows.length > OUTCOME_ROWS_MAX) throw new FileFault(OUTCOME_FAULTS.tooManyRows());
  return read.rows;
}
