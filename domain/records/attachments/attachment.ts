// What may be attached: sizes, types per purpose, and the sentences for files that may not.

import { accept, type FieldResult, reject } from "../../values/fields/field-rule.ts";
import { extensionOf, fileName } from "../../values/fields/file-name.ts";

/** Exactly this many bytes are still accepted. */
export const ATTACHMENT_BYTES_MAX = 30_000_000;

export const NO_FILE_MESSAGE = "No file selected";
const OVERSIZE_MESSAGE = "This file exceeds the maximum of 30MB";
const EMPTY_FILE_MESSAGE = "This file is empty";

/** For each extension the content types that browsers and systems give it; the first is the one we send. */
const CONTENT_TYPES: Readonly<Record<string, readonly [string, ...string[]]>> = {
  pdf: ["application/pdf"],
  png: ["image/png"],
  jpg: ["image/jpeg", "image/jpg"],
  jpeg: ["image/jpeg", "image/jpg"],
  gif: ["image/gif"],
  webp: ["image/webp"],
  csv: ["text/csv", "application/csv", "application/vnd.ms-excel", "text/plain"],
  xml: ["application/xml", "text/xml"],
  xls: ["application/vnd.ms-excel"],
  xlsx: ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  doc: ["application/msword"],
  docx: ["application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
};

type AttachmentKind = { extensions: readonly string[]; wrongTypeMessage: string };

export const ATTACHMENT_PURPOSES = {
  RECORD: {
    extensions: ["pdf", "png", "jpg", "jpeg"],
    wrongTypeMessage: "You Have Attached a Wrong File Type Please Attach PDF, PNG, JPG or JPEG File",
  },
  IMPORT: {
    extensions: ["csv", "xlsx"],
    // The specification's words, which know of no workbook.
    wrongTypeMessage: "You Have Attached a Wrong File Type Please Attach a .CSV File",
  },
  BANK_STATEMENT: {
    extensions: ["csv", "xml"],
    wrongTypeMessage: "Attach the statement as the bank's CSV, or as camt.053 in XML.",
  },
  ISSUED_PAPER: {
    extensions: ["pdf"],
    wrongTypeMessage: "Attach the issued guarantee as a PDF.",
  },
  DECLINE: {
    extensions: ["pdf", "png", "jpg", "jpeg", "gif", "webp", "xlsx", "csv", "xls", "doc", "docx"],
    wrongTypeMessage:
      "You Have Attached a Wrong File Type Please Attach Image, PDF, XLSX, CSV, XLS, DOC or DOCX File",
  },
} as const satisfies Record<string, AttachmentKind>;
export type AttachmentPurpose = keyof typeof ATTACHMENT_PURPOSES;

/** What a file attached to a draft or document is. */
export const ATTACHMENT_VARIANTS = [
  { code: "CONTRACT", label: "Contract or agreement" },
  { code: "LEASE", label: "Lease" },
  { code: "WORDING", label: "Required wording" },
  { code: "FINANCIAL_STATEMENTS", label: "Financial statements" },
  { code: "IDENTIFICATION", label: "Identification" },
  { code: "OTHER", label: "Other document" },
] as const;

/** The bank's own kind of file: the guarantee as it was issued. */
export const ISSUED_PAPER = "ISSUED_PAPER";

/** What was put up for a required document of a draft, or goes with a reason why it was not approved. */
export const REQUESTED_FILE = "REQUIRED_DOCUMENT";

/** Made by the portal once a request after issue is executed: what changed, and what holds now. */
export const AMENDMENT_PAPER = "AMENDMENT";

export type ChosenFile = { fileName: string; contentType: string; sizeBytes: number };

/** Answers the file with its trimmed name and the one content type that fits it. */
export function checkFile(file: ChosenFile | null, purpose: AttachmentPurpose): FieldResult<ChosenFile> {
  if (file === null) return reject(NO_FILE_MESSAGE);

  const named = fileName(file.fileName);
  if (!named.ok) return named;
  const contentType = findContentType(file, purpose);
  if (contentType === undefined) return reject(ATTACHMENT_PURPOSES[purpose].wrongTypeMessage);
  if (file.sizeBytes > ATTACHMENT_BYTES_MAX) return reject(OVERSIZE_MESSAGE);
  if (file.sizeBytes <= 0) return reject(EMPTY_FILE_MESSAGE);
  return accept({ fileName: named.value, contentType, sizeBytes: file.sizeBytes });
}

/** The extension decides. A content type that contradicts it is refused; none at all, as some systems send, is filled in. */
function findContentType(file: ChosenFile, purpose: AttachmentPurpose): string | undefined {
  const extension = extensionOf(file.fileName.trim());
  const allowed: readonly string[] = ATTACHMENT_PURPOSES[purpose].extensions;
  const known = allowed.includes(extension) ? CONTENT_TYPES[extension] : undefined;
  const claimed = file.contentType.toLowerCase().split(";")[0]?.trim() ?? "";
  return known !== undefined && (claimed === "" || known.includes(claimed)) ? known[0] : undefined;
}

const ISSUED_WITH_MESSAGE = "This file was part of the guarantee when it was issued, so it stays.";
const AMENDMENT_MESSAGE = "This file says how the guarantee was amended, so it stays.";

/** What of a document names one of its files, which stays with it for good. */
const NAMED_BY_MESSAGES = {
  BANK_ACTION: "This file belongs to something that the bank was asked for, so it stays.",
  LOST_ORIGINAL: "This file is the indemnity for a lost original, so it stays.",
  REQUIRED_DOCUMENT: "This file belongs to a required document, so it stays.",
  SIGNATURE: "This file is the signed original, so it stays.",
} as const;
export type FileNamedBy = keyof typeof NAMED_BY_MESSAGES;

type KeptFacts = { variant: string; draftAttachmentId?: string | null; namedBy?: FileNamedBy | null };

/** Why nobody removes a file of a document; undefined where whoever looks after its files may. */
export function whyFileStays({ variant, draftAttachmentId, namedBy }: KeptFacts): string | undefined {
  if (draftAttachmentId) return ISSUED_WITH_MESSAGE;
  if (namedBy) return NAMED_BY_MESSAGES[namedBy];
  return variant === AMENDMENT_PAPER ? AMENDMENT_MESSAGE : undefined;
}
