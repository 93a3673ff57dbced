// Legal holds in the database: SQL and nothing else.

import type { AccountId, ArchiveHoldId, OrganisationId } from "@bondline/domain/ids.ts";
import type { HeldRecordKind } from "@bondline/domain/records/archive/archive-hold.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { findRow, listRows } from "../../../database/read-rows.ts";
import { insertRow, updateRow } from "../../../database/write-row.ts";
import type { PageArguments } from "../../../graphql/list-page.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type HeldRecord = { kind: HeldRecordKind; id: string; organisationId: OrganisationId };
export type ArchiveHold = Tables["archive_hold"];

/** Newest first: one that lasts is before those that have ended. */
export async function listHolds(tx: Transaction, { id }: HeldRecord, list: PageArguments) {
  return await listRows<ArchiveHold>(tx, list, {
    keyset: { column: "h.created_at", cast: "timestamptz", id: "h.id", direction: "DESC" },
    columns: "h.*",
    from: "archive_hold h",
    where: "h.record_id = $1",
    values: [id],
  });
}

export async function findHold(tx: Transaction, id: ArchiveHoldId): Promise<ArchiveHold | undefined> {
  return await findRow<ArchiveHold>(tx, "select * from archive_hold where id = $1", [id]);
}

/** Nobody else ends it until this transaction ends. */
export async function findHoldForChange(
  tx: Transaction,
  id: ArchiveHoldId,
): Promise<ArchiveHold | undefined> {
  await tx.query("select 1 from archive_hold where id = $1 for no key update", [id]);
  return await findHold(tx, id);
}

export async function isHeld(tx: Transaction, { id }: HeldRecord): Promise<boolean> {
  const holds = await tx.query("select 1 from archive_hold where record_id = $1 and ended_at is null", [id]);
  return holds.length > 0;
}

type NewHold = { id: ArchiveHoldId; reason: string; heldBy: AccountId; heldByName: string };

export async function insertHold(tx: Transaction, record: HeldRecord, hold: NewHold): Promise<void> {
  await insertRow(tx, "archive_hold", {
    ...hold,
    recordKind: record.kind,
    recordId: record.id,
    organisationId: record.organisationId,
    createdAt: tx.now,
  });
}

type End = { endedReason: string; endedBy: AccountId; endedByName: string };

export async function saveHoldEnded(tx: Transaction, id: ArchiveHoldId, end: End): Promise<void> {
  await updateRow(tx, "archive_hold", { id }, { ...end, endedAt: tx.now });
}
