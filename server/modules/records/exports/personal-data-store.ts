// What is held about a person as the rows of files: one statement for each table, their own rows alone. SQL and nothing else.

import type { AccountId } from "@bondline/domain/ids.ts";
import type { PersonalTableName } from "@bondline/domain/records/exports/personal-data.ts";
import { momentCell } from "../../../database/moment-cell.ts";
import type { LongStatement } from "../../../database/row-cursor.ts";

/** In every statement the person is the first value and the zone by whose clocks moments are shown the second. */
type Table = { cells: Readonly<Record<string, string>>; from: string };

const moment = (column: string) => momentCell(column, "$2");

const invitationsTo = (record: "document" | "draft") => `
  select '${record}' as kind, r.reference_number, concat_ws(' ', c.given_name, c.family_name) as name, c.organisation_name, c.invitation_status, c.created_at, c.accepted_at, c.id
    from ${record}_collaborator c left join ${record} r on r.id = c.${record}_id where c.account_id = $1`;

const TABLES: Readonly<Record<PersonalTableName, Table>> = {
  profile: {
    cells: {
      email: "a.email",
      givenName: "a.given_name",
      familyName: "a.family_name",
      phoneNumber: "a.phone_number",
      jobTitle: "a.job_title",
      address: "a.address",
      industry: "a.industry",
      locale: "a.locale",
      timezone: "a.timezone",
      createdAt: moment("a.created_at"),
      emailConfirmedAt: moment("a.email_confirmed_at"),
      termsVersion: "a.terms_version::text",
      termsAcceptedAt: moment("a.terms_accepted_at"),
      referrerCode: "a.referrer_code",
    },
    from: "account a where a.id = $1",
  },
  sessions: {
    cells: {
      createdAt: moment("s.created_at"),
      userAgent: "s.user_agent",
      ipAddress: "s.ip_address",
      lastSeenAt: moment("s.last_seen_at"),
      revokedAt: moment("s.revoked_at"),
    },
    from: "session s where s.account_id = $1 order by s.created_at, s.id",
  },
  "sign-in-providers": {
    cells: { provider: "i.provider_name", createdAt: moment("i.created_at") },
    from: "account_identity i where i.account_id = $1 order by i.created_at, i.id",
  },
  memberships: {
    cells: { organisation: "o.name", role: "m.role", createdAt: moment("m.created_at") },
    from: "member m join organisation o on o.id = m.organisation_id where m.account_id = $1 order by m.created_at, m.id",
  },
  "shared-records": {
    cells: {
      kind: "i.kind",
      record: "i.reference_number",
      name: "i.name",
      organisation: "i.organisation_name",
      status: "i.invitation_status",
      createdAt: moment("i.created_at"),
      acceptedAt: moment("i.accepted_at"),
    },
    from: `(${invitationsTo("draft")} union all ${invitationsTo("document")}) i order by i.created_at, i.id`,
  },
  notifications: {
    cells: {
      createdAt: moment("n.created_at"),
      kind: "n.kind",
      record: "n.reference_number",
      about: "n.about",
    },
    from: "notification n where n.account_id = $1 order by n.created_at, n.id",
  },
  "email-choices": {
    cells: { kind: "c.kind", delivery: "c.delivery", updatedAt: moment("c.updated_at") },
    from: "mail_choice c where c.account_id = $1 order by c.kind",
  },
  activity: {
    cells: {
      triggeredAt: moment("h.triggered_at"),
      change: "h.change_type",
      what: "h.object_type",
      kind: "h.root_type",
      record: "h.record",
    },
    // The view shows the deeds of whoever acts and no others.
    from: "own_activity h where (select actor_id()) = $1 order by h.position",
  },
};

export function personalTable(name: PersonalTableName, accountId: AccountId, zone: string): LongStatement {
  const { cells, from } = TABLES[name];
  return { cells, from: () => from, values: [accountId, zone] };
}
