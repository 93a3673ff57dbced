// Signatures of digital originals in the database: SQL and nothing else. Who may see one is asked of its document.

import type { RequestSide } from "@bondline/domain/documents/document-requests/document-request.ts";
import type { AccountId, DocumentId, SupplierId } from "@bondline/domain/ids.ts";
import { listRows } from "../../../database/read-rows.ts";
import { type Changes, insertRow, updateRow } from "../../../database/write-row.ts";
import type { PageArguments } from "../../../graphql/list-page.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { type ChangingDocument, type Document, signedTermsOf } from "../documents/public.ts";
import type { SignatureOfDesk, SignatureRow } from "./signature-record.ts";

/** Asks for one under what the document says now. */
export async function insertSignature(
  tx: Transaction,
  document: ChangingDocument & Document,
): Promise<string> {
  const id = tx.newId();
  await insertRow(tx, "document_signature", {
    ...signedTermsOf(document),
    id,
    organisationId: document.organisationId,
    documentId: document.id,
    status: "REQUESTED",
    createdAt: tx.now,
  });
  return id;
}

/** With the document locked: whoever answers takes turns at it. */
export async function saveSignature(
  tx: Transaction,
  _document: ChangingDocument,
  id: string,
  changes: Changes<"document_signature">,
): Promise<void> {
  await updateRow(tx, "document_signature", { id }, changes);
}

/** Every one there was, the oldest first. */
export async function listSignatures(tx: Transaction, id: DocumentId): Promise<SignatureRow[]> {
  return await tx.query<SignatureRow>(
    "select s.* from document_signature s where s.document_id = $1 order by s.created_at, s.id",
    [id],
  );
}

export type Concerned = {
  accountId: AccountId;
  email: string;
  givenName: string | null;
  side: RequestSide;
};

/** Who raised the guarantee, its beneficiary's people, the staff of whoever issued it. */
export async function listConcerned(tx: Transaction, id: DocumentId): Promise<Concerned[]> {
  return await tx.query<Concerned>("select * from document_people($1, 'REQUESTS')", [id]);
}

/** What waits, the longest waiting first; for a supplier's own people what it issued. */
export async function listSignaturesOfDesk(
  tx: Transaction,
  supplierId: SupplierId | undefined,
  list: PageArguments,
) {
  return await listRows<SignatureOfDesk>(tx, list, {
    keyset: { column: "s.created_at", cast: "timestamptz", id: "s.id", direction: "ASC" },
    columns: `s.id, s.document_id, s.organisation_id, s.amount_cents, s.created_at, d.reference_number, d.guarantee_number,
      (select n.name from organisation_names(array[s.organisation_id]) n) as applicant_name,
      d.first_beneficiary_name as beneficiary_name`,
    from: "document_signature s join document d on d.id = s.document_id",
    where:
      "s.status = 'REQUESTED' and d.status in ('ESTABLISHED', 'AWAITING_RETURN') and ($1::uuid is null or d.supplier_id = $1)",
    values: [supplierId ?? null],
  });
}
