// Whether a PDF begins and ends as one, can be opened without a password, and holds nothing that acts.

import { type Finding, faulty } from "./content-fault.ts";
import { INSPECTION_MILLISECONDS_MAX, inspectInThread } from "./inspection-thread.ts";

const HEADER = /^%PDF-[12]\.\d/;
const TAIL_BYTES = 1_024;

export async function pdfFinding(bytes: Buffer): Promise<Finding | undefined> {
  if (!HEADER.test(bytes.toString("latin1", 0, 16)))
    return faulty("DAMAGED", "The PDF does not begin as one.");
  if (!bytes.subarray(-TAIL_BYTES).includes("%%EOF")) return faulty("DAMAGED", "The PDF is cut off.");
  if (!bytes.includes("startxref")) return faulty("DAMAGED", "The PDF has no table of contents.");
  return await inspectPdfInThread(bytes);
}

export async function inspectPdfInThread(
  bytes: Buffer,
  millisecondsMax = INSPECTION_MILLISECONDS_MAX,
): Promise<Finding | undefined> {
  const worker = new URL("./pdf-worker.ts", import.meta.url);
  return await inspectInThread(bytes, { worker, called: "PDF", millisecondsMax });
}
