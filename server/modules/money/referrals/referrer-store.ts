// Firms that refer clients, and who of theirs does, as the provider keeps them, in the database: SQL and nothing else.

import type { AccountId } from "@bondline/domain/ids.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { findRow } from "../../../database/read-rows.ts";
import { insertRow, updateRow } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type ReferrerRow = Tables["referral_portal_entity"] & {
  updatedByName: string | null;
  people: number;
};

const READ = `
  select e.*, p.given_name || ' ' || p.family_name as updated_by_name,
         (select count(*)::int from referral_portal_member m where m.referral_portal_entity_id = e.id) as people
    from referral_portal_entity e left join account p on p.id = e.updated_by`;

/** By their names, archived ones last: they are few, and the portal's own. */
export async function listReferrers(tx: Transaction): Promise<ReferrerRow[]> {
  return await tx.query<ReferrerRow>(`${READ} order by e.status, lower(e.name), e.id`);
}

export async function findReferrer(tx: Transaction, id: string): Promise<ReferrerRow | undefined> {
  return await findRow<ReferrerRow>(tx, `${READ} where e.id = $1`, [id]);
}

/** Nobody else changes it until this transaction ends. */
export async function findReferrerForChange(tx: Transaction, id: string): Promise<ReferrerRow | undefined> {
  await tx.query("select 1 from referral_portal_entity where id = $1 for no key update", [id]);
  return await findReferrer(tx, id);
}

type ReferrerColumns = Pick<Tables["referral_portal_entity"], "name" | "entityType">;

type StatusColumns = Pick<Tables["referral_portal_entity"], "status" | "statusReason">;

export async function insertReferrer(
  tx: Transaction,
  referrer: ReferrerColumns & { id: string; updatedBy: AccountId },
): Promise<void> {
  await insertRow(tx, "referral_portal_entity", { ...referrer, createdAt: tx.now, updatedAt: tx.now });
}

export async function saveReferrer(
  tx: Transaction,
  { id, version }: ReferrerRow,
  changes: (ReferrerColumns | StatusColumns) & { updatedBy: AccountId },
): Promise<void> {
  await updateRow(
    tx,
    "referral_portal_entity",
    { id },
    { ...changes, updatedAt: tx.now, version: version + 1 },
  );
}

export async function findReferringPerson(tx: Transaction, accountId: AccountId) {
  return await findRow<{ id: string }>(tx, "select id from referral_portal_member where account_id = $1", [
    accountId,
  ]);
}

type ReferringPerson = {
  id: string;
  accountId: AccountId;
  referralPortalEntityId: string;
  memberCode: string;
};

export async function insertReferringPerson(tx: Transaction, person: ReferringPerson): Promise<void> {
  await insertRow(tx, "referral_portal_member", { ...person, createdAt: tx.now });
}

/** What they referred for another firm stays that firm's. */
export async function moveReferringPerson(
  tx: Transaction,
  id: string,
  referralPortalEntityId: string,
): Promise<void> {
  await updateRow(tx, "referral_portal_member", { id }, { referralPortalEntityId });
}
