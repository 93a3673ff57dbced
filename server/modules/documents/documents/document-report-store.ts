// Reports over documents in the database: the rows that fit, and sums that are made where they are exact. SQL and nothing else.

import { type ReportGroup, togetherOf } from "@bondline/domain/documents/documents/document-report.ts";
import type { OrganisationId } from "@bondline/domain/ids.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { likeText } from "../../../database/like-text.ts";
import { type CheckedFilter, conditionsOf } from "../../../database/list-conditions.ts";
import { listPage, PAGE_COUNT_MAX, type Page } from "../../../graphql/list-page.ts";
import type { SqlValue, Transaction } from "../../../transaction/transaction.ts";
import type { CostFacts } from "./document-costs.ts";
import { DOCUMENT_FILTER_COLUMNS } from "./document-filter-store.ts";
import type { Document } from "./document-record.ts";
import { COST_FACTS, type DocumentPageWanted, readDocumentRows } from "./document-store.ts";
import { ADDED, receivedBy, SHARED_WITH_READER } from "./held-document-store.ts";

export type ReportFilter = {
  organisationId: OrganisationId;
  /** What it holds as beneficiary, its own documents without that, or all of its own. */
  isHeld: boolean | null;
  onlyAdded: boolean;
  /** By `DOCUMENT_FILTERS`. */
  asked: CheckedFilter;
  returnDueBy: PlainDate | null;
  search: string;
};

const OWN = `d.organisation_id = $1 and (not $2 or ${ADDED})`;
const HELD = `d.id in (select d.id from document d where ${receivedBy("$2")} union all select d.id from document d where ${SHARED_WITH_READER})`;

const where = ({ isHeld, asked }: ReportFilter) =>
  [
    `${isHeld ? HELD : OWN} ${isHeld === false ? "and not d.is_held" : ""} and ($3 = '' or d.search_text like '%' || $3 || '%')
      and ($4::date is null or d.status = 'AWAITING_RETURN' or (d.status in ('PENDING', 'ESTABLISHED') and d.expected_return_date <= $4))`,
    ...narrowed(asked).conditions,
  ].join(" and ");

/** Behind the four values that every report has. */
const narrowed = (asked: CheckedFilter) => conditionsOf(asked, DOCUMENT_FILTER_COLUMNS, 4);

function valuesOf({ organisationId, onlyAdded, search, returnDueBy, asked }: ReportFilter): SqlValue[] {
  return [organisationId, onlyAdded, likeText(search), returnDueBy, ...narrowed(asked).values];
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
    rows: (keyed) => readDocumentRows(tx, where(filter), keyed, parts),
    count: () => countReported(tx, filter, PAGE_COUNT_MAX),
  });
}

async function countReported(tx: Transaction, filter: ReportFilter, max: number): Promise<number> {
  const [counted] = await tx.query<{ count: number }>(
    `select count(*)::int as count from (select 1 from document d where ${where(filter)} limit ${max + 1}) counted`,
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
      where exists (select 1 from document_cost c where c.document_id = d.id) and ${where(filter)} limit ${max}`,
    valuesOf(filter),
  );
}

export type ReportSums = {
  total: Omit<ReportGroup, "key">;
  byVariant: ReportGroup[];
  byStatus: ReportGroup[];
  byBeneficiary: ReportGroup[];
  byApplicant: ReportGroup[];
  byBank: ReportGroup[];
  byExpiryMonth: ReportGroup[];
};

/** Which columns a row is not grouped by, as PostgreSQL's grouping() tells it. */
const GROUPINGS = {
  63: "total",
  31: "byVariant",
  47: "byStatus",
  55: "byBeneficiary",
  59: "byApplicant",
  61: "byBank",
  62: "byExpiryMonth",
} as const;

type SumRow = ReportGroup & { grouped: keyof typeof GROUPINGS };

/** Every sum of the report from one reading of its rows, so that the groups of each kind come to the same whole. */
export async function sumReported(tx: Transaction, filter: ReportFilter): Promise<ReportSums> {
  const rows = await tx.query<SumRow>(
    `with chosen as (
       select d.document_variant as variant, d.status, d.amount_cents, to_char(d.expires_at, 'YYYY-MM') as month, d.bank_name as bank,
         coalesce((select p.name from document_party p where p.document_id = d.id and p.party_variant = 'ISSUER' order by p.position limit 1),
           case when not d.is_held then (select n.name from organisation_names(array[d.organisation_id]) n) end) as applicant,
         (select p.name from document_party p where p.document_id = d.id and p.party_variant = 'BENEFICIARY' order by p.position limit 1) as beneficiary
         from document d where ${where(filter)})
     select grouping(variant, status, beneficiary, applicant, bank, month) as grouped,
       coalesce(variant, status, beneficiary, applicant, bank, month) as key,
       count(*)::int as count, coalesce(sum(amount_cents), 0)::bigint as amount_cents,
       count(*) filter (where status in ('PENDING', 'ESTABLISHED', 'AWAITING_RETURN'))::int as established_count,
       coalesce(sum(amount_cents) filter (where status in ('PENDING', 'ESTABLISHED', 'AWAITING_RETURN')), 0)::bigint as established_cents,
       coalesce(sum(amount_cents) filter (where status = 'PROJECTED'), 0)::bigint as projected_cents
       from chosen group by grouping sets ((), (variant), (status), (beneficiary), (applicant), (bank), (month))
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
    byApplicant: of("byApplicant"),
    byBank: of("byBank"),
    byExpiryMonth: of("byExpiryMonth"),
  };
}

function groupOf({ grouped: _, ...group }: SumRow): ReportGroup {
  return group;
}
