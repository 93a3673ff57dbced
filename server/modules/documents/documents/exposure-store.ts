// What counts against limits in the database, as sums for each day on which something begins or ends. SQL and nothing else.

import { IN_FLIGHT_STATUSES } from "@bondline/domain/drafts/drafts/draft.ts";
import type { ExposureMovement } from "@bondline/domain/facilities/facilities/exposure.ts";
import type { DocumentId, FacilityId, OrganisationId } from "@bondline/domain/ids.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { allowLongStatements, SUMS_MILLISECONDS_MAX } from "../../../database/long-statements.ts";
import { findRow } from "../../../database/read-rows.ts";
import type { SqlValue, Transaction } from "../../../transaction/transaction.ts";

export type ExposureScope = {
  organisationId: OrganisationId;
  /** Null where nothing is on a facility: then all that the organisation has counts, and against no limit. */
  facilityIds: readonly FacilityId[] | null;
  onlyAdded: boolean;
  from: PlainDate;
  to: PlainDate;
  today: PlainDate;
  zone: string;
  /** One document alone. */
  documentId?: DocumentId;
};

export type LimitRow = {
  id: FacilityId;
  name: string;
  limitCents: Cents;
  startDate: PlainDate;
  endDate: PlainDate | null;
};

/** Those in force of the organisation's own. */
export async function listOwnLimits(
  tx: Transaction,
  organisationId: OrganisationId,
  max: number,
): Promise<LimitRow[]> {
  return await tx.query<LimitRow>(
    `select id, name, limit_cents, start_date, end_date from facility
      where organisation_id = $1 and status = 'ESTABLISHED' and archived_at is null order by lower(name), id limit $2`,
    [organisationId, max],
  );
}

const IS_SEEN = `(not $3 or exists (select 1 from document_viewer v where v.document_id = d.id and v.account_id = (select actor_id())))
  and ($8::uuid is null or d.id = $8)`;
const IN_FORCE = `d.organisation_id = $1 and not d.is_held and d.status in ('PENDING', 'ESTABLISHED', 'AWAITING_RETURN')
  and ($2::uuid[] is null or d.facility_id = any ($2)) and ${IS_SEEN}`;

/**
 * What is in force counts from its issue to the day on which it ends, that day included; what is closed until it was closed, and what is
 * on its way or expected from today on. So the sums of today are those that the facility shows.
 */
const DOCUMENTS = `
  select d.facility_id, d.amount_cents,
         case d.status when 'PROJECTED' then 'PROJECTED' else 'ESTABLISHED' end as kind,
         case when d.status = 'PROJECTED' then $4::date
              when d.closed_at is null then least(coalesce(d.established_at, (d.created_at at time zone $7)::date), $4::date)
              else coalesce(d.established_at, (d.created_at at time zone $7)::date) end as starts,
         case when d.closed_at is not null then least((d.closed_at at time zone $7)::date + 1, $4::date)
              when d.expires_at is not null then greatest(d.expires_at, $4::date) + 1 end as ends
    from document d
   where d.organisation_id = $1 and not d.is_held and (d.closed_at is null or (d.closed_at >= $5::date and d.bank_name is not null))
     and ($2::uuid[] is null or d.facility_id = any ($2))
     and ${IS_SEEN}`;

/** What the beneficiary has agreed to on a day to come, until nothing is left; without a day, as at a milestone, nobody knows when. */
const REDUCTIONS = `
  select s.facility_id, -greatest(0, least(s.amount_cents, s.whole_cents - s.before_cents)) as amount_cents, 'ESTABLISHED' as kind, s.starts, s.ends
    from (select d.facility_id, r.amount_cents, d.amount_cents as whole_cents, greatest(r.scheduled_date, $4::date + 1) as starts,
                 case when d.expires_at is not null then greatest(d.expires_at, $4::date) + 1 end as ends,
                 coalesce(sum(r.amount_cents) over (partition by d.id order by r.scheduled_date, r.id rows between unbounded preceding and 1 preceding), 0) as before_cents
            from document_request r join document d on d.id = r.document_id
           where r.organisation_id = $1 and r.status = 'ACCEPTED' and r.scheduled_date is not null and ${IN_FORCE}) s
   where s.ends is null or s.starts < s.ends`;

