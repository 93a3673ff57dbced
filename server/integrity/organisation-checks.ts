// States of organisations, accounts and sessions that must not exist.

import { type IntegrityCheck, noRow } from "./integrity-check.ts";

export const ORGANISATION_CHECKS: readonly IntegrityCheck[] = [
  noRow(
    "an organisation has an administrator with an account while it is open, and no member once it is closed",
    "organisation",
    `case when r.closed_at is null
          then not exists (select 1 from member m join account a on a.id = m.account_id where m.organisation_id = r.id and m.role = 'ADMIN' and a.status <> 'DELETED')
          else exists (select 1 from member m where m.organisation_id = r.id) end`,
    "r.name",
  ),
  {
    rule: "at most one organisation is confirmed as the holder of an ABN or ACN",
    sql: `select o.id::text as record, o.abn as detail from organisation o where o.abn_status = 'CONFIRMED' and exists (
             select 1 from organisation c where right(c.abn, 9) = right(o.abn, 9) and c.id <> o.id and c.abn_status = 'CONFIRMED')`,
  },
  noRow(
    "an active account has a confirmed address, and an invited one has none",
    "account",
    "(r.status = 'ACTIVE' and r.email_confirmed_at is null) or (r.status = 'INVITED' and r.email_confirmed_at is not null)",
    "r.status",
  ),
  noRow(
    "a password is kept as an argon2id hash",
    "account",
    "r.password_hash is not null and r.password_hash not like '$argon2id$v=19$m=%'",
    "r.status",
  ),
  noRow(
    "a password waits with its sign-up until the address is confirmed",
    "account",
    "r.email_confirmed_at is null and r.password_hash is not null",
    "r.status",
  ),
  {
    rule: "the rights that are kept for an account are those that it was given",
    sql: `select g.account_id::text as record, to_jsonb(k)::text as detail
            from rights_given g left join kept_rights k on k.account_id = g.account_id
           where (g.members, g.memberships, g.organisations, g.staff, g.side, g.supplier_id, g.drafts, g.documents) is distinct from
                 (coalesce(k.members, '[]'), coalesce(k.memberships, '{}'), coalesce(k.organisations, '{}'), k.staff, coalesce(k.side, ''),
                  coalesce(k.supplier_id, ''), k.drafts, k.documents)`,
  },
  {
    rule: "a deleted account has no session left",
    sql: `select s.id::text as record, a.status as detail from session s join account a on a.id = s.account_id
           where a.status = 'DELETED' and s.revoked_at is null`,
  },
  noRow(
    "terms were accepted at some time, in some version",
    "account",
    "(r.terms_version is null) <> (r.terms_accepted_at is null)",
    "r.status",
  ),
  noRow(
    "an accepted collaborator is somebody with an account",
    "draft_collaborator",
    "r.invitation_status = 'ACCEPTED' and r.account_id is null",
    "r.email_address",
  ),
];
