// Looks through one workbook in a thread of its own, which may be ended whatever it does.

import { parentPort, workerData } from "node:worker_threads";
import { inspectWorkbook } from "./workbook-inspection.ts";

const { buffer, byteOffset, byteLength } = workerData as Uint8Array<ArrayBuffer>;
parentPort?.postMessage(await inspectWorkbook(Buffer.from(buffer, byteOffset, byteLength)));
