// The rows of a workbook, read in a thread that may take so much memory and no more: it goes on only when the next rows are asked for.

import { once } from "node:events";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { setTimeout as after } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { IMPORT_FAULTS, IMPORT_NOTES } from "@bondline/domain/documents/imports/import-faults.ts";
import { RegisterFault } from "./register-fault.ts";
import type { SheetRow } from "./workbook-sheet.ts";
import type { WorkbookAnswer } from "./workbook-worker.ts";

const MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32, stackSizeMb: 2 };
const BATCH_MILLISECONDS_MAX = 30_000;

export type WorkbookRows = { rows: AsyncGenerator<SheetRow>; notes: string[] };

/** `notes` are there from the first row on. */
export function readWorkbook(open: () => Promise<Readable>): WorkbookRows {
  const notes: string[] = [];
  return { rows: rowsOf(open, notes), notes };
}

async function* rowsOf(open: () => Promise<Readable>, notes: string[]): AsyncGenerator<SheetRow> {
  const worker = new Worker(new URL("./workbook-worker.ts", import.meta.url), {
    workerData: await buffer(await open()),
    resourceLimits: MEMORY,
    env: {},
  });
  const failed = failureOf(worker);
  try {
    for (;;) {
      const answer = await ask(worker, failed);
      if ("fault" in answer) throw new RegisterFault(answer.fault);
      const { sheet } = answer;
      if (sheet !== undefined && sheet.others > 0) notes.push(IMPORT_NOTES.sheet(sheet.name, sheet.others));
      yield* answer.rows;
      if (answer.isLast) return;
    }
  } finally {
    await worker.terminate();
  }
}

const tooLarge = () => new RegisterFault(IMPORT_FAULTS.workbookTooLarge());

/** Told to whoever asks next, also where nobody was asking when it happened. */
function failureOf(worker: Worker): Promise<Error> {
  return new Promise((resolve) => {
    worker.once("error", (error: Error & { code?: string }) =>
      resolve(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? tooLarge() : error),
    );
    worker.once("exit", () => resolve(new Error("The thread ended without a word.")));
  });
}

async function ask(worker: Worker, failed: Promise<Error>): Promise<WorkbookAnswer> {
  const patience = new AbortController();
  try {
    const answered = once(worker, "message", patience) as Promise<[WorkbookAnswer]>;
    worker.postMessage("more");
    const [answer] = await Promise.race([
      answered,
      failed.then((error) => Promise.reject(error)),
      after(BATCH_MILLISECONDS_MAX, undefined, patience).then(() => Promise.reject(tooLarge())),
    ]);
    return answer;
  } finally {
    patience.abort();
  }
}
