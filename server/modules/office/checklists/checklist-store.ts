// The versions of the desk's checklists in the database: SQL and nothing else. A version is a row of its own that is never changed.

import type { AccountId } from "@bondline/domain/ids.ts";
import type { ChecklistKind, ChecklistLine } from "@bondline/domain/office/checklists/checklist.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { findRow } from "../../../database/read-rows.ts";
import { insertRow } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type ChecklistVersion = Omit<Tables["desk_checklist"], "lines"> & {
  lines: ChecklistLine[];
  setByName: string;
};

const VERSIONS = `select v.*, a.given_name || ' ' || a.family_name as set_by_name
    from desk_checklist v join account a on a.id = v.made_by`;

/** Of all kinds, each one's newest first: they are few, with a few versions each. */
export async function listChecklists(tx: Transaction): Promise<ChecklistVersion[]> {
  return await tx.query<ChecklistVersion>(`${VERSIONS} order by v.kind, v.number desc`);
}

/** The one that held at that moment. */
export async function findChecklistAt(
  tx: Transaction,
  kind: ChecklistKind,
  at: Instant,
): Promise<ChecklistVersion | undefined> {
  return await findRow<ChecklistVersion>(
    tx,
    `${VERSIONS} where v.kind = $1 and v.starts_at <= $2 order by v.number desc limit 1`,
    [kind, at],
  );
}

type NewVersion = {
  providerId: string;
  kind: ChecklistKind;
  number: number;
  lines: readonly ChecklistLine[];
  madeBy: AccountId;
};

/** It holds from this moment on. */
export async function insertChecklist(tx: Transaction, { lines, ...version }: NewVersion): Promise<void> {
  await insertRow(tx, "desk_checklist", {
    ...version,
    lines: JSON.stringify(lines),
    id: tx.newId(),
    startsAt: tx.now,
    createdAt: tx.now,
  });
}
