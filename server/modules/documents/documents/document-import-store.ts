// Documents that came with a register, in the database: many in one statement, and taken out again while nobody has touched them. SQL and nothing else.

import type { DocumentId, ImportJobId } from "@bondline/domain/ids.ts";
import { findRow } from "../../../database/read-rows.ts";
import { insertRows, type NewRow } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { HANGING } from "./document-removal-store.ts";

export type NewImported = {
  document: NewRow<"document">;
  parties: readonly NewRow<"document_party">[];
  metadata: readonly NewRow<"document_metadata">[];
  cost: NewRow<"document_cost"> | undefined;
};

/** Answers the ids of those that were inserted: one whose number is taken meanwhile is left out with all that it brings. */
export async function insertImported(
  tx: Transaction,
  imported: readonly NewImported[],
): Promise<ReadonlySet<string>> {
  const documents = imported.map(({ document }) => document);
  const inserted = new Set(await insertRows(tx, "document", documents));
  const kept = imported.filter(({ document }) => inserted.has(document.id));
  await insertRows(
    tx,
    "document_party",
    kept.flatMap(({ parties }) => parties),
  );
  await insertRows(
    tx,
    "document_metadata",
    kept.flatMap(({ metadata }) => metadata),
  );
  await insertRows(
    tx,
    "document_cost",
    kept.flatMap(({ cost }) => (cost === undefined ? [] : [cost])),
  );
  return inserted;
}

/** As it was imported, or closed since by its own end and nobody's hand. */
const UNTOUCHED = `(d.version = 1 or d.version = 2 and d.status = 'CLOSED_EXPIRED' and d.closed_at = d.expiry_instant and d.close_reason is null)
  and not exists (${HANGING.replaceAll("$1", "d.id")})`;

export async function countTouched(tx: Transaction, importJobId: ImportJobId): Promise<number> {
  const found = await findRow<{ count: number }>(
    tx,
    `select count(*)::int as count from document d where d.import_job_id = $1 and not (${UNTOUCHED})`,
    [importJobId],
  );
  return found?.count ?? 0;
}

/** In the order of their ids: whoever is changing one has done so by then, and whoever comes later waits. */
export async function lockImported(tx: Transaction, importJobId: ImportJobId): Promise<void> {
  await tx.query(
    "select count(*) from (select 1 from document d where d.import_job_id = $1 order by d.id for no key update) locked",
    [importJobId],
  );
}

/** Some at a time. */
export async function listImported(
  tx: Transaction,
  importJobId: ImportJobId,
  max: number,
): Promise<DocumentId[]> {
  const rows = await tx.query<{ id: DocumentId }>(
    "select d.id from document d where d.import_job_id = $1 order by d.id limit $2",
    [importJobId, max],
  );
  return rows.map(({ id }) => id);
}
