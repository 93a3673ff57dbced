// Whether a PDF begins and ends as one, and can be opened without a password.

const HEADER = /^%PDF-[12]\.\d/;
const TAIL_BYTES = 1_024;
/** The trailer's entry; in running text the word is not followed by a reference or a dictionary. */
const ENCRYPTED = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/;

export function pdfFault(bytes: Buffer): string | undefined {
  const text = bytes.toString("latin1");
  if (!HEADER.test(text)) return "The PDF does not begin as one.";
  if (!text.slice(-TAIL_BYTES).includes("%%EOF")) return "The PDF is cut off.";
  if (!text.includes("startxref")) return "The PDF has no table of contents.";
  return ENCRYPTED.test(text) ? "The PDF is locked with a password." : undefined;
}
