// Changes of a document in the database: its own columns, its parties, costs and metadata. SQL and nothing else.

import { insertRow, saveRow, updateRecord } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { ChangingDocument, CostRateRow, CostRow, DocumentRow } from "./document-record.ts";

export type DocumentColumns = Partial<
  Omit<DocumentRow, "id" | "organisationId" | "version" | "createdAt" | "updatedAt">
>;

/** Moves the version on, with or without columns of its own: a changed party changes the document too. */
export async function updateDocumentColumns(
  tx: Transaction,
  { id }: ChangingDocument,
  columns: DocumentColumns,
): Promise<void> {
  await updateRecord(tx, "document", id, columns);
}

/** A value that stays keeps its row, so that the history names only what changed. */
export async function replaceDocumentMetadata(
  tx: Transaction,
  document: ChangingDocument,
  metadata: Readonly<Record<string, string>>,
): Promise<void> {
  await tx.query("delete from document_metadata where document_id = $1 and not key = any ($2)", [
    document.id,
    Object.keys(metadata),
  ]);
  for (const [key, value] of Object.entries(metadata)) {
    await tx.query(
      `insert into document_metadata as m (id, organisation_id, document_id, key, value, created_at) values ($1, $2, $3, $4, $5, $6)
       on conflict (document_id, lower(key)) do update set value = excluded.value where m.value <> excluded.value`,
      [tx.newId(), document.organisationId, document.id, key, value, tx.now],
    );
  }
}

export async function saveDocumentCost(
  tx: Transaction,
  document: ChangingDocument,
  cost: CostRow | undefined,
): Promise<void> {
  if (cost === undefined) await tx.query("delete from document_cost where document_id = $1", [document.id]);
  else {
    const { id: documentId, organisationId } = document;
    const row = { ...cost, id: tx.newId(), organisationId, documentId, createdAt: tx.now };
    await saveRow(tx, "document_cost", row, { columns: ["documentId"] });
  }
}

export async function insertCostRate(
  tx: Transaction,
  { id: documentId, organisationId }: ChangingDocument,
  rate: CostRateRow,
): Promise<void> {
  await insertRow(tx, "document_cost_rate", { ...rate, id: tx.newId(), organisationId, documentId });
}

export async function deleteCostRate(
  tx: Transaction,
  { id }: ChangingDocument,
  fromDate: CostRateRow["fromDate"],
): Promise<void> {
  await tx.query("delete from document_cost_rate where document_id = $1 and from_date = $2", [id, fromDate]);
}
