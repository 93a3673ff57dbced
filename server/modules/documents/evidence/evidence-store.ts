// Evidence in the database: SQL and nothing else.

import type { AccountId, DocumentId, OrganisationId } from "@bondline/domain/ids.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { findRow } from "../../../database/read-rows.ts";
import { insertRow } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type EvidenceRow = {
  id: string;
  preparedBy: AccountId;
  referenceNumber: string;
  contentEncrypted: Buffer | null;
  linkEndsAt: Instant;
};

type NewEvidence = {
  id: string;
  preparedBy: AccountId;
  preparedFor: string;
  contentEncrypted: Buffer;
  linkEndsAt: Instant;
};

export async function insertEvidence(
  tx: Transaction,
  { id: documentId, organisationId }: { id: DocumentId; organisationId: OrganisationId },
  evidence: NewEvidence,
): Promise<void> {
  await insertRow(tx, "document_evidence", { ...evidence, organisationId, documentId, createdAt: tx.now });
}

export async function findEvidence(tx: Transaction, id: string): Promise<EvidenceRow | undefined> {
  return await findRow<EvidenceRow>(
    tx,
    `select e.id, e.prepared_by, d.reference_number, e.content_encrypted, e.link_ends_at
       from document_evidence e join document d on d.id = e.document_id where e.id = $1`,
    [id],
  );
}

export async function clearEvidence(tx: Transaction, id: string): Promise<void> {
  await tx.query(
    "update document_evidence set content_encrypted = null where id = $1 and content_encrypted is not null and link_ends_at <= $2",
    [id, tx.now],
  );
}

export type DocumentMail = {
  subject: string;
  toAddresses: string[];
  status: string;
  createdAt: Instant;
  sentAt: Instant | null;
};

/** What was sent about the document itself: to its beneficiary and to whom its original went. */
export async function listDocumentMails(tx: Transaction, id: DocumentId): Promise<DocumentMail[]> {
  return await tx.query<DocumentMail>("select * from document_mails($1)", [id]);
}
