// Declared type, file extension and content must be one and the same, and the content must hold together.
import type { AttachmentPurpose } from "@bondline/domain/records/attachments/attachment.ts";
import { fileTypeFromBuffer } from "file-type";
import { type Finding, faulty } from "./content-fault.ts";
import { csvFault, xmlFault } from "./csv-structure.ts";
import { jpegFault } from "./jpeg-structure.ts";
import { pdfFinding } from "./pdf-structure.ts";
import { pngFault } from "./png-structure.ts";
import type { ScanSubject } from "./scan-port.ts";
import { workbookFinding } from "./workbook-structure.ts";

type KnownType = {
  extensions: readonly string[];
  /** By what it is known: its first bytes, that nothing else is known by its own, or a look at all of it. */
  knownBy: "MAGIC" | "TEXT" | "LOOK";
  /** For nothing else. */
  onlyFor?: AttachmentPurpose;
  /** What is wrong with the structure, or undefined. */
  look: (bytes: Buffer) => Promise<Finding | undefined>;
};

const KNOWN_TYPES: Readonly<Record<string, KnownType>> = {
  "application/pdf": { extensions: ["pdf"], knownBy: "MAGIC", look: pdfFinding },
  "image/png": { extensions: ["png"], knownBy: "MAGIC", look: damagedBy(pngFault) },
  "image/jpeg": { extensions: ["jpg", "jpeg"], knownBy: "MAGIC", look: damagedBy(jpegFault) },
  "text/csv": { extensions: ["csv"], knownBy: "TEXT", look: damagedBy(csvFault) },
  // What it says is the reader's to decide; nothing else of ours opens one.
  "application/xml": {
    extensions: ["xml"],
    knownBy: "LOOK",
    onlyFor: "BANK_STATEMENT",
    look: damagedBy(xmlFault),
  },
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": {
    extensions: ["xlsx"],
    knownBy: "LOOK",
    onlyFor: "IMPORT",
    look: workbookFinding,
  },
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
  if (known === undefined || (known.onlyFor ?? subject.purpose) !== subject.purpose)
    return faulty("WRONG_TYPE", "This type of file is not accepted.");
  if (!known.extensions.includes(extensionOf(subject.fileName)))
    return faulty("WRONG_TYPE", "The name does not fit the type.");
  if (!(await isOfType(bytes, subject.contentType, known)))
    return faulty("WRONG_TYPE", "The content does not fit the type.");
  // An archive is looked into entry by entry, by what knows what may be in it.
  return (known.knownBy === "LOOK" ? undefined : secondFace(bytes)) ?? (await known.look(bytes));
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

async function isOfType(bytes: Buffer, contentType: string, { knownBy }: KnownType): Promise<boolean> {
  if (knownBy === "LOOK") return true;
  const detected = await fileTypeFromBuffer(bytes);
  return knownBy === "MAGIC" ? detected?.mime === contentType : detected === undefined;
}

/** A file that other programs would read as something else. */
function secondFace(bytes: Buffer): Finding | undefined {
  const lead = bytes.subarray(0, LEADING_BYTES);
  if (PAGE_OR_SCRIPT.test(lead.toString("latin1")))
    return faulty("HIDDEN_CONTENT", "The file begins like a web page or a script.");
  const isArchive = lead.includes(ZIP_START) || bytes.subarray(-ZIP_END_BYTES_MAX).includes(ZIP_END);
  return isArchive ? faulty("HIDDEN_CONTENT", "An archive hides in the file.") : undefined;
}
