// Closing and opening an organisation in the database: SQL and nothing else.

import type { OrganisationId } from "@bondline/domain/ids.ts";
import { hasRow } from "../../../database/read-rows.ts";
import { updateRecord } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export async function saveClosed(tx: Transaction, id: OrganisationId, reason: string | null): Promise<void> {
  await updateRecord(tx, "organisation", id, {
    closedAt: tx.now,
    closingReason: reason,
    openingReason: null,
  });
}

export async function saveOpened(tx: Transaction, id: OrganisationId, reason: string): Promise<void> {
  await updateRecord(tx, "organisation", id, { closedAt: null, closingReason: null, openingReason: reason });
}

export async function isClosed(tx: Transaction, id: OrganisationId): Promise<boolean> {
  return await hasRow(tx, "select 1 from organisation where id = $1 and closed_at is not null for share", [
    id,
  ]);
}
