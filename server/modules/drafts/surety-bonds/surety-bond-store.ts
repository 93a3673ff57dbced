// Surety bonds' own parts in the database: SQL and nothing else. They are read with their draft.

import type { DraftId, OrganisationId } from "@bondline/domain/ids.ts";
import type { SqlValue, Transaction } from "../../../transaction/transaction.ts";

type Place = { id: DraftId; organisationId: OrganisationId };

export async function saveSuretyBond(
  tx: Transaction,
  draft: Place,
  columns: Record<string, SqlValue>,
): Promise<void> {
  await saveOne(tx, "draft_surety_bond", draft, columns);
}

export async function saveRequestedDocument(
  tx: Transaction,
  draft: Place,
  columns: Record<string, SqlValue>,
): Promise<void> {
  await saveOne(tx, "requested_surety_document", draft, columns);
}

/** Called with the draft locked. The names are those of the domain's tables, never a caller's. */
async function saveOne(
  tx: Transaction,
  table: "draft_surety_bond" | "requested_surety_document",
  draft: Place,
  columns: Record<string, SqlValue>,
): Promise<void> {
  const names = Object.keys(columns).sort();
  const places = names.map((_, at) => `$${at + 5}`);
  const snake = names.map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  const sets = snake.map((name) => `${name} = excluded.${name}`);
  await tx.query(
    `insert into ${table} (id, organisation_id, draft_id, created_at, updated_at, ${snake.join(", ")})
     values ($1, $2, $3, $4, $4, ${places.join(", ")})
     on conflict (draft_id) do update set ${sets.join(", ")}, updated_at = excluded.updated_at`,
    [tx.newId(), draft.organisationId, draft.id, tx.now, ...names.map((name) => columns[name] ?? null)],
  );
}
