// Whether a workbook is one: an archive from its first byte to its last, or locked, or of the old kind.

import { type Finding, faulty } from "./content-fault.ts";
import { INSPECTION_MILLISECONDS_MAX, inspectInThread } from "./inspection-thread.ts";

const ARCHIVE_START = Buffer.from("PK\x03\x04");
const ARCHIVE_END = Buffer.from("PK\x05\x06");
const ARCHIVE_END_BYTES = 22;
/** A compound file: a workbook behind a password is one, and so is the old .xls. */
const COMPOUND_START = Buffer.from("d0cf11e0a1b11ae1", "hex");
const LOCKED_PART = Buffer.from("EncryptedPackage", "utf16le");

export async function workbookFinding(bytes: Buffer): Promise<Finding | undefined> {
  if (bytes.subarray(0, COMPOUND_START.length).equals(COMPOUND_START))
    return bytes.includes(LOCKED_PART)
      ? faulty("LOCKED", "The workbook is locked with a password.")
      : faulty("WRONG_TYPE", "It is an old .xls under the name of an .xlsx.");
  if (!bytes.subarray(0, ARCHIVE_START.length).equals(ARCHIVE_START))
    return faulty("WRONG_TYPE", "The content does not fit the type.");
  // Nothing behind its end, not even a remark: what stands there is another file's beginning.
  if (bytes.subarray(-ARCHIVE_END_BYTES).indexOf(ARCHIVE_END) !== 0)
    return faulty("DAMAGED", "The workbook is cut off, or something stands behind it.");
  const worker = new URL("./workbook-worker.ts", import.meta.url);
  return await inspectInThread(bytes, {
    worker,
    called: "workbook",
    millisecondsMax: INSPECTION_MILLISECONDS_MAX,
  });
}
