// Removing a document in the database, and what keeps it there. SQL and nothing else.

import type { HangsOnDocument } from "@bondline/domain/documents/documents/document-removal.ts";
import type { DocumentId } from "@bondline/domain/ids.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

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

const WHAT_THEY_SAY = ["document_party", "document_metadata", "document_cost", "document_cost_rate"];

/**
 * What documents say goes with them; the history keeps all of it. In the order of locks: what they say, what other records have of them
 * (`removeParts`), and they themselves.
 */
export async function deleteDocuments(
  tx: Transaction,
  ids: readonly DocumentId[],
  removeParts: () => Promise<void>,
): Promise<void> {
  for (const table of WHAT_THEY_SAY)
    await tx.query(`delete from ${table} where document_id = any ($1::uuid[])`, [[...ids]]);
  await removeParts();
  await tx.query("delete from document where id = any ($1::uuid[])", [[...ids]]);
}
