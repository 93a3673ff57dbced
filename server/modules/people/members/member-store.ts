// The members of an organisation in the database: SQL and nothing else.

import type { AccountId, MemberId, OrganisationId } from "@bondline/domain/ids.ts";
import type { MemberFilterName } from "@bondline/domain/people/members/member-filters.ts";
import type { MemberRole } from "@bondline/domain/people/organisations/organisation.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { likeText } from "../../../database/like-text.ts";
import { type CheckedFilter, conditionsOf, type FilterColumns } from "../../../database/list-conditions.ts";
import { momentCell } from "../../../database/moment-cell.ts";
import { countRows, findRow, hasRow, listRows } from "../../../database/read-rows.ts";
import type { LongStatement } from "../../../database/row-cursor.ts";
import { insertRow } from "../../../database/write-row.ts";
import type { Keyset, PageArguments } from "../../../graphql/list-page.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type Member = {
  id: MemberId;
  organisationId: OrganisationId;
  accountId: AccountId;
  role: MemberRole;
  givenName: string;
  familyName: string;
  email: string;
  createdAt: Instant;
  suspendedAt: Instant | null;
  suspensionReason: string | null;
};

export async function insertMember(
  tx: Transaction,
  member: Pick<Member, "id" | "organisationId" | "accountId" | "role">,
): Promise<void> {
  await insertRow(tx, "member", { ...member, createdAt: tx.now });
}

const COLUMNS =
  "m.id, m.organisation_id, m.account_id, m.role, m.created_at, a.given_name, a.family_name, a.email, a.suspended_at, a.suspension_reason";
const MEMBERS = "member m join account a on a.id = m.account_id";
const NAME = "lower(a.given_name || ' ' || a.family_name)";

export type MemberSortField = "CREATED_AT" | "NAME";
export type MemberSort = { field: MemberSortField; direction: "ASC" | "DESC" };

const ORDERS: Record<MemberSortField, Pick<Keyset, "column" | "cast">> = {
  CREATED_AT: { column: "m.created_at", cast: "timestamptz" },
  NAME: { column: NAME, cast: "text" },
};

export type MemberListFilter = {
  organisationId: OrganisationId;
  search: string;
  narrowed: CheckedFilter;
};

export async function listMembersOf(
  tx: Transaction,
  filter: MemberListFilter,
  { field, direction }: MemberSort,
  list: PageArguments,
) {
  return await listRows<Member>(tx, list, {
    keyset: { ...ORDERS[field], id: "m.id", direction },
    columns: COLUMNS,
    from: MEMBERS,
    ...listed(filter),
  });
}

export async function countMembers(tx: Transaction, filter: MemberListFilter): Promise<number> {
  const { where, values } = listed(filter);
  return await countRows(tx, `${MEMBERS} where ${where}`, values);
}

/** In the order of the list. */
export function memberListToExport(
  filter: MemberListFilter,
  { field, direction }: MemberSort,
  zone: string,
): LongStatement {
  const { where, values } = listed(filter);
  const way = direction === "ASC" ? "asc" : "desc";
  return {
    cells: { ...CELLS, createdAt: momentCell("m.created_at", `$${values.length + 1}`) },
    from: () => `${MEMBERS} where ${where} order by ${ORDERS[field].column} ${way}, m.id ${way}`,
    values: [...values, zone],
  };
}

const CELLS: Readonly<Record<string, string>> = {
  givenName: "a.given_name",
  familyName: "a.family_name",
  email: "a.email",
  role: "m.role",
};

const FILTER_COLUMNS: FilterColumns<MemberFilterName> = {
  roles: "m.role",
  since: { moment: "m.created_at" },
};

function listed({ organisationId, search, narrowed }: MemberListFilter) {
  const own = [organisationId, likeText(search)];
  const { conditions, values } = conditionsOf(narrowed, FILTER_COLUMNS, own.length);
  const words = `($2 = '' or ${NAME} like '%' || $2 || '%' or a.email like '%' || $2 || '%')`;
  return {
    where: ["m.organisation_id = $1", words, ...conditions].join(" and "),
    values: [...own, ...values],
  };
}

export async function findMember(
  tx: Transaction,
  { organisationId, memberId }: { organisationId: OrganisationId; memberId: MemberId },
): Promise<Member | undefined> {
  return await findRow<Member>(
    tx,
    `select ${COLUMNS} from ${MEMBERS} where m.organisation_id = $1 and m.id = $2`,
    [organisationId, memberId],
  );
}

export async function findMemberOf(
  tx: Transaction,
  { organisationId, accountId }: Pick<Member, "organisationId" | "accountId">,
): Promise<Member | undefined> {
  return await findRow<Member>(
    tx,
    `select ${COLUMNS} from ${MEMBERS} where m.organisation_id = $1 and m.account_id = $2`,
    [organisationId, accountId],
  );
}

