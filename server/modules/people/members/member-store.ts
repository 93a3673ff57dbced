// The members of an organisation in the database: SQL and nothing else.

import type { AccountId, MemberId, OrganisationId } from "@bondline/domain/ids.ts";
import type { MemberRole } from "@bondline/domain/people/organisations/organisation.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { likeText } from "../../../database/like-text.ts";
import { insertRow } from "../../../database/write-row.ts";
import { type Listed, listPage, type Page, type PageArguments } from "../../../graphql/list-page.ts";
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
};

export async function insertMember(
  tx: Transaction,
  member: Pick<Member, "id" | "organisationId" | "accountId" | "role">,
): Promise<void> {
  await insertRow(tx, "member", {
    id: member.id,
    organisationId: member.organisationId,
    accountId: member.accountId,
    role: member.role,
    createdAt: tx.now,
  });
}

const MEMBER = `m.id, m.organisation_id, m.account_id, m.role, m.created_at, a.given_name, a.family_name, a.email
  from member m join account a on a.id = m.account_id`;
const NAME = "lower(a.given_name || ' ' || a.family_name)";
const FOUND = `m.organisation_id = $1 and ($2 = '' or ${NAME} like '%' || $2 || '%' or a.email like '%' || $2 || '%')`;

type MemberFilter = { organisationId: OrganisationId; search: string };

/** In the order of their names. */
export async function listMembersOf(
  tx: Transaction,
  { organisationId, search }: MemberFilter,
  list: PageArguments,
): Promise<Page<Member>> {
  return await listPage(list, {
    keyset: { column: NAME, cast: "text", id: "m.id", direction: "ASC" },
    values: [organisationId, likeText(search)],
    rows: ({ sortText, beyond, tail, values }) =>
      tx.query<Listed<Member>>(`select ${sortText}, ${MEMBER} where ${FOUND} ${beyond} ${tail}`, values),
    count: () => countMembersOf(tx, { organisationId, search }),
  });
}

async function countMembersOf(tx: Transaction, { organisationId, search }: MemberFilter): Promise<number> {
  const [counted] = await tx.query<{ count: number }>(
    `select count(*)::int as count from member m join account a on a.id = m.account_id where ${FOUND}`,
    [organisationId, likeText(search)],
  );
  return counted?.count ?? 0;
}

export async function findMember(
  tx: Transaction,
  { organisationId, memberId }: { organisationId: OrganisationId; memberId: MemberId },
): Promise<Member | undefined> {
  const [member] = await tx.query<Member>(`select ${MEMBER} where m.organisation_id = $1 and m.id = $2`, [
    organisationId,
    memberId,
  ]);
  return member;
}

export async function hasMemberWithEmail(
  tx: Transaction,
  { organisationId, email }: { organisationId: OrganisationId; email: string },
): Promise<boolean> {
  const found = await tx.query(
    "select 1 from member m join account a on a.id = m.account_id where m.organisation_id = $1 and a.email = $2",
    [organisationId, email],
  );
  return found.length > 0;
}

export async function isMemberOf(
  tx: Transaction,
  { organisationId, accountId }: Pick<Member, "organisationId" | "accountId">,
): Promise<boolean> {
  const found = await tx.query("select 1 from member where organisation_id = $1 and account_id = $2", [
    organisationId,
    accountId,
  ]);
  return found.length > 0;
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
