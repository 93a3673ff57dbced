// The links by which agreement is asked for, in the database: SQL and nothing else.

import type { DocumentId, DocumentRequestId } from "@bondline/domain/ids.ts";
import { findRow } from "../../../database/read-rows.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { DocumentRequestRow } from "./document-request-record.ts";

type OfCode = { id: DocumentRequestId; codeHash: string };

/** One that still waits for its answer and whose link holds. */
export async function findRequestOfCode(tx: Transaction, { id, codeHash }: OfCode) {
  return await findRow<DocumentRequestRow>(
    tx,
    `select r.* from document_request r join document d on d.id = r.document_id
      where r.id = $1 and r.agreement_code_hash = $2 and r.agreement_link_ends_at > $3 and r.status in ('REQUESTED', 'ACCEPTED') and d.closed_at is null`,
    [id, codeHash, tx.now],
  );
}

/** Whether the address is that of somebody on the applicant's side. */
export async function isOfApplicant(
  tx: Transaction,
  documentId: DocumentId,
  email: string,
): Promise<boolean> {
  const [row] = await tx.query<{ isOfApplicant: boolean }>(
    "select is_of_applicant($1, $2) as is_of_applicant",
    [documentId, email],
  );
  return row?.isOfApplicant === true;
}