/** Names of a few others, those who see everything first. */
export async function listNextAdministrators(
  tx: Transaction,
  { id, organisationId }: Pick<Member, "id" | "organisationId">,
): Promise<string[]> {
  const rows = await tx.query<{ name: string }>(
    `select a.given_name || ' ' || a.family_name as name from ${MEMBERS}
      where m.organisation_id = $1 and m.id <> $2 and a.status = 'ACTIVE'
      order by m.role = 'LIMITED_USER', m.created_at, m.id limit 3`,
    [organisationId, id],
  );
  return rows.map(({ name }) => name);
}

/** Administrators of every organisation of a person, locked in the order of their ids. */
export async function lockFellowAdministrators(tx: Transaction, accountId: AccountId): Promise<Member[]> {
  return await tx.query<Member>(
    `select ${COLUMNS} from ${MEMBERS}
      where m.role = 'ADMIN' and m.organisation_id in (select o.organisation_id from member o where o.account_id = $1)
      order by m.id for no key update of m`,
    [accountId],
  );
}

/** But for those in organisations that are closed with it. */
export async function deleteMembershipsOf(
  tx: Transaction,
  accountId: AccountId,
  kept: readonly OrganisationId[],
): Promise<OrganisationId[]> {
  const left = await tx.query<{ organisationId: OrganisationId }>(
    "delete from member where account_id = $1 and organisation_id <> all ($2::uuid[]) returning organisation_id",
    [accountId, [...kept]],
  );
  return left.map(({ organisationId }) => organisationId);
}

export async function hasMemberWithEmail(
  tx: Transaction,
  { organisationId, email }: { organisationId: OrganisationId; email: string },
): Promise<boolean> {
  return await hasRow(
    tx,
    "select 1 from member m join account a on a.id = m.account_id where m.organisation_id = $1 and a.email = $2",
    [organisationId, email],
  );
}

export async function isMemberOf(
  tx: Transaction,
  { organisationId, accountId }: Pick<Member, "organisationId" | "accountId">,
): Promise<boolean> {
  return await hasRow(tx, "select 1 from member where organisation_id = $1 and account_id = $2", [
    organisationId,
    accountId,
  ]);
}

/** Locked, so that two administrators who change each other take turns; answers how many there are. */
export async function lockAdministrators(tx: Transaction, organisationId: OrganisationId): Promise<number> {
  const locked = await tx.query(
    "select id from member where organisation_id = $1 and role = 'ADMIN' order by id for no key update",
    [organisationId],
  );
  return locked.length;
}

export async function saveMemberRole(tx: Transaction, id: MemberId, role: MemberRole): Promise<void> {
  await tx.query("update member set role = $2 where id = $1", [id, role]);
}

export async function deleteMember(tx: Transaction, id: MemberId): Promise<void> {
  await tx.query("delete from member where id = $1", [id]);
}

/** In the order of the locks: whoever else changes one of them waits. */
export async function lockMembers(tx: Transaction, organisationId: OrganisationId): Promise<Member[]> {
  return await tx.query<Member>(
    `select ${COLUMNS} from ${MEMBERS} where m.organisation_id = $1 order by m.id for no key update of m`,
    [organisationId],
  );
}

/** They are members no more, and who they were is kept. */
export async function saveFormerMembers(tx: Transaction, organisationId: OrganisationId): Promise<Member[]> {
  await tx.query(
    `insert into former_member (id, organisation_id, account_id, role, created_at)
     select m.id, m.organisation_id, m.account_id, m.role, $2 from member m where m.organisation_id = $1`,
    [organisationId, tx.now],
  );
  return await tx.query<Member>(
    `with gone as (delete from member where organisation_id = $1 returning *)
     select m.*, a.given_name, a.family_name, a.email, a.suspended_at, a.suspension_reason from gone m join account a on a.id = m.account_id`,
    [organisationId],
  );
}

export type FormerMember = Omit<Member, "createdAt" | "suspendedAt" | "suspensionReason">;

/** Those who still have an account, those who administered it first. */
export async function listFormerMembers(
  tx: Transaction,
  organisationId: OrganisationId,
): Promise<FormerMember[]> {
  return await tx.query<FormerMember>(
    `select f.id, f.organisation_id, f.account_id, f.role, a.given_name, a.family_name, a.email
       from former_member f join account a on a.id = f.account_id
      where f.organisation_id = $1 and a.status = 'ACTIVE' order by f.role <> 'ADMIN', f.id`,
    [organisationId],
  );
}

export async function deleteFormerMembers(tx: Transaction, organisationId: OrganisationId): Promise<void> {
  await tx.query("delete from former_member where organisation_id = $1", [organisationId]);
}

export async function findActivePerson(tx: Transaction, email: string): Promise<AccountId | undefined> {
  const found = await findRow<{ id: AccountId }>(
    tx,
    "select id from account where email = $1 and status = 'ACTIVE'",
    [email],
  );
  return found?.id;
}
