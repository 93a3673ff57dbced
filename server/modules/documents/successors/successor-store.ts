// New drafts made from documents in the database: SQL and nothing else.

import type { SuccessorRelease } from "@bondline/domain/documents/successors/successor.ts";
import type { AccountId, DocumentId } from "@bondline/domain/ids.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { findRow } from "../../../database/read-rows.ts";
import { insertRow, type NewRow, updateRow } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { ChangingDocument } from "../documents/public.ts";
import type { SuccessorRow } from "./successor-record.ts";

type NewSuccessor = Omit<
  NewRow<"document_successor">,
  "createdAt" | "documentId" | "id" | "organisationId" | "releasedAt"
>;

export async function insertSuccessor(
  tx: Transaction,
  { id: documentId, organisationId }: ChangingDocument,
  successor: NewSuccessor,
): Promise<void> {
  const row = { ...successor, id: tx.newId(), organisationId, documentId, releasedAt: null };
  await insertRow(tx, "document_successor", { ...row, createdAt: tx.now });
}

/** With the document locked. */
export async function saveRelease(
  tx: Transaction,
  { id }: Pick<SuccessorRow, "id">,
  release: SuccessorRelease,
): Promise<void> {
  await updateRow(tx, "document_successor", { id }, { release, releasedAt: tx.now });
}

export type WaitingSuccessor = {
  id: string;
  documentId: DocumentId;
  madeBy: AccountId;
  madeByName: string;
  /** By which the new one is named. */
  newReference: string;
};

/** What the new document takes the place of, as long as that has not been released. */
export async function findWaitingSuccessor(
  tx: Transaction,
  newDocumentId: DocumentId,
): Promise<WaitingSuccessor | undefined> {
  return await findRow<WaitingSuccessor>(
    tx,
    `select s.id, s.document_id, s.made_by, s.made_by_name, n.reference_number as new_reference
       from document n join document_successor s on s.draft_id = n.original_draft_id
      where n.id = $1 and n.status <> 'PENDING' and s.release = 'WAITING'`,
    [newDocumentId],
  );
}

export type PastSuccessor = {
  draftReference: string;
  kind: string;
  release: string;
  releasedAt: Instant | null;
  leftOut: string | null;
  madeByName: string;
  createdAt: Instant;
};

/** The oldest first. */
export async function listSuccessors(tx: Transaction, id: DocumentId): Promise<PastSuccessor[]> {
  return await tx.query<PastSuccessor>(
    `select s.draft_reference, s.kind, s.release, s.released_at, s.left_out, s.made_by_name, s.created_at
       from document_successor s where s.document_id = $1 order by s.created_at, s.id`,
    [id],
  );
}