/** A draft of the organisation `$1` on its way to a document, among those that the reader sees; `onlyAdded` is where that is said. */
export const inFlight = (onlyAdded: string) =>
  `d.organisation_id = $1 and d.status in (${IN_FLIGHT_STATUSES.map((status) => `'${status}'`).join(", ")}) and d.amount_cents is not null
     and not exists (select 1 from document e where e.original_draft_id = d.id)
     and (not ${onlyAdded} or exists (select 1 from draft_viewer v where v.draft_id = d.id and v.account_id = (select actor_id())))`;

const DRAFTS = `
  select d.facility_id, d.amount_cents, 'IN_FLIGHT' as kind, $4::date as starts,
         case when d.expires_at is not null then greatest(d.expires_at, $4::date) + 1 end as ends
    from draft d
   where $8::uuid is null and ($2::uuid[] is null or d.facility_id = any ($2)) and ${inFlight("$3")}`;

const OTHERS = `
  select facility_id, amount_cents, kind, starts, ends from others_on_facilities(coalesce($2::uuid[], '{}'), $1, $4::date) where $8::uuid is null`;

/** Bounded by the days of the window, however many documents there are. */
export async function listMovements(tx: Transaction, scope: ExposureScope): Promise<ExposureMovement[]> {
  await allowLongStatements(tx, SUMS_MILLISECONDS_MAX);
  return await tx.query<ExposureMovement>(
    `with counted as (
       select facility_id, kind, amount_cents, greatest(starts, $5::date) as starts, ends
         from (${DOCUMENTS} union all ${REDUCTIONS} union all ${DRAFTS} union all ${OTHERS}) every
        where starts <= $6::date and (ends is null or ends > greatest(starts, $5::date)))
     select facility_id, day, kind, sum(cents)::bigint as cents from (
       select facility_id, starts as day, kind, amount_cents as cents from counted
       union all
       select facility_id, ends, kind, -amount_cents from counted where ends <= $6::date) moved
      group by facility_id, day, kind having sum(cents) <> 0 order by day`,
    valuesOf(scope),
  );
}

function valuesOf(scope: ExposureScope): SqlValue[] {
  const { organisationId, facilityIds, onlyAdded, today, from, to, zone, documentId = null } = scope;
  const facilities = facilityIds === null ? null : [...facilityIds];
  return [organisationId, facilities, onlyAdded, today, from, to, zone, documentId];
}

export type CountedDocument = { id: DocumentId; reference: string; facilityId: FacilityId | null };

/** In force, and among what is counted. */
export async function findCounted(
  tx: Transaction,
  scope: ExposureScope,
): Promise<CountedDocument | undefined> {
  const { organisationId, facilityIds, onlyAdded, documentId = null } = scope;
  return await findRow<CountedDocument>(
    tx,
    `select d.id, coalesce(d.guarantee_number, d.reference_number) as reference, d.facility_id from document d
      where d.id = $4 and d.organisation_id = $1 and not d.is_held and d.status in ('PENDING', 'ESTABLISHED', 'AWAITING_RETURN')
        and ($2::uuid[] is null or d.facility_id = any ($2))
        and (not $3 or exists (select 1 from document_viewer v where v.document_id = d.id and v.account_id = (select actor_id())))`,
    [organisationId, facilityIds === null ? null : [...facilityIds], onlyAdded, documentId],
  );
}

/** Documents in force that are on none of these facilities, and what they come to. */
export async function sumNotCounted(
  tx: Transaction,
  organisationId: OrganisationId,
  facilityIds: readonly FacilityId[],
): Promise<{ count: number; amountCents: Cents }> {
  const [sum] = await tx.query<{ count: number; amountCents: Cents }>(
    `select count(*)::int as count, coalesce(sum(amount_cents), 0)::bigint as amount_cents from document
      where organisation_id = $1 and not is_held and status in ('PENDING', 'ESTABLISHED', 'AWAITING_RETURN')
        and (facility_id is null or facility_id <> all ($2::uuid[]))`,
    [organisationId, [...facilityIds]],
  );
  return sum ?? { count: 0, amountCents: 0n as Cents };
}
