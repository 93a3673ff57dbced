// One question to an outside service that answers with a PDF.

import { askWithin, type Question } from "./ask-within.ts";
import { UPLOAD_BYTES_MAX } from "./files/files-port.ts";

const PDF_BEGINS = "%PDF-";

/** What it throws may hold the address, and the address a key. */
export async function askForPdf(address: string, question: Question): Promise<Buffer> {
  const bytes = await askWithin(UPLOAD_BYTES_MAX, address, question);
  if (bytes.subarray(0, PDF_BEGINS.length).toString("latin1") !== PDF_BEGINS) throw new Error("no PDF");
  return bytes;
}
