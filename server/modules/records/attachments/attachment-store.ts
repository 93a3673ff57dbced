// Attachments of drafts in the database: SQL and nothing else.

import type { DraftId, OrganisationId } from "@bondline/domain/ids.ts";
import type { AttachmentFailure } from "@bondline/domain/records/attachments/attachment-failure.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { findRow, hasRow } from "../../../database/read-rows.ts";
import { insertRow, updateRow } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { AttachmentRow, InfectedFileStatus } from "./attachment-record.ts";

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
  draftId: DraftId;
  organisationId: OrganisationId;
};

export async function insertAttachment(tx: Transaction, attachment: NewAttachment): Promise<void> {
  const row = { ...attachment, infectedFileStatus: "NOT_SCANNED", createdAt: tx.now } as const;
  await insertRow(tx, "draft_attachment", row);
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

export type StoredAttachment = AttachmentRow & { draftId: DraftId; organisationId: OrganisationId };

export async function findAttachmentForChange(tx: Transaction, id: string) {
  return await findRow<StoredAttachment>(
    tx,
    "select a.*, null as uploaded_by_name from draft_attachment a where a.id = $1 for no key update",
    [id],
  );
}

/** What was announced before an instant and is neither scanned nor struck out; in no order, so that files which fail for reasons of their own hold up no others. */
export async function listWaitingFiles(
  tx: Transaction,
  asked: { announcedBefore: Instant; overdueBefore: Instant; except: readonly string[]; max: number },
): Promise<{ id: string; isOverdue: boolean }[]> {
  return await tx.query(
    `select id, created_at <= $2 as is_overdue from draft_attachment
      where infected_file_status = 'NOT_SCANNED' and created_at <= $1 and not id = any ($3::uuid[])
      order by random() limit $4`,
    [asked.announcedBefore, asked.overdueBefore, [...asked.except], asked.max],
  );
}

export async function saveReceived(tx: Transaction, id: string, sha256: string): Promise<void> {
  await updateRow(tx, "draft_attachment", { id }, { receivedAt: tx.now, sha256 });
}

export async function saveScan(
  tx: Transaction,
  id: string,
  scan: {
    status: InfectedFileStatus;
    detail: string | null;
    failureReason: AttachmentFailure | null;
  },
): Promise<void> {
  await updateRow(
    tx,
    "draft_attachment",
    { id },
    {
      infectedFileStatus: scan.status,
      scanDetail: scan.detail,
      failureReason: scan.failureReason,
      scannedAt: tx.now,
    },
  );
}

export async function deleteAttachment(tx: Transaction, id: string): Promise<void> {
  await tx.query("delete from draft_attachment where id = $1", [id]);
}

/** A file that an issued document still holds is kept when the draft's attachment goes. */
export async function isHeldByDocument(tx: Transaction, storageKey: string): Promise<boolean> {
  return await hasRow(tx, "select 1 from document_attachment where storage_key = $1", [storageKey]);
}
