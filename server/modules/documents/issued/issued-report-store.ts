// What a bank or insurer has issued and is to issue, added up over the rows that its lists show: SQL and nothing else.

import type { ReachedOnDay } from "@bondline/domain/documents/issued/waiting-age.ts";
import type { SupplierId } from "@bondline/domain/ids.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import { DEFAULT_ZONE } from "@bondline/domain/values/time/business-time.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { allowLongStatements, SUMS_MILLISECONDS_MAX } from "../../../database/long-statements.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { ISSUE_LEVEL } from "../../office/bank-work/public.ts";

export type IssuedGroup = {
  /** Of a client its number, which no other has; null for those without one. */
  key: string | null;
  name: string | null;
  count: number;
  amountCents: Cents;
};
/** How many minutes half of them took at most, and nine of ten. */
export type IssuedTime = { key: string; count: number; medianMinutes: number; slowestMinutes: number };

/** How many were issued within the bank's own service level, and how many beyond it or without one. */
export type IssuedLevels = { key: string; kept: number; beyond: number; none: number };

const GROUPINGS = {
  total: "none",
  byClient: "client",
  byVariant: "variant",
  byBeneficiary: "beneficiary",
  byState: "state",
  byExpiryMonth: "month",
} as const;
type Grouping = keyof typeof GROUPINGS;
export type IssuedSums = Record<Grouping, IssuedGroup[]>;

const COLUMNS = Object.values(GROUPINGS);

/** Every sum of what is in force from one reading of it, so that the groups of each kind come to the same whole. */
export async function sumInForce(tx: Transaction, supplierId: SupplierId): Promise<IssuedSums> {
  await allowLongStatements(tx, SUMS_MILLISECONDS_MAX);
  const rows = await tx.query<IssuedGroup & { by: (typeof COLUMNS)[number] }>(
    `with held as (
       select d.amount_cents, d.organisation_id::text as client, d.document_variant as variant, lower(d.first_beneficiary_name) as beneficiary,
              d.first_beneficiary_name as named, d.first_beneficiary_state as state, to_char(d.expires_at, 'YYYY-MM') as month, 'all' as none
         from registered_document d
        where d.supplier_id = $1 and d.status in ('PENDING', 'ESTABLISHED', 'AWAITING_RETURN')),
     grouped as (
       select case ${COLUMNS.map((column) => `when grouping(${column}) = 0 then '${column}'`).join(" ")} end as by,
              client, coalesce(variant, beneficiary, state, month) as key, min(named) as named, count(*)::int as count, sum(amount_cents)::bigint as amount_cents
         from held group by grouping sets (${COLUMNS.map((column) => `(${column})`).join(", ")}))
     select g.by, coalesce(c.abn, g.key) as key, coalesce(c.name, case when g.by = 'beneficiary' then g.named end) as name, g.count, g.amount_cents
       from grouped g left join named_client c on c.id = g.client::uuid
      order by g.amount_cents desc, key`,
    [supplierId],
  );
  const of = (grouping: Grouping) =>
    rows.filter(({ by }) => by === GROUPINGS[grouping]).map(({ by: _, ...group }) => group);
  return {
    total: of("total"),
    byClient: of("byClient"),
    byVariant: of("byVariant"),
    byBeneficiary: of("byBeneficiary"),
    byState: of("byState"),
    byExpiryMonth: of("byExpiryMonth"),
  };
}

const MONTHS = {
  /** By the day that the bank has named. */
  issued: { month: "to_char(d.established_at, 'YYYY-MM')", since: "d.established_at >= $2::date" },
  /** By the day on which it was closed here. */
  returned: {
    month: `to_char(d.closed_at at time zone '${DEFAULT_ZONE}', 'YYYY-MM')`,
    since: `d.status = 'CLOSED_RETURNED' and d.closed_at >= ($2::date)::timestamp at time zone '${DEFAULT_ZONE}'`,
  },
} as const;

/** A row for each month that has any; amounts as they stand today, which the list shows. */
export async function sumByMonth(
  tx: Transaction,
  which: keyof typeof MONTHS,
  { supplierId, since }: { supplierId: SupplierId; since: PlainDate },
): Promise<IssuedGroup[]> {
  const { month, since: condition } = MONTHS[which];
  return await tx.query<IssuedGroup>(
    `select ${month} as key, null as name, count(*)::int as count, sum(d.amount_cents)::bigint as amount_cents
       from registered_document d where d.supplier_id = $1 and ${condition} group by 1 order by 1`,
    [supplierId, since],
  );
}

const minutesAt = (share: number) =>
  `round(percentile_cont(${share}) within group (order by extract(epoch from d.established_at - d.paid_at)) / 60)::int`;

/** By the month in which they were issued: a draft reaches its bank when nothing is owed on it any more. */
export async function timeToIssue(
  tx: Transaction,
  { supplierId, since }: { supplierId: SupplierId; since: PlainDate },
): Promise<IssuedTime[]> {
  return await tx.query<IssuedTime>(
    `select to_char(d.established_at at time zone '${DEFAULT_ZONE}', 'YYYY-MM') as key, count(*)::int as count,
            ${minutesAt(0.5)} as median_minutes, ${minutesAt(0.9)} as slowest_minutes
       from registered_draft d
      where d.supplier_id = $1 and d.status = 'ESTABLISHED' and d.paid_at is not null
        and d.established_at >= ($2::date)::timestamp at time zone '${DEFAULT_ZONE}'
      group by 1 order by 1`,
    [supplierId, since],
  );
}

const countOf = (level: string) => `(count(*) filter (where i.level = '${level}'))::int`;

/** By the month in which they were issued; a month in which none had a level has no row. */
export async function levelsByMonth(
  tx: Transaction,
  { supplierId, since }: { supplierId: SupplierId; since: PlainDate },
): Promise<IssuedLevels[]> {
  return await tx.query<IssuedLevels>(
    `select i.key, ${countOf("KEPT")} as kept, ${countOf("BEYOND")} as beyond, ${countOf("NONE")} as none
       from (
         select to_char(d.established_at at time zone '${DEFAULT_ZONE}', 'YYYY-MM') as key, ${ISSUE_LEVEL} as level
           from registered_draft d
          where d.supplier_id = $1 and d.status = 'ESTABLISHED'
            and d.established_at >= ($2::date)::timestamp at time zone '${DEFAULT_ZONE}') i
      group by i.key having bool_or(i.level <> 'NONE') order by i.key`,
    [supplierId, since],
  );
}

/** What is to be issued, by the day on which it reached the bank. */
export async function sumWaiting(tx: Transaction, supplierId: SupplierId): Promise<ReachedOnDay[]> {
  return await tx.query<ReachedOnDay>(
    `select (d.paid_at at time zone '${DEFAULT_ZONE}')::date as day, count(*)::int as count, sum(d.amount_cents)::bigint as amount_cents
       from registered_draft d
      where d.supplier_id = $1 and d.status = 'PROCESSING' and d.paid_at is not null group by 1 order by 1`,
    [supplierId],
  );
}
