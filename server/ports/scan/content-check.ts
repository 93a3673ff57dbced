// Declared type, file extension and content must be one and the same, and the content must hold together.
import { fileTypeFromBuffer } from "file-type";
import { type Finding, faulty } from "./content-fault.ts";
import { csvFault } from "./csv-structure.ts";
import { jpegFault } from "./jpeg-structure.ts";
import { pdfFinding } from "./pdf-structure.ts";
import { pngFault } from "./png-structure.ts";
import type { ScanSubject } from "./scan-port.ts";

type KnownType = {
  extensions: readonly string[];
  /** True where the first bytes give the type away. */
  hasMagic: boolean;
  /** What is wrong with the structure, or undefined. */
  look: (bytes: Buffer) => Promise<Finding | undefined>;
};

const KNOWN_TYPES: Readonly<Record<string, KnownType>> = {
  "application/pdf": { extensions: ["pdf"], hasMagic: true, look: pdfFinding },
  "image/png": { extensions: ["png"], hasMagic: true, look: damagedBy(pngFault) },
  "image/jpeg": { extensions: ["jpg", "jpeg"], hasMagic: true, look: damagedBy(jpegFault) },
  "text/csv": { extensions: ["csv"], hasMagic: false, look: damagedBy(csvFault) },
};

const LEADING_BYTES = 1_024;
const PAGE_OR_SCRIPT = /<!doctype html|<html|<head|<body|<script|<svg|<iframe|<\?php|<\?xml|^#!/i;
/** Opens and closes a zip archive, which reads from its end and so hides behind any other file. */
const ZIP_START = Buffer.from("PK\x03\x04");
const ZIP_END = Buffer.from("PK\x05\x06");
const ZIP_END_BYTES_MAX = 65_557;

/** Why the file is not accepted, or undefined. */
export async function contentFinding(bytes: Buffer, subject: ScanSubject): Promise<Finding | undefined> {
  const known = Object.hasOwn(KNOWN_TYPES, subject.contentType)
    ? KNOWN_TYPES[subject.contentType]
    : undefined;
  if (known === undefined) return faulty("WRONG_TYPE", "This type of file is not accepted.");
  if (!known.extensions.includes(extensionOf(subject.fileName)))
    return faulty("WRONG_TYPE", "The name does not fit the type.");
  if (!(await isOfType(bytes, subject.contentType, known)))
    return faulty("WRONG_TYPE", "The content does not fit the type.");
  return secondFace(bytes) ?? (await known.look(bytes));
}

function damagedBy(faultOf: (bytes: Buffer) => string | undefined): KnownType["look"] {
  return async (bytes) => {
    const detail = faultOf(bytes);
    return detail === undefined ? undefined : faulty("DAMAGED", detail);
  };
}

function extensionOf(fileName: string): string {
  // Invisible signs can turn "fdp.exe" round before a reader's eyes; such a name has no extension that counts.
  if (/[\p{Cc}\p{Cf}]/u.test(fileName)) return "";
  return /[^.\s]\.([A-Za-z0-9]{1,8})$/.exec(fileName)?.[1]?.toLowerCase() ?? "";
}

async function isOfType(bytes: Buffer, contentType: string, { hasMagic }: KnownType): Promise<boolean> {
  const detected = await fileTypeFromBuffer(bytes);
  return hasMagic ? detected?.mime === contentType : detected === undefined;
}

/** A file that other programs would read as something else. */
function secondFace(bytes: Buffer): Finding | undefined {
  const lead = bytes.subarray(0, LEADING_BYTES);
  if (PAGE_OR_SCRIPT.test(lead.toString("latin1")))
    return faulty("HIDDEN_CONTENT", "The file begins like a web page or a script.");
  const isArchive = lead.includes(ZIP_START) || bytes.subarray(-ZIP_END_BYTES_MAX).includes(ZIP_END);
  return isArchive ? faulty("HIDDEN_CONTENT", "An archive hides in the file.") : undefined;
}
