// A file is looked through in a thread of its own, which may be ended whatever it does: the process that serves everybody is none the worse.

import { Worker } from "node:worker_threads";
import { type Finding, faulty } from "./content-fault.ts";

/** What a thread may take; what needs more is refused. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 2 };
export const INSPECTION_MILLISECONDS_MAX = 30_000;

/** `called` is what a sentence calls such a file. */
export type Inspection = { worker: URL; called: string; millisecondsMax: number };

export async function inspectInThread(
  bytes: Buffer,
  { worker: program, called, millisecondsMax }: Inspection,
): Promise<Finding | undefined> {
  const worker = new Worker(program, { workerData: bytes, resourceLimits: MEMORY, env: {} });
  let ended: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Finding | undefined>((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", (error: Error & { code?: string }) =>
        error.code === "ERR_WORKER_OUT_OF_MEMORY"
          ? resolve(faulty("TOO_COMPLEX", `The ${called} takes too much memory to be looked through.`))
          : reject(error),
      );
      worker.once("exit", () => reject(new Error("The thread ended without a word.")));
      ended = setTimeout(
        () => resolve(faulty("TOO_COMPLEX", `The ${called} takes too long to be looked through.`)),
        millisecondsMax,
      );
    });
  } finally {
    clearTimeout(ended);
    await worker.terminate();
  }
}
