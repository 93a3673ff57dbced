// States of files that must not exist.

import { type IntegrityCheck, noRow } from "./integrity-check.ts";

/** What came with the issue is the draft's file, and counted there. */
const ADDED_TO_DOCUMENTS = "document_attachment where draft_attachment_id is null";

/** The files of every kind of record; an id is one file's alone. */
const FILES = `(${["draft_attachment", "facility_application_attachment", "import_file", ADDED_TO_DOCUMENTS]
  .map(
    (table) =>
      `select id, organisation_id, uploaded_by, file_name, file_size, infected_file_status, received_at, scanned_at, sha256 from ${table}`,
  )
  .join(" union all ")})`;

export const ATTACHMENT_CHECKS: readonly IntegrityCheck[] = [
  noRow(
    "a file is clean only after it was received and scanned",
    FILES,
    "r.infected_file_status = 'CLEAN' and (r.received_at is null or r.scanned_at is null or r.sha256 is null)",
    "r.file_name",
  ),
  noRow(
    "a file is called clean or infected only after it was scanned",
    FILES,
    "(r.infected_file_status = 'NOT_SCANNED') <> (r.scanned_at is null)",
    "r.infected_file_status",
  ),
  noRow(
    "a file that was received has its fingerprint",
    FILES,
    "(r.received_at is null) <> (r.sha256 is null)",
    "r.file_name",
  ),
  {
    rule: "the storage that is counted is the sum of the files",
    sql: `select coalesce(u.holder_id, f.holder_id)::text as record,
                 coalesce(u.holder, f.holder) || ' ' || coalesce(u.bytes, 0) || ' of ' || coalesce(f.bytes, 0) as detail
            from storage_use u full join (
              select 'organisation' as holder, organisation_id as holder_id,
                     sum(case when infected_file_status = 'INFECTED' then 0 else file_size end) as bytes from ${FILES} a group by 2
              union all
              select 'person', uploaded_by, sum(case when received_at is null then file_size else 0 end) from ${FILES} b group by 2
            ) f on f.holder = u.holder and f.holder_id = u.holder_id
           where coalesce(u.bytes, 0) <> coalesce(f.bytes, 0)`,
  },
  noRow(
    "only clean files went over to a document",
    "document_attachment",
    "r.draft_attachment_id is not null and r.infected_file_status <> 'CLEAN'",
    "r.file_name",
  ),
];
