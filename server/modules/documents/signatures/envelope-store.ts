// Originals that were sent to an e-signature service, in the database: SQL and nothing else. Who may see one is asked of its document.

import type { AccountId, DocumentId, SupplierId } from "@bondline/domain/ids.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { findRow, hasRow } from "../../../database/read-rows.ts";
import { type Changes, insertRow, type NewRow, updateRow } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { ChangingDocument } from "../documents/public.ts";
import type { EnvelopeRow } from "./envelope-record.ts";

type NewEnvelope = Omit<
  NewRow<"document_envelope">,
  "id" | "organisationId" | "documentId" | "status" | "createdAt"
>;

/** With the document locked, as for every change of one. */
export async function insertEnvelope(
  tx: Transaction,
  { id: documentId, organisationId }: ChangingDocument,
  said: NewEnvelope,
): Promise<string> {
  const id = tx.newId();
  const row = { ...said, id, organisationId, documentId, status: "WAITING" as const, createdAt: tx.now };
  await insertRow(tx, "document_envelope", row);
  return id;
}

export async function saveEnvelope(
  tx: Transaction,
  _document: ChangingDocument,
  id: string,
  changes: Changes<"document_envelope">,
): Promise<void> {
  await updateRow(tx, "document_envelope", { id }, changes);
}

export async function findEnvelope(tx: Transaction, id: string): Promise<EnvelopeRow | undefined> {
  return await findRow<EnvelopeRow>(tx, "select * from document_envelope where id = $1", [id]);
}

/** Every one there was, the oldest first. */
export async function listEnvelopes(tx: Transaction, id: DocumentId): Promise<EnvelopeRow[]> {
  return await tx.query<EnvelopeRow>(
    "select e.* from document_envelope e where e.document_id = $1 order by e.created_at, e.id",
    [id],
  );
}

/** What the service has taken and nobody has answered, the newest first. */
export async function listWaitingEnvelopes(
  tx: Transaction,
  { since, max }: { since: Instant; max: number },
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select id from document_envelope where status = 'WAITING' and provider_id is not null and created_at >= $1
      order by created_at desc, id desc limit $2`,
    [since, max],
  );
  return rows.map(({ id }) => id);
}

/** Still, and of the bank that has issued the document. */
export async function isOfficer(
  tx: Transaction,
  id: AccountId,
  supplierId: SupplierId | null,
): Promise<boolean> {
  return await hasRow(
    tx,
    `select 1 from staff_member s join account a on a.id = s.account_id
      where s.account_id = $1 and s.supplier_id = $2 and s.disabled_at is null and a.status = 'ACTIVE'`,
    [id, supplierId],
  );
}

export async function findSignerEmail(tx: Transaction, id: AccountId): Promise<string | undefined> {
  return (await findRow<{ email: string }>(tx, "select email from account where id = $1", [id]))?.email;
}
