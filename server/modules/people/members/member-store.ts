// The members of an organisation in the database: SQL and nothing else.

import type { AccountId, MemberId, OrganisationId } from "@bondline/domain/ids.ts";
import type { MemberRole } from "@bondline/domain/people/organisations/organisation.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { likeText } from "../../../database/like-text.ts";
import { findRow, hasRow, listRows } from "../../../database/read-rows.ts";
import { insertRow } from "../../../database/write-row.ts";
import type { PageArguments } from "../../../graphql/list-page.ts";
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
  await insertRow(tx, "member", { ...member, createdAt: tx.now });
}

const COLUMNS =
  "m.id, m.organisation_id, m.account_id, m.role, m.created_at, a.given_name, a.family_name, a.email";
const MEMBERS = "member m join account a on a.id = m.account_id";
const NAME = "lower(a.given_name || ' ' || a.family_name)";

/** In the order of their names. */
export async function listMembersOf(
  tx: Transaction,
  { organisationId, search }: { organisationId: OrganisationId; search: string },
  list: PageArguments,
) {
  return await listRows<Member>(tx, list, {
    keyset: { column: NAME, cast: "text", id: "m.id", direction: "ASC" },
    columns: COLUMNS,
    from: MEMBERS,
    where: `m.organisation_id = $1 and ($2 = '' or ${NAME} like '%' || $2 || '%' or a.email like '%' || $2 || '%')`,
    values: [organisationId, likeText(search)],
  });
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
