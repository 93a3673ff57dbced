// Reports over documents in the database: the rows that fit, and sums that are made where they are exact. SQL and nothing else.

import type { DocumentStatus } from "@bondline/domain/documents/documents/document.ts";
import { type ReportGroup, togetherOf } from "@bondline/domain/documents/documents/document-report.ts";
import type { OrganisationId } from "@bondline/domain/ids.ts";
import type { ProcessType } from "@bondline/domain/process-type.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { likeText } from "../../../database/like-text.ts";
import { listPage, PAGE_COUNT_MAX, type Page } from "../../../graphql/list-page.ts";
import type { SqlValue, Transaction } from "../../../transaction/transaction.ts";
import type { CostFacts } from "./document-costs.ts";
import type { Document } from "./document-record.ts";
import { COST_FACTS, type DocumentPageWanted, readDocumentRows } from "./document-store.ts";

export type ReportFilter = {
  organisationId: OrganisationId;
  onlyAdded: boolean;
  statuses: readonly DocumentStatus[];
  variants: readonly ProcessType[];
  expiresFrom: PlainDate | null;
  expiresTo: PlainDate | null;
  returnDueBy: PlainDate | null;
  search: string;
  /** All of these must hold; keys and values compare without regard to case. */
  metadata: readonly { key: string; value: string }[];
};

/** An empty list of statuses or kinds means any. */
const WHERE = `d.organisation_id = $1
  and (not $2 or exists (select 1 from document_viewer v where v.document_id = d.id and v.account_id = (select actor_id())))
  and (cardinality($3::text[]) = 0 or d.status = any ($3)) and (cardinality($4::text[]) = 0 or d.document_variant = any ($4))
  and ($5::date is null or d.expires_at >= $5) and ($6::date is null or d.expires_at <= $6)
  and ($7 = '' or d.search_text like '%' || $7 || '%')
  and not exists (select 1 from unnest($8::text[], $9::text[]) as wanted (key, value) where not exists (
    select 1 from document_metadata m where m.document_id = d.id and lower(m.key) = lower(wanted.key) and lower(m.value) = lower(wanted.value)))
  and ($10::date is null or d.status = 'AWAITING_RETURN' or (d.status in ('PENDING', 'ESTABLISHED') and d.expected_return_date <= $10))`;

function valuesOf(filter: ReportFilter): SqlValue[] {
  return [
    filter.organisationId,
    filter.onlyAdded,
    [...filter.statuses],
    [...filter.variants],
    filter.expiresFrom,
    filter.expiresTo,
    likeText(filter.search),
    filter.metadata.map(({ key }) => key),
    filter.metadata.map(({ value }) => value),
    filter.returnDueBy,
  ];
}

/** What expires first stands first. */
export async function listReported(
  tx: Transaction,
  filter: ReportFilter,
  { list, parts }: DocumentPageWanted,
): Promise<Page<Document>> {
  return await listPage(list, {
    keyset: {
      column: "coalesce(d.expires_at, date '9999-12-31')",
      cast: "date",
      id: "d.id",
      direction: "ASC",
    },
    values: valuesOf(filter),
    rows: (keyed) => readDocumentRows(tx, WHERE, keyed, parts),
    count: () => countReported(tx, filter, PAGE_COUNT_MAX),
  });
}

async function countReported(tx: Transaction, filter: ReportFilter, max: number): Promise<number> {
  const [counted] = await tx.query<{ count: number }>(
    `select count(*)::int as count from (select 1 from document d where ${WHERE} limit ${max + 1}) counted`,
    valuesOf(filter),
  );
  return counted?.count ?? 0;
}

/** Of those that fit, what each one's costs are worked out from. */
export async function listCostFacts(
  tx: Transaction,
  filter: ReportFilter,
  max: number,
): Promise<CostFacts[]> {
  return await tx.query<CostFacts>(
    `select ${COST_FACTS} from document d
      where exists (select 1 from document_cost c where c.document_id = d.id) and ${WHERE} limit ${max}`,
    valuesOf(filter),
  );
}

export type ReportSums = {
  total: Omit<ReportGroup, "key">;
  byVariant: ReportGroup[];
  byStatus: ReportGroup[];
  byBeneficiary: ReportGroup[];
  byExpiryMonth: ReportGroup[];
};

/** Which columns a row is not grouped by, as PostgreSQL's grouping() tells it. */
const GROUPINGS = {
  15: "total",
  7: "byVariant",
  11: "byStatus",
  13: "byBeneficiary",
  14: "byExpiryMonth",
} as const;

type SumRow = ReportGroup & { grouped: keyof typeof GROUPINGS };

/** Every sum of the report from one reading of its rows, so that the groups of each kind come to the same whole. */
export async function sumReported(tx: Transaction, filter: ReportFilter): Promise<ReportSums> {
  const rows = await tx.query<SumRow>(
    `with chosen as (
       select d.document_variant as variant, d.status, d.amount_cents, to_char(d.expires_at, 'YYYY-MM') as month,
         (select p.name from document_party p where p.document_id = d.id and p.party_variant = 'BENEFICIARY' order by p.position limit 1) as beneficiary
         from document d where ${WHERE})
     select grouping(variant, status, beneficiary, month) as grouped, coalesce(variant, status, beneficiary, month) as key,
       count(*)::int as count, coalesce(sum(amount_cents), 0)::bigint as amount_cents,
       count(*) filter (where status in ('PENDING', 'ESTABLISHED', 'AWAITING_RETURN'))::int as established_count,
       coalesce(sum(amount_cents) filter (where status in ('PENDING', 'ESTABLISHED', 'AWAITING_RETURN')), 0)::bigint as established_cents,
       coalesce(sum(amount_cents) filter (where status = 'PROJECTED'), 0)::bigint as projected_cents
       from chosen group by grouping sets ((), (variant), (status), (beneficiary), (month))
      order by grouped, key`,
    valuesOf(filter),
  );
  const of = (name: string) => rows.filter(({ grouped }) => GROUPINGS[grouped] === name).map(groupOf);
  const [total = togetherOf([])] = of("total");
  return {
    total,
    byVariant: of("byVariant"),
    byStatus: of("byStatus"),
    byBeneficiary: of("byBeneficiary"),
    byExpiryMonth: of("byExpiryMonth"),
  };
}

function groupOf({ grouped: _, ...group }: SumRow): ReportGroup {
  return group;
}
