// Whether a CSV is text at all. What its cells say is the importer's to validate.

const FIRST_PRINTABLE = 0x20;
/** Tab, line feed, form feed and carriage return are the only control bytes that text contains. */
const TEXT_CONTROLS: readonly number[] = [0x09, 0x0a, 0x0c, 0x0d];

export function csvFault(bytes: Buffer): string | undefined {
  const isBinary = bytes.some((byte) => byte < FIRST_PRINTABLE && !TEXT_CONTROLS.includes(byte));
  return isBinary ? "The CSV is not plain text." : undefined;
}
