// Acting sessions in the database: SQL and nothing else.

import type { AccountId, OrganisationId } from "@bondline/domain/ids.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { findRow, listRows } from "../../../database/read-rows.ts";
import { insertRow, updateRecord } from "../../../database/write-row.ts";
import type { PageArguments } from "../../../graphql/list-page.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type ActedOnKind = "DRAFT" | "DOCUMENT" | "FACILITY" | "FACILITY_APPLICATION";
export type ActedOn = { kind: ActedOnKind; recordId: string; reference: string; changes: number };
export type ActingSession = Tables["acting_session"] & { organisationName: string; actedOn: ActedOn[] };

/** Of each record that was changed how often, the latest first. */
const ACTED_ON = `(select coalesce(jsonb_agg(jsonb_build_object('kind', upper(c.root_type), 'recordId', c.root_id, 'changes', c.changes, 'reference',
    case c.root_type when 'draft' then (select d.reference_number from draft d where d.id = c.root_id)
      when 'document' then (select coalesce(d.guarantee_number, d.reference_number) from document d where d.id = c.root_id)
      when 'facility' then (select f.name from facility f where f.id = c.root_id)
      else (select a.reference_number from facility_application a where a.id = c.root_id) end) order by c.newest desc), '[]')
  from (select h.root_type, h.root_id, max(h.id) as newest, count(distinct (h.transaction_id, h.record_id))::int as changes
          from history_entry h where h.on_behalf_of = t.id::text and h.root_type in ('draft', 'document', 'facility', 'facility_application')
         group by h.root_type, h.root_id order by newest desc limit 20) c)`;

const COLUMNS = `t.*, o.name as organisation_name, ${ACTED_ON} as acted_on`;
const SESSIONS = "acting_session t join organisation o on o.id = t.organisation_id";

export async function findActingSession(tx: Transaction, id: string): Promise<ActingSession | undefined> {
  return await findRow<ActingSession>(tx, `select ${COLUMNS} from ${SESSIONS} where t.id = $1`, [id]);
}

/** The latest first. */
export async function listActingSessions(
  tx: Transaction,
  organisationId: OrganisationId,
  list: PageArguments,
) {
  return await listRows<ActingSession>(tx, list, {
    keyset: { column: "t.created_at", cast: "timestamptz", id: "t.id", direction: "DESC" },
    columns: COLUMNS,
    from: SESSIONS,
    where: "t.organisation_id = $1",
    values: [organisationId],
  });
}

export type NewActingSession = {
  id: string;
  organisationId: OrganisationId;
  accountId: AccountId;
  begunIn: string;
  accountName: string;
  reason: string;
  endsAt: Instant;
};

export async function insertActingSession(tx: Transaction, session: NewActingSession): Promise<void> {
  await insertRow(tx, "acting_session", { ...session, createdAt: tx.now, endedAt: null });
}

/** Who acts for it at this moment. */
export async function listWhoActs(tx: Transaction, organisationId: OrganisationId): Promise<AccountId[]> {
  const rows = await tx.query<{ accountId: AccountId }>(
    "select account_id from acting_session where organisation_id = $1 and ended_at is null and ends_at > $2",
    [organisationId, tx.now],
  );
  return rows.map(({ accountId }) => accountId);
}

export async function saveActingPermission(tx: Transaction, id: OrganisationId, allowsActing: boolean) {
  await updateRecord(tx, "organisation", id, { allowsActing });
}

export type Administrator = { accountId: AccountId; email: string; givenName: string };

export async function listAdministrators(
  tx: Transaction,
  organisationId: OrganisationId,
): Promise<Administrator[]> {
  return await tx.query<Administrator>(
    `select m.account_id, a.email, a.given_name from member m join account a on a.id = m.account_id
      where m.organisation_id = $1 and m.role = 'ADMIN' and a.status = 'ACTIVE' order by m.created_at, m.id`,
    [organisationId],
  );
}
