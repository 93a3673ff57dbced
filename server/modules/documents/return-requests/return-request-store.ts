// Requests for return in the database: SQL and nothing else.

import type { AccountId, DocumentId, ReturnRequestId } from "@bondline/domain/ids.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { findRow } from "../../../database/read-rows.ts";
import { type Changes, insertRow, type NewRow, updateRow } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { ChangingDocument } from "../documents/public.ts";
import type { ReturnRequestOfCode, ReturnRequestRow } from "./return-request-record.ts";

type NewReturnRequest = Omit<
  NewRow<"document_return_request">,
  "organisationId" | "documentId" | "createdAt"
>;

export async function insertReturnRequest(
  tx: Transaction,
  { id: documentId, organisationId }: ChangingDocument,
  request: NewReturnRequest,
): Promise<void> {
  await insertRow(tx, "document_return_request", {
    ...request,
    organisationId,
    documentId,
    createdAt: tx.now,
  });
}

/** With the document locked: whoever changes a request takes turns at its document. */
export async function saveReturnRequest(
  tx: Transaction,
  _document: ChangingDocument,
  id: ReturnRequestId,
  changes: Changes<"document_return_request">,
): Promise<void> {
  await updateRow(tx, "document_return_request", { id }, changes);
}

/** What ends with the waiting for an answer. */
export const LINK_ENDED = { codeHash: null, linkEndsAt: null, nextReminderAt: null } as const;

/** One that still waits and whose link holds, of a document that is open. */
export async function findReturnRequestOfCode(
  tx: Transaction,
  { id, codeHash }: { id: ReturnRequestId; codeHash: string },
): Promise<ReturnRequestOfCode | undefined> {
  return await findRow<ReturnRequestOfCode>(
    tx,
    `select r.id, r.organisation_id, r.document_id, r.name, r.email_address, r.reason, r.obligations_ended_date, r.requested_by_name,
            o.name as organisation_name, d.document_variant, d.amount_cents, d.guarantee_number, d.bank_name, d.purpose, d.retention_type,
            d.project_address, p.name as beneficiary_name, p.state as beneficiary_state, p.postcode as beneficiary_postcode
       from document_return_request r join document d on d.id = r.document_id join organisation o on o.id = r.organisation_id
       left join lateral (select p.name, p.state, p.postcode from document_party p
         where p.document_id = d.id and p.party_variant = 'BENEFICIARY' order by p.position limit 1) p on true
      where r.id = $1 and r.status = 'REQUESTED' and r.code_hash = $2 and r.link_ends_at > $3 and d.closed_at is null`,
    [id, codeHash, tx.now],
  );
}

export type Concerned = { accountId: AccountId; email: string; givenName: string };

/** Whoever asked, and whoever is notified of returns: who raised it, unless they chose otherwise. */
export async function listConcerned(tx: Transaction, id: ReturnRequestId): Promise<Concerned[]> {
  return await tx.query<Concerned>("select * from return_people($1)", [id]);
}

export type DueReminder = { id: ReturnRequestId; documentId: DocumentId };

/** In the order in which they are due, behind the given place. */
export async function listDueReminders(
  tx: Transaction,
  { after, max }: { after: { nextReminderAt: Instant; id: string } | undefined; max: number },
): Promise<(DueReminder & { nextReminderAt: Instant })[]> {
  return await tx.query(
    `select id, document_id, next_reminder_at from document_return_request
      where next_reminder_at <= $1 and ($2::timestamptz is null or (next_reminder_at, id) > ($2::timestamptz, $3::uuid))
      order by next_reminder_at, id limit $4`,
    [tx.now, after?.nextReminderAt ?? null, after?.id ?? null, max],
  );
}

/** Those whose holders have named a day that is there, the earliest first. */
export async function listToAskAgain(tx: Transaction, max: number): Promise<DueReminder[]> {
  return await tx.query(
    "select id, document_id from document_return_request where ask_again_at <= $1 order by ask_again_at, id limit $2",
    [tx.now, max],
  );
}

/** Every one there was, the newest first, without the codes. */
export async function listReturnRequests(tx: Transaction, id: DocumentId): Promise<ReturnRequestRow[]> {
  const rows = await tx.query<{ request: ReturnRequestRow }>(
    "select to_jsonb(r) - 'code_hash' as request from document_return_request r where r.document_id = $1 order by r.created_at desc, r.id desc",
    [id],
  );
  return rows.map(({ request }) => request);
}
