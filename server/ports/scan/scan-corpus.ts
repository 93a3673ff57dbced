// Files for a scanner: honest ones, and what calls itself something else, is broken, locked, too large inside or two things at once.

import { DEFLATED, objectStreamPdf, plainPdf } from "../../../testing/pdf-forge.ts";
import { aCsv, aJpeg, aPdf, aPng } from "../../../testing/sample-files.ts";
import { workbookOf } from "../../../testing/workbook-forge.ts";
import { DANGERS } from "./pdf-corpus.ts";
import { bombPdf } from "./pdf-streams-corpus.ts";
import type { ScanSubject } from "./scan-port.ts";

export const PDF: ScanSubject = { contentType: "application/pdf", fileName: "contract.pdf" };
export const PNG: ScanSubject = { contentType: "image/png", fileName: "plan.png" };
const JPEG: ScanSubject = { contentType: "image/jpeg", fileName: "site photo.JPG" };
const CSV: ScanSubject = { contentType: "text/csv", fileName: "documents.csv" };

const WORKBOOK: ScanSubject = {
  contentType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  fileName: "register.xlsx",
};

const ARCHIVE = Buffer.from(`PK\x03\x04${"a".repeat(26)}PK\x05\x06${"\0".repeat(18)}`);
const SCRIPT = Buffer.from("<script>alert(1)</script>");

export type ScanCase = { what: string; bytes: Buffer; subject: ScanSubject };

export const ACCEPTED: readonly ScanCase[] = [
  { what: "a PDF", bytes: aPdf(), subject: PDF },
  {
    what: "a PDF with a line break after its end",
    bytes: Buffer.concat([aPdf(), Buffer.from("\r\n")]),
    subject: PDF,
  },
  {
    what: "a PDF whose text speaks of /Encrypt",
    bytes: aPdf("the entry /Encrypt of a trailer"),
    subject: PDF,
  },
  { what: "a PNG", bytes: aPng(), subject: PNG },
  { what: "a JPEG", bytes: aJpeg(), subject: JPEG },
  { what: "a JPEG by its long extension", bytes: aJpeg(), subject: { ...JPEG, fileName: "a.b.jpeg" } },
  {
    what: "a JPEG with a second picture behind it",
    bytes: Buffer.concat([aJpeg(), Buffer.alloc(3), aJpeg()]),
    subject: JPEG,
  },
  { what: "a CSV", bytes: aCsv(), subject: CSV },
  {
    what: "a workbook that is a register",
    bytes: workbookOf([["Kind"], ["Lease Bond"]]),
    subject: { ...WORKBOOK, purpose: "IMPORT" },
  },
  {
    what: "a CSV in Windows-1252",
    bytes: Buffer.from("Beneficiary\r\nCaf\xe9 Pty Ltd\r\n", "latin1"),
    subject: CSV,
  },
];

/** PDFs that act, from the first of each reason on, and what nobody can look through; all of them stand beside the inspection. */
const ACTING: readonly ScanCase[] = DANGERS.filter(
  ({ reason }, at) => at === DANGERS.findIndex((each) => each.reason === reason),
).flatMap((danger) => [
  { what: `a PDF with ${danger.what}`, bytes: plainPdf(danger), subject: PDF },
  {
    what: `a PDF with ${danger.what} in an object stream`,
    bytes: objectStreamPdf(danger, DEFLATED),
    subject: PDF,
  },
]);

