// The bytes of a bank's file of fees as its rows: a CSV, or the first sheet of a workbook.

import { Readable } from "node:stream";
import { FEE_BYTES_MAX, FEE_FILE_FAULTS, FEE_ROWS_MAX } from "@bondline/domain/money/fee-files/fee-file.ts";
import { type FeeRowRead, readFeeRows } from "@bondline/domain/money/fee-files/fee-rows.ts";
import { FileFault, type FileRow, readRegister } from "../../documents/imports/public.ts";

/** Throws a `FileFault` where it cannot be taken as a whole. */
export async function readFees(fileName: string, bytes: Buffer): Promise<readonly FeeRowRead[]> {
  if (bytes.length > FEE_BYTES_MAX) throw new FileFault(FEE_FILE_FAULTS.tooLarge());
  if (bytes.length === 0) throw new FileFault(FEE_FILE_FAULTS.noRows());
  const kind = /\.xlsx$/i.test(fileName) ? "WORKBOOK" : "CSV";
  const { headers, rows: sheet } = await readRegister(async () => Readable.from([bytes]), kind);
  const rows: FileRow[] = [];
  for await (const row of sheet) {
    rows.push(row);
    if (rows.length > FEE_ROWS_MAX) throw new FileFault(FEE_FILE_FAULTS.tooManyRows());
  }
  const read = readFeeRows(headers, rows);
  if (!read.ok) throw new FileFault(read.message);
  return read.rows;
}
