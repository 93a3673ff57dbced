// Files that a draft must not take: refused when they are announced, or received and never given out.

import type { AttachmentFailure } from "@bondline/domain/records/attachments/attachment-failure.ts";
import { plainPdf } from "../../../../testing/pdf-forge.ts";
import { aJpeg, aPdf, aPng, EICAR_TEST_FILE } from "../../../../testing/sample-files.ts";
import type { FileToSend } from "../../../../testing/uploads.ts";

const BAD_NAME = "This file name contains characters that cannot be used";
const BAD_SIGN = "This field contains characters that cannot be used.";
const WRONG_TYPE = "You Have Attached a Wrong File Type Please Attach PDF, PNG, JPG or JPEG File";
/** Refused when it is announced, by the field named: no link is ever made. */
export const REFUSED_FILES: readonly [what: string, changes: object, fields: object][] = [
  ["a spreadsheet", { fileName: "book.xlsx" }, { file: WRONG_TYPE }],
  ["a type that contradicts the name", { contentType: "image/png" }, { file: WRONG_TYPE }],
  ["one byte too many", { fileSize: 30_000_001 }, { file: "This file exceeds the maximum of 30MB" }],
  ["an empty file", { fileSize: 0 }, { file: "This file is empty" }],
  [
    "a checksum in hexadecimal",
    { contentMd5Checksum: "d41d8cd98f00b204e9800998ecf8427e" },
    { contentMd5Checksum: "This is not the MD5 of a file in base64." },
  ],
  [
    "a kind that is not offered",
    { variant: "SECRET" },
    {
      variant:
        "Please choose one of the options: CONTRACT, LEASE, WORDING, FINANCIAL_STATEMENTS, IDENTIFICATION, OTHER",
    },
  ],
  ["a size below nothing", { fileSize: -1 }, { file: "This file is empty" }],
  ["a page", { fileName: "page.html", contentType: "text/html" }, { file: WRONG_TYPE }],
  ["a drawing with scripts", { fileName: "a.svg", contentType: "image/svg+xml" }, { file: WRONG_TYPE }],
  ["a program behind a second ending", { fileName: "contract.pdf.exe" }, { file: WRONG_TYPE }],
  ["a name that climbs", { fileName: "../../etc/passwd.pdf" }, { file: BAD_NAME }],
  ["a name that climbs another system's way", { fileName: "..\\..\\boot.pdf" }, { file: BAD_NAME }],
  ["a name from the root", { fileName: "/etc/passwd.pdf" }, { file: BAD_NAME }],
  ["a name on a drive", { fileName: "C:\\contract.pdf" }, { file: BAD_NAME }],
  ["a name with a NUL", { fileName: "a.exe\0.pdf" }, { file: BAD_SIGN }],
  ["a name in two lines", { fileName: "a\r\nb.pdf" }, { file: BAD_SIGN }],
  ["a name turned round", { fileName: "a\u202efdp.pdf" }, { file: BAD_SIGN }],
  [
    "an endless name",
    { fileName: `${"a".repeat(300)}.pdf` },
    { file: "This field must have at most 255 characters." },
  ],
];

const ARCHIVE = Buffer.from(`PK\x03\x04${"a".repeat(26)}PK\x05\x06${"\0".repeat(18)}`);

type Received = {
  what: string;
  file: FileToSend & { bytes: Buffer };
  state: "INFECTED" | "FAILED";
  reason?: AttachmentFailure;
};

/** Received as announced, and found out by the scan: no download, and no bytes left of an infected one. */
export const FOUND_OUT: readonly Received[] = [
  {
    what: "the test virus by itself",
    file: { bytes: Buffer.from(EICAR_TEST_FILE), fileName: "invoice.pdf" },
    state: "INFECTED",
  },
  {
    what: "the test virus in a PDF",
    file: { bytes: aPdf(EICAR_TEST_FILE), fileName: "invoice.pdf" },
    state: "INFECTED",
  },
  {
    what: "a picture named as a PDF",
    file: { bytes: aPng(), fileName: "contract.pdf" },
    state: "FAILED",
    reason: "WRONG_TYPE",
  },
  {
    what: "a PDF that starts a program",
    file: {
      bytes: plainPdf({ catalog: "/OpenAction << /S /Launch /F (calc.exe) >>" }),
      fileName: "contract.pdf",
    },
    state: "FAILED",
    reason: "ACTIVE_CONTENT",
  },
  {
    what: "a PDF behind a password",
    file: { bytes: aPdf("", "/Encrypt 5 0 R"), fileName: "contract.pdf" },
    state: "FAILED",
    reason: "LOCKED",
  },
  {
    what: "a PDF without a table of contents",
    file: { bytes: Buffer.from("%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF"), fileName: "contract.pdf" },
    state: "FAILED",
    reason: "DAMAGED",
  },
  {
    what: "a PDF that is an archive too",
    file: { bytes: Buffer.concat([aPdf(), ARCHIVE]), fileName: "contract.pdf" },
    state: "FAILED",
    reason: "HIDDEN_CONTENT",
  },
  {
    what: "a picture that is an archive too",
    file: { bytes: Buffer.concat([aJpeg(), ARCHIVE]), fileName: "site.jpg", contentType: "image/jpeg" },
    state: "FAILED",
    reason: "HIDDEN_CONTENT",
  },
  {
    what: "a picture with a script behind it",
    file: {
      bytes: Buffer.concat([aPng(), Buffer.from("<script>alert(1)</script>")]),
      fileName: "site.png",
      contentType: "image/png",
    },
    state: "FAILED",
    reason: "HIDDEN_CONTENT",
  },
  {
    what: "a page named as a PDF",
    file: { bytes: Buffer.from("<html><script>alert(1)</script></html>"), fileName: "contract.pdf" },
    state: "FAILED",
    reason: "WRONG_TYPE",
  },
];
