// Whether a PDF begins and ends as one, can be opened without a password, and holds nothing that acts.

import { Worker } from "node:worker_threads";
import { type Finding, faulty } from "./content-fault.ts";

const HEADER = /^%PDF-[12]\.\d/;
const TAIL_BYTES = 1_024;

/** What a thread may take; what needs more is refused, and the process that serves everybody is none the worse. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 2 };
const INSPECTION_MILLISECONDS_MAX = 30_000;

export async function pdfFinding(bytes: Buffer): Promise<Finding | undefined> {
  if (!HEADER.test(bytes.toString("latin1", 0, 16)))
    return faulty("DAMAGED", "The PDF does not begin as one.");
  if (!bytes.subarray(-TAIL_BYTES).includes("%%EOF")) return faulty("DAMAGED", "The PDF is cut off.");
  if (!bytes.includes("startxref")) return faulty("DAMAGED", "The PDF has no table of contents.");
  return await inspectInThread(bytes);
}

export async function inspectInThread(
  bytes: Buffer,
  millisecondsMax = INSPECTION_MILLISECONDS_MAX,
): Promise<Finding | undefined> {
  const worker = new Worker(new URL("./pdf-worker.ts", import.meta.url), {
    workerData: bytes,
    resourceLimits: MEMORY,
    env: {},
  });
  let ended: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Finding | undefined>((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", (error: Error & { code?: string }) =>
        error.code === "ERR_WORKER_OUT_OF_MEMORY"
          ? resolve(faulty("TOO_COMPLEX", "The PDF takes too much memory to be looked through."))
          : reject(error),
      );
      worker.once("exit", () => reject(new Error("The thread ended without a word.")));
      ended = setTimeout(
        () => resolve(faulty("TOO_COMPLEX", "The PDF takes too long to be looked through.")),
        millisecondsMax,
      );
    });
  } finally {
    clearTimeout(ended);
    await worker.terminate();
  }
}
