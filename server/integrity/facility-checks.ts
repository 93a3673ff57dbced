// States of a facility that must not exist.

import { type IntegrityCheck, noRow } from "./integrity-check.ts";

const ON_IT = `(select organisation_id, facility_id, id, status from document where status in ('PENDING', 'ESTABLISHED', 'AWAITING_RETURN', 'PROJECTED')
   union all select organisation_id, facility_id, id, status from draft where status in ('IDENTIFYING', 'SUBMITTED', 'CHANGES_REQUESTED', 'PENDING_PAYMENT', 'PROCESSING'))`;

export const FACILITY_CHECKS: readonly IntegrityCheck[] = [
  {
    rule: "what is on a facility is within its limit",
    sql: `select f.id::text as record, (u.established_cents + u.projected_cents + u.drafts_cents)::text as detail
            from facility f cross join lateral facility_use(f.id) u where u.established_cents + u.projected_cents + u.drafts_cents > f.limit_cents`,
  },
  {
    rule: "only the facility's organisation and those it is shared with have something on it",
    sql: `select o.id::text as record, o.status as detail from ${ON_IT} o join facility f on f.id = o.facility_id
           where o.organisation_id <> f.organisation_id and not exists (
             select 1 from facility_share s where s.facility_id = f.id and s.shared_with_organisation_id = o.organisation_id)`,
  },
  {
    rule: "a facility is shared with those alone that have accepted it",
    sql: `select s.id::text as record, coalesce(o.status, 'no offer') as detail from facility_share s left join facility_share_offer o on o.id = s.offer_id
           where o.status is distinct from 'ACCEPTED' or o.facility_id <> s.facility_id or o.offered_to_organisation_id <> s.shared_with_organisation_id`,
  },
  {
    rule: "nothing is on a facility that is not established",
    sql: `select o.id::text as record, f.status as detail from ${ON_IT} o join facility f on f.id = o.facility_id where f.status <> 'ESTABLISHED'`,
  },
  {
    rule: "a facility is archived behind all that was on it",
    sql: `select f.id::text as record, o.status as detail from facility f join (
            select facility_id, status from document where archived_at is null
            union all select facility_id, status from draft where archived_at is null and status <> 'ESTABLISHED') o on o.facility_id = f.id
           where f.archived_at is not null`,
  },
  noRow(
    "an organisation's own facility began established",
    "facility",
    "not r.is_system_facility and r.status in ('STARTED', 'PROCESSING')",
    "r.status",
  ),
];
