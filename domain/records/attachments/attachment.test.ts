// Attachments: what may be attached for which purpose, and how each state of the scan is shown.
// Shows: AT-03, AT-18..AT-20, AT-34..AT-44, V-041, V-042, V-044..V-046, K-16.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  ATTACHMENT_BYTES_MAX,
  ATTACHMENT_PURPOSES,
  type AttachmentPurpose,
  checkFile,
  whyFileStays,
} from "./attachment.ts";
import { attachmentLinkDisplay, SCAN_STATUSES, uploadRowDisplay } from "./attachment-display.ts";
import { ATTACHMENT_FAILURE_TEXT, ATTACHMENT_FAILURES } from "./attachment-failure.ts";

const PDF = { fileName: "contract.pdf", contentType: "application/pdf", sizeBytes: 1000 };
const WRONG_TYPE = "You Have Attached a Wrong File Type Please Attach PDF, PNG, JPG or JPEG File";
const WRONG_TYPE_IMPORT = "You Have Attached a Wrong File Type Please Attach a .CSV File";

test("a file of the right kind is taken with its trimmed name and one content type", () => {
  assert.deepEqual(checkFile(PDF, "RECORD"), { ok: true, value: PDF });
  const untyped = { ...PDF, fileName: " Contract.PDF ", contentType: "" };
  assert.deepEqual(checkFile(untyped, "RECORD"), { ok: true, value: { ...PDF, fileName: "Contract.PDF" } });
  const oldType = { fileName: "scan.jpg", contentType: "image/JPG; q=1", sizeBytes: 1 };
  assert.deepEqual(checkFile(oldType, "RECORD"), {
    ok: true,
    value: { ...oldType, contentType: "image/jpeg" },
  });
});

test("which extensions each purpose takes", () => {
  const extensions = "pdf png jpg jpeg gif webp csv xls xlsx doc docx exe html svg zip".split(" ");
  const taken = (purpose: AttachmentPurpose) =>
    extensions.filter(
      (extension) => checkFile({ ...PDF, fileName: `x.${extension}`, contentType: "" }, purpose).ok,
    );
  assert.deepEqual(taken("RECORD"), ["pdf", "png", "jpg", "jpeg"]);
  assert.deepEqual(taken("IMPORT"), ["csv", "xlsx"]);
  assert.deepEqual(taken("DECLINE"), [
    "pdf",
    "png",
    "jpg",
    "jpeg",
    "gif",
    "webp",
    "csv",
    "xls",
    "xlsx",
    "doc",
    "docx",
  ]);
});

test("the wrong kind of file is refused in the words of the specification", () => {
  assert.equal(ATTACHMENT_PURPOSES.RECORD.wrongTypeMessage, WRONG_TYPE);
  assert.equal(ATTACHMENT_PURPOSES.IMPORT.wrongTypeMessage, WRONG_TYPE_IMPORT);
  refused({ ...PDF, fileName: "contract.exe" }, "RECORD", WRONG_TYPE);
  refused(PDF, "IMPORT", WRONG_TYPE_IMPORT);
});

test("a content type that contradicts the extension is refused", () => {
  refused({ ...PDF, contentType: "text/html" }, "RECORD", WRONG_TYPE);
  refused({ ...PDF, fileName: "contract.html.pdf", contentType: "text/html" }, "RECORD", WRONG_TYPE);
  const fromSpreadsheet = { fileName: "rows.csv", contentType: "application/vnd.ms-excel", sizeBytes: 9 };
  assert.deepEqual(checkFile(fromSpreadsheet, "IMPORT"), {
    ok: true,
    value: { ...fromSpreadsheet, contentType: "text/csv" },
  });
});

test("thirty million bytes are taken, and one more is not", () => {
  assert.equal(ATTACHMENT_BYTES_MAX, 30_000_000);
  for (const purpose of ["RECORD", "DECLINE"] as const) {
    assert.ok(checkFile({ ...PDF, sizeBytes: 30_000_000 }, purpose).ok);
    refused({ ...PDF, sizeBytes: 30_000_001 }, purpose, "This file exceeds the maximum of 30MB");
  }
  refused({ ...PDF, sizeBytes: 0 }, "RECORD", "This file is empty");
});

test("no file and a name that cannot be kept are refused first", () => {
  refused(null, "RECORD", "No file selected");
  refused({ ...PDF, fileName: "contract" }, "RECORD", "The file name must have an extension");
  refused(
    { ...PDF, fileName: "../contract.pdf" },
    "RECORD",
    "This file name contains characters that cannot be used",
  );
});

/** Status, received or not: in the person's own upload rows and in links elsewhere. */
const EXPECTED_DISPLAY = `
NOT_SCANNED received: File scanning in progress | This file is not scanned yet
NOT_SCANNED missing: File scanning in progress | (File has not been received.)
CLEAN received: download | download
CLEAN missing: Your file could not be uploaded, please try again | (File has not been received.)
INFECTED received: Your file is infected, please try again | This file is infected
INFECTED missing: Your file is infected, please try again | (File has not been received.)
FAILED received: Your file could not be uploaded, please try again | (File has not been received.)
FAILED missing: Your file could not be uploaded, please try again | (File has not been received.)
`.trim();

test("how each state of the scan is shown", () => {
  const grid = SCAN_STATUSES.flatMap((infectedFileStatus) =>
    [true, false].map((received) => {
      const attachment = { fileName: "contract.pdf", received, infectedFileStatus };
      const [row, link] = [uploadRowDisplay(attachment), attachmentLinkDisplay(attachment)];
      const words = [row, link].map((display) =>
        display.kind === "download" ? "download" : display.message,
      );
      return `${infectedFileStatus} ${received ? "received" : "missing"}: ${words.join(" | ")}`;
    }),
  );
  assert.equal(grid.join("\n"), EXPECTED_DISPLAY);
});

test("a file that was not taken says why, wherever it is shown", () => {
  for (const failureReason of ATTACHMENT_FAILURES) {
    const failed = {
      fileName: "contract.pdf",
      received: true,
      infectedFileStatus: "FAILED",
      failureReason,
    } as const;
    const shown = { kind: "message", message: ATTACHMENT_FAILURE_TEXT[failureReason] };
    assert.deepEqual([uploadRowDisplay(failed), attachmentLinkDisplay(failed)], [shown, shown]);
  }
});

test("what came with the issue, an amendment, or a file that something names stays", () => {
  assert.equal(whyFileStays({ variant: "OTHER", draftAttachmentId: null, namedBy: null }), undefined);
  for (const kept of [
    { variant: "CONTRACT", draftAttachmentId: "1" },
    { variant: "AMENDMENT" },
    { variant: "OTHER", namedBy: "BANK_ACTION" },
    { variant: "OTHER", namedBy: "LOST_ORIGINAL" },
    { variant: "ISSUED_PAPER", namedBy: "SIGNATURE" },
  ] as const)
    assert.match(whyFileStays(kept) ?? "", /stays\.$/u, JSON.stringify(kept));
});

function refused(file: Parameters<typeof checkFile>[0], purpose: AttachmentPurpose, message: string): void {
  assert.deepEqual(checkFile(file, purpose), { ok: false, message });
}
