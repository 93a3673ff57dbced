// Files in the database, those of each kind of record in a table of their own: SQL and nothing else.

import type {
  BankStatementId,
  DocumentId,
  DraftId,
  FacilityApplicationId,
  ImportJobId,
  OrganisationId,
  RequiredDocumentId,
} from "@bondline/domain/ids.ts";
import type { AttachmentFailure } from "@bondline/domain/records/attachments/attachment-failure.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { findRow, hasRow } from "../../../database/read-rows.ts";
import { insertRow, type NewRow, updateRow } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { AttachmentRow, FileOwner, InfectedFileStatus, StoredAttachment } from "./attachment-record.ts";

const TABLES = {
  draft: { table: "draft_attachment", recordColumn: "draft_id" },
  document: { table: "document_attachment", recordColumn: "document_id" },
  "facility application": { table: "facility_application_attachment", recordColumn: "application_id" },
  "import job": { table: "import_file", recordColumn: "import_job_id" },
  "bank statement": { table: "bank_statement_file", recordColumn: "bank_statement_id" },
} as const satisfies Record<FileOwner, object>;
const OWNERS = Object.keys(TABLES) as FileOwner[];

export type NewAttachment = Pick<
  AttachmentRow,
  | "id"
  | "variant"
  | "fileName"
  | "contentType"
  | "contentMd5Checksum"
  | "fileSize"
  | "storageKey"
  | "uploadedBy"
> & {
  /** None of the provider's own records. */
  organisationId: OrganisationId | null;
  draftRequestedDocumentId: RequiredDocumentId | null;
};

export async function insertAttachment(
  tx: Transaction,
  record: { owner: FileOwner; id: string },
  { draftRequestedDocumentId, organisationId, ...attachment }: NewAttachment,
): Promise<void> {
  const file = { ...attachment, infectedFileStatus: "NOT_SCANNED", createdAt: tx.now } as const;
  if (organisationId === null)
    return await insertRow(tx, "bank_statement_file", {
      ...file,
      bankStatementId: record.id as BankStatementId,
    });
  const row = { ...file, organisationId };
  if (record.owner === "draft")
    await insertRow(tx, "draft_attachment", {
      ...row,
      draftId: record.id as DraftId,
      draftRequestedDocumentId,
    });
  else if (record.owner === "document")
    await insertRow(tx, "document_attachment", { ...row, documentId: record.id as DocumentId });
  else if (record.owner === "import job")
    await insertRow(tx, "import_file", { ...row, importJobId: record.id as ImportJobId });
  else {
    const applicationId = record.id as FacilityApplicationId;
    await insertRow(tx, "facility_application_attachment", { ...row, applicationId });
  }
}

/** What the portal has looked over itself before it kept it. */
export async function insertSignedFile(
  tx: Transaction,
  file: Omit<NewRow<"draft_attachment">, "receivedAt" | "infectedFileStatus" | "scannedAt" | "createdAt">,
): Promise<void> {
  const looked = { receivedAt: tx.now, scannedAt: tx.now, infectedFileStatus: "CLEAN" } as const;
  await insertRow(tx, "draft_attachment", { ...file, ...looked, createdAt: tx.now });
}

/** In the order in which they were announced. Whether somebody may see them is asked of their record. */
export async function listAttachments(
  tx: Transaction,
  record: { owner: FileOwner; id: string },
): Promise<AttachmentRow[]> {
  const { table, recordColumn } = TABLES[record.owner];
  return await tx.query<AttachmentRow>(
    `select a.*, (select u.given_name || ' ' || u.family_name from people(array[a.uploaded_by]) u) as uploaded_by_name
       from ${table} a where a.${recordColumn} = $1 order by a.created_at, a.id`,
    [record.id],
  );
}

/** Counted by the database with every row, this transaction's own included; whoever counts next waits until it ends. */
export async function storageUsed(
  tx: Transaction,
  holder: { organisation: OrganisationId } | { person: string },
): Promise<number> {
  const [[kind, id] = ["", ""]] = Object.entries(holder);
  const [counted] = await tx.query<{ bytes: string }>("select storage_used($1, $2) as bytes", [kind, id]);
  return Number(counted?.bytes ?? 0);
}

/** Of whichever record it is: an id is one file's alone. */
export async function findAttachmentForChange(
  tx: Transaction,
  id: string,
): Promise<StoredAttachment | undefined> {
  for (const owner of OWNERS) {
    const { table, recordColumn } = TABLES[owner];
    const found = await findRow<StoredAttachment>(
      tx,
      `select a.*, ${owner === "bank statement" ? "null::uuid as organisation_id, " : ""}a.${recordColumn} as record_id, $2 as owner, null as uploaded_by_name from ${table} a
        where a.id = $1 for no key update`,
      [id, owner],
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

const WAITING = OWNERS.map(
  (owner) =>
    `select id, created_at from ${TABLES[owner].table} where infected_file_status = 'NOT_SCANNED' and created_at <= $1`,
).join(" union all ");

/** What was announced before an instant and is neither scanned nor struck out; in no order, so that files which fail for reasons of their own hold up no others. */
export async function listWaitingFiles(
  tx: Transaction,
  asked: { announcedBefore: Instant; overdueBefore: Instant; except: readonly string[]; max: number },
): Promise<{ id: string; isOverdue: boolean }[]> {
  return await tx.query(
    `select id, created_at <= $2 as is_overdue from (${WAITING}) f
      where not id = any ($3::uuid[]) order by random() limit $4`,
    [asked.announcedBefore, asked.overdueBefore, [...asked.except], asked.max],
  );
}

/** Which file it is. */
type Stored = Pick<StoredAttachment, "owner" | "id">;

export async function saveReceived(tx: Transaction, { owner, id }: Stored, sha256: string): Promise<void> {
  await updateRow(tx, TABLES[owner].table, { id }, { receivedAt: tx.now, sha256 });
}

export async function saveScan(
  tx: Transaction,
  { owner, id }: Stored,
  scan: {
    status: InfectedFileStatus;
    detail: string | null;
    failureReason: AttachmentFailure | null;
  },
): Promise<void> {
  await updateRow(
    tx,
    TABLES[owner].table,
    { id },
    {
      infectedFileStatus: scan.status,
      scanDetail: scan.detail,
      failureReason: scan.failureReason,
      scannedAt: tx.now,
    },
  );
}

export async function deleteAttachment(tx: Transaction, { owner, id }: Stored): Promise<void> {
  await tx.query(`delete from ${TABLES[owner].table} where id = $1`, [id]);
}

/** A file that an issued document still holds is kept when the draft's attachment goes. */
export async function isHeldByDocument(tx: Transaction, storageKey: string): Promise<boolean> {
  return await hasRow(tx, "select 1 from document_attachment where storage_key = $1", [storageKey]);
}
