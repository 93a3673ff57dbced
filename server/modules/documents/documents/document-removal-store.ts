// Removing a document in the database, and what keeps it there. SQL and nothing else.

import type { HangsOnDocument } from "@bondline/domain/documents/documents/document-removal.ts";
import type { DocumentId } from "@bondline/domain/ids.ts";
import type { Granted } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { DocumentRow } from "./document-record.ts";

export const HANGING = `select 'files' as name from document_attachment where document_id = $1
  union select 'comments' from document_comment where document_id = $1
  union select 'people' from document_collaborator where document_id = $1
  union select 'people' from document_viewer where document_id = $1
  union select 'custody' from document_custodian where document_id = $1
  union select 'custody' from document_handover where document_id = $1
  union select 'custody' from document_custody where document_id = $1
  union select 'custody' from document_lost_original where document_id = $1
  union select 'requests' from document_request where document_id = $1
  union select 'returns' from document_return_request where document_id = $1
  union select 'drafts' from document_successor where document_id = $1
  union select 'reminders' from expiry_notice where document_id = $1`;

/** Called with the document locked. */
export async function listHanging(tx: Transaction, id: DocumentId): Promise<HangsOnDocument[]> {
  const rows = await tx.query<{ name: HangsOnDocument }>(HANGING, [id]);
  return rows.map(({ name }) => name);
}

/** What it says goes with it; the history keeps all of it. */
export async function deleteDocument(
  tx: Transaction,
  { id }: Granted<Pick<DocumentRow, "id">, "CAN_REMOVE">,
): Promise<void> {
  await tx.query("delete from document_party where document_id = $1", [id]);
  await tx.query("delete from document_metadata where document_id = $1", [id]);
  await tx.query("delete from document_cost where document_id = $1", [id]);
  await tx.query("delete from document_cost_rate where document_id = $1", [id]);
  await tx.query("delete from document where id = $1", [id]);
}
