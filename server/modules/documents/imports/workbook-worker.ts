// Reads one workbook in a thread of its own: a batch of rows each time that it is asked for one, and at the end that there are no more.

import { parentPort, workerData } from "node:worker_threads";
import { RegisterFault } from "./register-fault.ts";
import { openWorkbook } from "./workbook-parts.ts";
import { rowsOfSheet, type SheetRow } from "./workbook-sheet.ts";

/** `sheet` is of the first batch alone: the one that is read, and how many others a person sees. */
export type WorkbookAnswer =
  | { rows: readonly SheetRow[]; isLast: boolean; sheet?: { name: string; others: number } }
  | { fault: string };

const BATCH = 500;

const port = parentPort;
if (port === null) throw new Error("A workbook is read in a thread.");
const { buffer, byteOffset, byteLength } = workerData as Uint8Array<ArrayBuffer>;
const batches = batchesOf(Buffer.from(buffer, byteOffset, byteLength));
port.on("message", () => void answer());

async function answer(): Promise<void> {
  port?.postMessage(await next());
}

async function next(): Promise<WorkbookAnswer> {
  try {
    const { value } = await batches.next();
    return value ?? { rows: [], isLast: true };
  } catch (thrown) {
    if (!(thrown instanceof RegisterFault)) throw thrown;
    return { fault: thrown.message };
  }
}

async function* batchesOf(bytes: Buffer): AsyncGenerator<WorkbookAnswer> {
  const book = await openWorkbook(bytes);
  for (const { name, part } of book.sheets) {
    let rows: SheetRow[] = [];
    let isFirst = true;
    const taken = (): WorkbookAnswer => {
      const sheet = { name, others: book.sheets.length - 1 };
      const batch = { rows, isLast: false, ...(isFirst && { sheet }) };
      rows = [];
      isFirst = false;
      return batch;
    };
    for await (const row of rowsOfSheet(book, part)) {
      rows.push(row);
      if (rows.length === BATCH) yield taken();
    }
    if (rows.length > 0) yield taken();
    // The first sheet with anything in it is the register.
    if (!isFirst) return;
  }
}
