// Possession of digital originals in the database: SQL and nothing else.

import type { DocumentId } from "@bondline/domain/ids.ts";
import { insertRowOnce } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { ChangingDocument } from "../documents/public.ts";
import type { PossessionRow } from "./possession-record.ts";

type NewPossession = Omit<PossessionRow, "id" | "createdAt">;

/** False where that very file was given before. */
export async function insertPossession(
  tx: Transaction,
  { id: documentId, organisationId }: ChangingDocument,
  possession: NewPossession,
): Promise<boolean> {
  const row = { ...possession, id: tx.newId(), organisationId, documentId, createdAt: tx.now };
  return await insertRowOnce(tx, "document_possession", row, { columns: ["documentId", "fileSha256"] });
}

/** The oldest first. */
export async function listPossessions(tx: Transaction, id: DocumentId): Promise<PossessionRow[]> {
  return await tx.query<PossessionRow>(
    `select id, holder_name, given_by_name, file_name, file_sha256, wording_hash, amount_cents, expires_date, created_at
       from document_possession where document_id = $1 order by created_at, id`,
    [id],
  );
}
