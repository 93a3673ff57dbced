// Handovers and custodians in the database: SQL and nothing else.

import type { DocumentRequestStatus } from "@bondline/domain/documents/documents/document.ts";
import { type AccountId, asHandoverId, type DocumentId, type HandoverId } from "@bondline/domain/ids.ts";
import { ISSUED_PAPER } from "@bondline/domain/records/attachments/attachment.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { findRow } from "../../../database/read-rows.ts";
import { insertRow, saveRow, updateRow } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { ChangingDocument } from "../documents/public.ts";
import type { CustodianRow, HandoverOfCode } from "./handover-record.ts";

type NewHandover = {
  id: string;
  name: string;
  emailAddress: string;
  storageAddress: string | null;
  notes: string | null;
  codeHash: string;
  secondCode: { number: number; hash: string } | null;
  nextReminderAt: Instant | null;
  requestedBy: { accountId: AccountId; name: string };
  linkEndsAt: Instant;
};

export async function insertHandover(
  tx: Transaction,
  { id: documentId, organisationId }: ChangingDocument,
  { requestedBy, secondCode, ...handover }: NewHandover,
): Promise<void> {
  await insertRow(tx, "document_handover", {
    ...handover,
    id: asHandoverId(handover.id),
    organisationId,
    documentId,
    status: "REQUESTED",
    secondCodeHash: secondCode?.hash ?? null,
    secondCodeNumber: secondCode?.number ?? 0,
    requestedBy: requestedBy.accountId,
    requestedByName: requestedBy.name,
    createdAt: tx.now,
  });
}

export async function saveHandoverStatus(tx: Transaction, id: HandoverId, status: DocumentRequestStatus) {
  await tx.query("update document_handover set status = $2, next_reminder_at = null where id = $1", [
    id,
    status,
  ]);
}

export async function saveSecondCodeTries(tx: Transaction, id: HandoverId, tries: number): Promise<void> {
  await updateRow(tx, "document_handover", { id }, { secondCodeTries: tries });
}

/** Tried by nobody yet. */
export async function saveSecondCode(
  tx: Transaction,
  id: HandoverId,
  { number, hash }: { number: number; hash: string },
): Promise<void> {
  const code = { secondCodeHash: hash, secondCodeNumber: number, secondCodeTries: 0 };
  await updateRow(tx, "document_handover", { id }, code);
}

export async function saveReminder(
  tx: Transaction,
  id: HandoverId,
  reminder: { codeHash?: string; nextReminderAt: Instant | null },
): Promise<void> {
  await updateRow(tx, "document_handover", { id }, reminder);
}

export type DueHandover = { id: HandoverId; documentId: DocumentId };

/** In the order in which they are due, behind the given place. */
export async function listDueHandovers(
  tx: Transaction,
  { after, max }: { after: { nextReminderAt: Instant; id: string } | undefined; max: number },
): Promise<(DueHandover & { nextReminderAt: Instant })[]> {
  return await tx.query(
    `select id, document_id, next_reminder_at from document_handover
      where next_reminder_at <= $1 and status = 'REQUESTED' and ($2::timestamptz is null or (next_reminder_at, id) > ($2::timestamptz, $3::uuid))
      order by next_reminder_at, id limit $4`,
    [tx.now, after?.nextReminderAt ?? null, after?.id ?? null, max],
  );
}

/** Whoever has asked for it and has not left since. */
export async function findAsker(tx: Transaction, id: HandoverId) {
  return await findRow<{ accountId: AccountId; email: string; givenName: string }>(
    tx,
    `select a.id as account_id, a.email, a.given_name from document_handover h join account a on a.id = h.requested_by
      where h.id = $1 and ${STILL_CONCERNED}`,
    [id],
  );
}

/** Whoever chose to be shown where the original goes. */
export async function listNotifiedOfCustody(tx: Transaction, id: DocumentId) {
  return await tx.query<{ accountId: AccountId; email: string }>(
    "select account_id, email from document_people($1, 'CUSTODY') where is_listed",
    [id],
  );
}

/** Whoever left meanwhile is not told where the original is kept. */
const STILL_CONCERNED = `(exists (select 1 from member m where m.organisation_id = h.organisation_id and m.account_id = a.id)
  or exists (select 1 from staff_member s where s.account_id = a.id and s.disabled_at is null)
  or exists (select 1 from document_collaborator c where c.document_id = h.document_id and c.account_id = a.id and c.invitation_status = 'ACCEPTED'))`;

/** The newest is the guarantee, where the bank has given a better one. */
const NEWEST_PAPER = `(select jsonb_build_object('storage_key', p.storage_key, 'file_name', p.file_name, 'content_type', p.content_type, 'file_size', p.file_size)
  from document_attachment p where p.document_id = d.id and p.variant = '${ISSUED_PAPER}' order by p.created_at desc, p.id desc limit 1)`;

/** One that still waits and whose link holds, of a document that is open. */
export async function findHandoverOfCode(
  tx: Transaction,
  { documentId, codeHash }: { documentId: DocumentId; codeHash: string },
): Promise<HandoverOfCode | undefined> {
  return await findRow<HandoverOfCode>(
    tx,
    `select h.id, h.organisation_id, h.document_id, h.name, h.email_address, h.storage_address, h.notes, h.requested_by_name,
            (select a.email from account a where a.id = h.requested_by and ${STILL_CONCERNED}) as requested_by_email,
            (select a.id from account a where a.id = h.requested_by and ${STILL_CONCERNED}) as requested_by_account,
            h.second_code_hash, h.second_code_number, h.second_code_tries, (select k.name from document_custodian k where k.document_id = d.id) as custodian_name, o.name as organisation_name, h.link_ends_at, d.document_variant, d.amount_cents, d.guarantee_number,
            d.reference_number, d.bank_name, d.delivery_type is not distinct from 'DIGITAL' as is_digital, h.opened_at, ${NEWEST_PAPER} as paper,
            d.first_beneficiary_name as beneficiary_name
       from document_handover h join document d on d.id = h.document_id join organisation o on o.id = h.organisation_id
      where h.document_id = $1 and h.status = 'REQUESTED' and h.code_hash = $2 and h.link_ends_at > $3 and d.closed_at is null`,
    [documentId, codeHash, tx.now],
  );
}

export async function saveHandoverOpened(tx: Transaction, id: HandoverId): Promise<void> {
  await tx.query("update document_handover set opened_at = $2 where id = $1 and opened_at is null", [
    id,
    tx.now,
  ]);
}

/** Of two confirmations at the same moment the second waits here and then finds the first. */
export async function lockDocumentOfHandover(tx: Transaction, id: DocumentId): Promise<void> {
  await tx.query("select 1 from document where id = $1 for no key update", [id]);
}

export async function saveCustodian(
  tx: Transaction,
  { id: documentId, organisationId }: ChangingDocument,
  custodian: CustodianRow,
): Promise<void> {
  const row = { ...custodian, id: tx.newId(), organisationId, documentId, createdAt: tx.now };
  await saveRow(tx, "document_custodian", row, { columns: ["documentId"] });
}

export type PastHandover = Pick<
  Tables["document_handover"],
  "id" | "name" | "emailAddress" | "status" | "requestedByName" | "openedAt" | "linkEndsAt" | "createdAt"
>;

/** Every one there was, the oldest first. */
export async function listHandovers(tx: Transaction, id: DocumentId): Promise<PastHandover[]> {
  return await tx.query<PastHandover>(
    `select id, name, email_address, status, requested_by_name, opened_at, link_ends_at, created_at
       from document_handover where document_id = $1 order by created_at, id`,
    [id],
  );
}
