// Declared type, file extension and content must be one and the same, and the content must hold together (SEC-37).
import { fileTypeFromBuffer } from "file-type";
import { csvFault } from "./csv-structure.ts";
import { jpegFault } from "./jpeg-structure.ts";
import { pdfFault } from "./pdf-structure.ts";
import { pngFault } from "./png-structure.ts";
import type { ScanSubject } from "./scan-port.ts";

type KnownType = {
  extensions: readonly string[];
  /** True where the first bytes give the type away. */
  hasMagic: boolean;
  /** What is wrong with the structure, or undefined. */
  fault: (bytes: Buffer) => string | undefined;
};

const KNOWN_TYPES: Readonly<Record<string, KnownType>> = {
  "application/pdf": { extensions: ["pdf"], hasMagic: true, fault: pdfFault },
  "image/png": { extensions: ["png"], hasMagic: true, fault: pngFault },
  "image/jpeg": { extensions: ["jpg", "jpeg"], hasMagic: true, fault: jpegFault },
  "text/csv": { extensions: ["csv"], hasMagic: false, fault: csvFault },
};

const LEADING_BYTES = 1_024;
const PAGE_OR_SCRIPT = /<!doctype html|<html|<head|<body|<script|<svg|<iframe|<\?php|<\?xml|^#!/i;
/** Opens and closes a zip archive, which reads from its end and so hides behind any other file. */
const ZIP_START = Buffer.from("PK\x03\x04");
const ZIP_END = Buffer.from("PK\x05\x06");
const ZIP_END_BYTES_MAX = 65_557;

/** Why the file is not accepted, or undefined. The sentence is for staff and logs. */
export async function contentFault(bytes: Buffer, subject: ScanSubject): Promise<string | undefined> {
  const known = Object.hasOwn(KNOWN_TYPES, subject.contentType)
    ? KNOWN_TYPES[subject.contentType]
    : undefined;
  if (known === undefined) return "This type of file is not accepted.";
  if (!known.extensions.includes(extensionOf(subject.fileName))) return "The name does not fit the type.";
  if (!(await isOfType(bytes, subject.contentType, known))) return "The content does not fit the type.";
  return secondFaceFault(bytes) ?? known.fault(bytes);
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
function secondFaceFault(bytes: Buffer): string | undefined {
  const lead = bytes.subarray(0, LEADING_BYTES);
  if (PAGE_OR_SCRIPT.test(lead.toString("latin1"))) return "The file begins like a web page or a script.";
  const isArchive = lead.includes(ZIP_START) || bytes.subarray(-ZIP_END_BYTES_MAX).includes(ZIP_END);
  return isArchive ? "An archive hides in the file." : undefined;
}