export const NOT_ACCEPTED: readonly ScanCase[] = [
  { what: "an empty file", bytes: Buffer.alloc(0), subject: PDF },
  { what: "a single byte", bytes: Buffer.from("%"), subject: PDF },
  { what: "a PNG that calls itself a PDF", bytes: aPng(), subject: PDF },
  { what: "a PDF that calls itself a PNG", bytes: aPdf(), subject: PNG },
  { what: "a PDF named .exe", bytes: aPdf(), subject: { ...PDF, fileName: "contract.pdf.exe" } },
  { what: "a PDF without an extension", bytes: aPdf(), subject: { ...PDF, fileName: "contract" } },
  { what: "a PDF with only an extension", bytes: aPdf(), subject: { ...PDF, fileName: ".pdf" } },
  {
    what: "a name turned round by an invisible sign",
    bytes: aPdf(),
    subject: { ...PDF, fileName: "a\u202eexe.pdf" },
  },
  { what: "a name with a NUL", bytes: aPdf(), subject: { ...PDF, fileName: "a.exe\0.pdf" } },
  { what: "a PDF with bytes before it", bytes: Buffer.concat([Buffer.from("GIF"), aPdf()]), subject: PDF },
  { what: "a PDF that is cut off", bytes: aPdf().subarray(0, 200), subject: PDF },
  {
    what: "a PDF with a page in it",
    bytes: Buffer.from(`%PDF-1.7\n<html>${SCRIPT}</html>\nstartxref\n0\n%%EOF`),
    subject: PDF,
  },
  { what: "a PDF with an archive behind it", bytes: Buffer.concat([aPdf(), ARCHIVE]), subject: PDF },
  { what: "a PDF behind a password", bytes: aPdf("", "/Encrypt 5 0 R"), subject: PDF },
  { what: "a PNG that is cut off", bytes: aPng().subarray(0, -4), subject: PNG },
  { what: "a PNG with a changed byte", bytes: changed(aPng(), 42), subject: PNG },
  { what: "a PNG with something behind it", bytes: Buffer.concat([aPng(), Buffer.from("x")]), subject: PNG },
  { what: "a PNG of a billion pixels", bytes: aPng({ width: 32_000, height: 32_000 }), subject: PNG },
  {
    what: "a JPEG's first bytes and then a script",
    bytes: Buffer.concat([aJpeg().subarray(0, 4), SCRIPT]),
    subject: JPEG,
  },
  { what: "a JPEG with a script in its remark", bytes: aJpeg({ remark: SCRIPT }), subject: JPEG },
  { what: "a JPEG with an archive behind it", bytes: Buffer.concat([aJpeg(), ARCHIVE]), subject: JPEG },
  {
    what: "a JPEG with something behind it",
    bytes: Buffer.concat([aJpeg(), Buffer.from("x")]),
    subject: JPEG,
  },
  { what: "a JPEG that is cut off", bytes: aJpeg().subarray(0, -2), subject: JPEG },
  { what: "a JPEG of a billion pixels", bytes: aJpeg({ width: 32_000, height: 32_000 }), subject: JPEG },
  { what: "an archive", bytes: ARCHIVE, subject: { contentType: "application/zip", fileName: "a.zip" } },
  {
    what: "a drawing with scripts",
    bytes: Buffer.from("<svg/>"),
    subject: { contentType: "image/svg+xml", fileName: "a.svg" },
  },
  { what: "a workbook that is no register", bytes: workbookOf([["Kind"]]), subject: WORKBOOK },
  {
    what: "an archive that calls itself a workbook",
    bytes: ARCHIVE,
    subject: { ...WORKBOOK, purpose: "IMPORT" },
  },
  { what: "a page that calls itself a CSV", bytes: Buffer.from("<html><body>"), subject: CSV },
  { what: "a CSV with NULs", bytes: Buffer.from("a,b\0,c"), subject: CSV },
  { what: "a PDF that calls itself a CSV", bytes: aPdf(), subject: CSV },
  { what: "an archive that calls itself a CSV", bytes: ARCHIVE, subject: CSV },
  {
    what: "a type from the object's own names",
    bytes: aPdf(),
    subject: { contentType: "constructor", fileName: "a.pdf" },
  },
  {
    what: "a JPEG that is an archive too",
    bytes: Buffer.concat([aJpeg({ remark: ARCHIVE }), ARCHIVE]),
    subject: JPEG,
  },
  { what: "a PNG with a script behind it", bytes: Buffer.concat([aPng(), SCRIPT]), subject: PNG },
  {
    what: "a picture of another format before a PDF",
    bytes: Buffer.concat([Buffer.from("GIF89a"), aPdf()]),
    subject: PDF,
  },
  ...ACTING,
  { what: "a PDF that unpacks to thirty megabytes", bytes: bombPdf(), subject: PDF },
  { what: "a PDF named as a picture", bytes: aPdf(), subject: { ...PDF, fileName: "contract.png" } },
];

function changed(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
  return copy;
}
