// States of files that must not exist.

import { type IntegrityCheck, noRow } from "./integrity-check.ts";

export const ATTACHMENT_CHECKS: readonly IntegrityCheck[] = [
  noRow(
    "a file is clean only after it was received and scanned",
    "draft_attachment",
    "r.infected_file_status = 'CLEAN' and (r.received_at is null or r.scanned_at is null or r.sha256 is null)",
    "r.file_name",
  ),
  noRow(
    "a file is judged only after it was scanned",
    "draft_attachment",
    "(r.infected_file_status = 'NOT_SCANNED') <> (r.scanned_at is null)",
    "r.infected_file_status",
  ),
  noRow(
    "a file that was received has its fingerprint",
    "draft_attachment",
    "(r.received_at is null) <> (r.sha256 is null)",
    "r.file_name",
  ),
  noRow(
    "only clean files went over to a document",
    "document_attachment",
    "r.infected_file_status <> 'CLEAN'",
    "r.file_name",
  ),
];
