// Looks through one PDF in a thread of its own, which may be ended whatever it does.

import { parentPort, workerData } from "node:worker_threads";
import { inspectPdf } from "./pdf-inspection.ts";

const { buffer, byteOffset, byteLength } = workerData as Uint8Array<ArrayBuffer>;
parentPort?.postMessage(await inspectPdf(Buffer.from(buffer, byteOffset, byteLength)));
