// Lost originals in the database: SQL and nothing else. Who may see one is asked of its document.

import type { RequestSide } from "@bondline/domain/documents/document-requests/document-request.ts";
import type { AccountId, DocumentId, LostOriginalId, SupplierId } from "@bondline/domain/ids.ts";
import { listRows } from "../../../database/read-rows.ts";
import { type Changes, insertRow, type NewRow, updateRow } from "../../../database/write-row.ts";
import type { PageArguments } from "../../../graphql/list-page.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { ChangingDocument } from "../documents/public.ts";
import type { LostOriginalOfDesk, LostOriginalRow } from "./lost-original-record.ts";

type NewLoss = Omit<
  NewRow<"document_lost_original">,
  "organisationId" | "documentId" | "createdAt" | "status"
>;

export async function insertLostOriginal(
  tx: Transaction,
  { id: documentId, organisationId }: ChangingDocument,
  loss: NewLoss,
): Promise<void> {
  await insertRow(tx, "document_lost_original", {
    ...loss,
    status: "DECLARED",
    organisationId,
    documentId,
    createdAt: tx.now,
  });
}

/** With the document locked: whoever changes what is lost takes turns at its document. */
export async function saveLostOriginal(
  tx: Transaction,
  _document: ChangingDocument,
  id: LostOriginalId,
  changes: Changes<"document_lost_original">,
): Promise<void> {
  await updateRow(tx, "document_lost_original", { id }, changes);
}

/** Every one there was, the oldest first. */
export async function listLostOriginals(tx: Transaction, id: DocumentId): Promise<LostOriginalRow[]> {
  return await tx.query<LostOriginalRow>(
    "select l.* from document_lost_original l where l.document_id = $1 order by l.created_at, l.id",
    [id],
  );
}

export type Concerned = { accountId: AccountId; email: string; givenName: string | null; side: RequestSide };

/** Who raised the guarantee, its beneficiary's people, the staff of whoever issued it. */
export async function listConcerned(tx: Transaction, id: DocumentId): Promise<Concerned[]> {
  return await tx.query<Concerned>("select * from document_people($1, 'CUSTODY')", [id]);
}

/** What waits, the longest waiting first; for a supplier's own people what it issued. */
export async function listLossesOfDesk(
  tx: Transaction,
  supplierId: SupplierId | undefined,
  list: PageArguments,
) {
  return await listRows<LostOriginalOfDesk>(tx, list, {
    keyset: { column: "l.created_at", cast: "timestamptz", id: "l.id", direction: "ASC" },
    columns: `l.*, d.reference_number, d.amount_cents, (select n.name from organisation_names(array[l.organisation_id]) n) as applicant_name,
      d.first_beneficiary_name as beneficiary_name`,
    from: "document_lost_original l join document d on d.id = l.document_id",
    where:
      "l.status in ('DECLARED', 'INDEMNIFIED') and d.is_system_document and ($1::uuid is null or d.supplier_id = $1)",
    values: [supplierId ?? null],
  });
}
