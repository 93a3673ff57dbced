// Whether a CSV or an XML is text at all. What it says is for whoever reads it to validate.

const FIRST_PRINTABLE = 0x20;
/** Tab, line feed, form feed and carriage return are the only control bytes that text contains. */
const TEXT_CONTROLS: readonly number[] = [0x09, 0x0a, 0x0c, 0x0d];

export function csvFault(bytes: Buffer): string | undefined {
  const isBinary = bytes.some((byte) => byte < FIRST_PRINTABLE && !TEXT_CONTROLS.includes(byte));
  return isBinary ? "The CSV is not plain text." : undefined;
}

const XML_START = /^\uFEFF?\s*</;
const START_BYTES = 64;

export function xmlFault(bytes: Buffer): string | undefined {
  if (csvFault(bytes) !== undefined) return "The XML is not plain text.";
  return XML_START.test(bytes.subarray(0, START_BYTES).toString("utf8"))
    ? undefined
    : "The file does not begin like XML.";
}
