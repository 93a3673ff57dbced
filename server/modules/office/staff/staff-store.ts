// The people of the provider, of suppliers and of the referral programme in the database: SQL and nothing else.

import type { AccountId, StaffMemberId, SupplierId } from "@bondline/domain/ids.ts";
import type { StaffType } from "@bondline/domain/people/accounts/staff.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { likeText } from "../../../database/like-text.ts";
import { findRow, listRows } from "../../../database/read-rows.ts";
import { insertRow, updateRecord } from "../../../database/write-row.ts";
import type { PageArguments } from "../../../graphql/list-page.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type StaffPerson = {
  id: StaffMemberId;
  accountId: AccountId;
  givenName: string;
  familyName: string;
  email: string;
  staffType: StaffType;
  isAdmin: boolean;
  supplierId: SupplierId | null;
  supplierName: string | null;
  /** The firm for which a referrer refers clients. */
  referrerId: string | null;
  referrerName: string | null;
  /** Whether a password was chosen: until then the invitation is open. */
  hasSignedUp: boolean;
  /** Null while they work. */
  disabledAt: Instant | null;
  version: number;
  createdAt: Instant;
};

const NAME = "lower(a.given_name || ' ' || a.family_name)";
const COLUMNS = `t.id, t.account_id, a.given_name, a.family_name, a.email, t.staff_type, t.is_admin, t.supplier_id, s.trade_name as supplier_name,
  case when t.staff_type = 'REFERRER' then e.id end as referrer_id, case when t.staff_type = 'REFERRER' then e.name end as referrer_name,
  a.has_signed_up, t.disabled_at, t.version, t.created_at`;
const STAFF =
  "staff_member t join staff_account a on a.id = t.account_id left join supplier s on s.id = t.supplier_id left join referral_portal_member m on m.account_id = t.account_id left join referral_portal_entity e on e.id = m.referral_portal_entity_id";

/** In the order of their names. */
export async function listStaff(
  tx: Transaction,
  { search, supplierId }: { search: string; supplierId: SupplierId | null },
  list: PageArguments,
) {
  return await listRows<StaffPerson>(tx, list, {
    keyset: { column: NAME, cast: "text", id: "t.id", direction: "ASC" },
    columns: COLUMNS,
    from: STAFF,
    where: `($1 = '' or ${NAME} like '%' || $1 || '%' or a.email like '%' || $1 || '%') and ($2::uuid is null or t.supplier_id = $2)`,
    values: [likeText(search), supplierId],
  });
}

export async function findStaff(tx: Transaction, id: StaffMemberId): Promise<StaffPerson | undefined> {
  return await findRow<StaffPerson>(tx, `select ${COLUMNS} from ${STAFF} where t.id = $1`, [id]);
}

/** Nobody else changes this person until this transaction ends. */
export async function findStaffForChange(
  tx: Transaction,
  id: StaffMemberId,
): Promise<StaffPerson | undefined> {
  await tx.query("select 1 from staff_member where id = $1 for no key update", [id]);
  return await findStaff(tx, id);
}

/** Under the provider's lock, so that two who take each other off take turns. */
export async function countStaffAdministrators(tx: Transaction): Promise<number> {
  const found = await findRow<{ count: number }>(
    tx,
    "select count(*)::int as count from staff_member where is_admin and staff_type in ('RELATIONSHIP_MANAGER', 'GENERAL')",
    [],
  );
  return found?.count ?? 0;
}

/** Under the same lock. Those who are disabled look after nobody. */
export async function countAdministratorsOfSupplier(
  tx: Transaction,
  supplierId: SupplierId,
): Promise<number> {
  const found = await findRow<{ count: number }>(
    tx,
    "select count(*)::int as count from staff_member where is_admin and disabled_at is null and supplier_id = $1",
    [supplierId],
  );
  return found?.count ?? 0;
}

export async function findAccountOfEmail(tx: Transaction, email: string) {
  return await findRow<{ id: AccountId; isStaff: boolean }>(
    tx,
    "select a.id, exists (select 1 from staff_member t where t.account_id = a.id) as is_staff from account a where a.email = $1",
    [email],
  );
}

type NewAccount = { id: AccountId; email: string; givenName: string; familyName: string };

/** Answers false for an address that somebody has already: what account it is, a bank never learns. */
export async function beginAccountOfBank(
  tx: Transaction,
  { id, email, givenName, familyName }: NewAccount,
): Promise<boolean> {
  const found = await findRow<{ isBegun: boolean }>(
    tx,
    "select begin_account_of_bank($1, $2, $3, $4, $5) as is_begun",
    [id, email, givenName, familyName, tx.now],
  );
  return found?.isBegun === true;
}

/** Changes nothing of somebody who has chosen a password. */
export async function saveStaffName(
  tx: Transaction,
  { accountId }: StaffPerson,
  { givenName, familyName }: { givenName: string; familyName: string },
): Promise<void> {
  await tx.query("select name_of_staff($1, $2, $3, $4)", [accountId, givenName, familyName, tx.now]);
}

type Duty = { staffType: StaffType; isAdmin: boolean; supplierId: SupplierId | null };

export async function insertStaff(
  tx: Transaction,
  staff: Duty & { id: StaffMemberId; accountId: AccountId; providerId: string },
): Promise<void> {
  await insertRow(tx, "staff_member", { ...staff, createdAt: tx.now, updatedAt: tx.now });
}

/** Only people of a bank are disabled: who gets another role works in it. */
export async function saveStaffDuty(
  tx: Transaction,
  { id, disabledAt }: StaffPerson,
  duty: Duty,
): Promise<void> {
  const kept = duty.supplierId === null ? null : disabledAt;
  await updateRecord(tx, "staff_member", id, { ...duty, disabledAt: kept });
}

export async function saveStaffDisabled(
  tx: Transaction,
  id: StaffMemberId,
  disabledAt: Instant | null,
): Promise<void> {
  await updateRecord(tx, "staff_member", id, { disabledAt });
}

export async function deleteStaff(tx: Transaction, id: StaffMemberId): Promise<void> {
  await tx.query("delete from staff_member where id = $1", [id]);
}

export async function endSessionsOfStaff(tx: Transaction, accountId: AccountId): Promise<void> {
  await tx.query("select end_sessions_of_staff($1)", [accountId]);
}

/** While nobody of the staff has chosen a password: the one whom the first run made. */
export async function findFirstAdministrator(tx: Transaction) {
  return await findRow<{ id: AccountId; email: string }>(
    tx,
    `select a.id, a.email from staff_member t join account a on a.id = t.account_id
      where t.is_admin and not exists (select 1 from staff_member o join account p on p.id = o.account_id where p.password_hash is not null)
      order by t.created_at limit 1`,
    [],
  );
}
