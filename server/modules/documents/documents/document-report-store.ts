// Reports over documents in the database: the rows that fit, and sums that are made where they are exact. SQL and nothing else.

import {
  type ReportGroup,
  type ReportGrouping,
  togetherOf,
} from "@bondline/domain/documents/documents/document-report.ts";
import type { FacilityId, OrganisationId } from "@bondline/domain/ids.ts";
import type { ProcessType } from "@bondline/domain/process-type.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import { addMonthsClamped, type PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { likeText } from "../../../database/like-text.ts";
import { type CheckedFilter, conditionsOf } from "../../../database/list-conditions.ts";
import { allowLongStatements, SUMS_MILLISECONDS_MAX } from "../../../database/long-statements.ts";
import { listPage, PAGE_COUNT_MAX, type Page } from "../../../graphql/list-page.ts";
import type { SqlValue, Transaction } from "../../../transaction/transaction.ts";
import type { CostFacts } from "./document-costs.ts";
import { DOCUMENT_FILTER_COLUMNS, DOCUMENT_ORDERS } from "./document-filter-store.ts";
import type { Document } from "./document-record.ts";
import { COST_FACTS, type DocumentPageWanted, readDocumentRows } from "./document-store.ts";
import { inFlight } from "./exposure-store.ts";
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
  /** Groups of the report, of all of which a document must be. */
  within: readonly { by: ReportGrouping; key: string | null }[];
};

const APPLICANT = `coalesce(d.first_issuer_name, case when d.is_held then null
    when d.organisation_id = $1 then (select n.name from organisation_names(array[$1]) n)
    else (select n.name from organisation_names(array[d.organisation_id]) n) end)`;

/** What groups `document d` of the organisation `$1`, whose own name is looked up once: the sums are made by it, and the rows of one group found. */
export const GROUPED_BY: Readonly<Record<ReportGrouping, string>> = {
  VARIANT: "d.document_variant",
  STATUS: "d.status",
  BENEFICIARY: "d.first_beneficiary_name",
  STATE: "d.first_beneficiary_state",
  APPLICANT,
  BANK: "d.bank_name",
  FACILITY: "d.facility_id::text",
  EXPIRY_MONTH: "to_char(d.expires_at, 'YYYY-MM')",
};

const OWN = `d.organisation_id = $1 and (not $2 or ${ADDED})`;
const HELD = `d.id in (select d.id from document d where ${receivedBy("$2")} union all select d.id from document d where ${SHARED_WITH_READER})`;

export const where = (filter: ReportFilter) =>
  [
    `${filter.isHeld ? HELD : OWN} ${filter.isHeld === false ? "and not d.is_held" : ""} and ($3 = '' or d.search_text like '%' || $3 || '%')
      and ($4::date is null or d.status = 'AWAITING_RETURN' or (d.status in ('PENDING', 'ESTABLISHED') and d.expected_return_date <= $4))`,
    ...narrowed(filter).conditions,
  ].join(" and ");

/** Behind the four values that every report has. */
function narrowed({ asked, within }: ReportFilter) {
  const { conditions, values } = conditionsOf(asked, DOCUMENT_FILTER_COLUMNS, 4);
  const all: SqlValue[] = [...values];
  const given = (value: SqlValue) => `$${4 + all.push(value)}`;
  return { conditions: [...conditions, ...within.flatMap((group) => ofGroup(group, given))], values: all };
}

const MONTH = /^[12]\d{3}-(?:0[1-9]|1[0-2])$/;

/** Said as an index can find it: by equality, and a month by its first day and the next one's. */
function ofGroup(
  { by, key }: ReportFilter["within"][number],
  given: (value: SqlValue) => string,
): readonly string[] {
  if (key === null) return [`${GROUPED_BY[by]} is null`];
  if (by !== "EXPIRY_MONTH" || !MONTH.test(key)) return [`${GROUPED_BY[by]} = ${given(key)}`];
  const first = `${key}-01` as PlainDate;
  const { column } = DOCUMENT_ORDERS.EXPIRES_AT;
  return [
    "d.expires_at is not null",
    `${column} >= ${given(first)}`,
    `${column} < ${given(addMonthsClamped(first, 1))}`,
  ];
}

export function valuesOf(filter: ReportFilter): SqlValue[] {
  const { organisationId, onlyAdded, search, returnDueBy } = filter;
  return [organisationId, onlyAdded, likeText(search), returnDueBy, ...narrowed(filter).values];
}

/** What expires first stands first. */
export async function listReported(
  tx: Transaction,
  filter: ReportFilter,
  { list, parts }: DocumentPageWanted,
): Promise<Page<Document>> {
  return await listPage(list, {
    keyset: {
      ...DOCUMENT_ORDERS.EXPIRES_AT,
      id: "d.id",
      direction: "ASC",
    },
    values: valuesOf(filter),
    rows: (keyed) => readDocumentRows(tx, where(filter), keyed, parts),
    count: () => countReported(tx, filter, PAGE_COUNT_MAX),
  });
}

export async function countReported(tx: Transaction, filter: ReportFilter, max: number): Promise<number> {
  const [counted] = await tx.query<{ count: number }>(
    `select count(*)::int as count from (select 1 from document d where ${where(filter)} limit ${max + 1}) counted`,
    valuesOf(filter),
  );
  return counted?.count ?? 0;
}

export type ReportedCostFacts = CostFacts &
  Pick<Document, "id" | "organisationId" | "expiresAt"> & {
    /** The guarantee's number, or else our own. */
    reference: string;
    beneficiary: string | null;
  };

/** Of those that fit, what each one's costs are worked out from. */
export async function listCostFacts(
  tx: Transaction,
  filter: ReportFilter,
  max: number,
): Promise<ReportedCostFacts[]> {
  return await tx.query<ReportedCostFacts>(
    `select ${COST_FACTS}, d.id, d.organisation_id, d.expires_at, coalesce(d.guarantee_number, d.reference_number) as reference,
        ${GROUPED_BY.BENEFICIARY} as beneficiary
       from document d
      where exists (select 1 from document_cost c where c.document_id = d.id) and ${where(filter)} limit ${max}`,
    valuesOf(filter),
  );
}

/** What falls into one month of expiry, of one kind. */
export type ExpiryGroup = ReportGroup & { variant: ProcessType };
/** The name and limit of its facility, where the reader may see it. */
type Facility = { name: string | null; limitCents: Cents | null };
export type FacilityGroup = ReportGroup & Facility;
/** What the organisation's drafts on their way take of a facility. */
export type FacilityInFlight = Facility & { key: FacilityId; inFlightCents: Cents };

export type ReportSums = {
  total: Omit<ReportGroup, "key">;
  byVariant: ReportGroup[];
  byStatus: ReportGroup[];
  byBeneficiary: ReportGroup[];
  byState: ReportGroup[];
  byApplicant: ReportGroup[];
  byBank: ReportGroup[];
  byFacility: FacilityGroup[];
  byExpiryMonth: ReportGroup[];
  byExpiryMonthAndVariant: ExpiryGroup[];
};

/** Each set of columns that the rows are grouped by. */
const GROUPINGS = {
  total: [],
  byVariant: ["VARIANT"],
  byStatus: ["STATUS"],
  byBeneficiary: ["BENEFICIARY"],
  byState: ["STATE"],
  byApplicant: ["APPLICANT"],
  byBank: ["BANK"],
  byFacility: ["FACILITY"],
  byExpiryMonth: ["EXPIRY_MONTH"],
  byExpiryMonthAndVariant: ["EXPIRY_MONTH", "VARIANT"],
} as const satisfies Record<keyof ReportSums, readonly ReportGrouping[]>;

const COLUMNS = Object.keys(GROUPED_BY) as readonly ReportGrouping[];

/** Which columns a row is not grouped by, as PostgreSQL's grouping() tells it: a bit for each, the last one's the lowest. */
const groupedOf = (set: readonly ReportGrouping[]) =>
  COLUMNS.reduce((bits, column) => bits * 2 + (set.includes(column) ? 0 : 1), 0);

const SETS = Object.values(GROUPINGS).map((set) => `(${set.join(", ")})`);
/** Of what is grouped by two, the month is the key. */
const KEYS = COLUMNS.filter((column) => column !== "VARIANT").map((column) => `g.${column}`);
const OUTSTANDING = "status in ('PENDING', 'ESTABLISHED', 'AWAITING_RETURN')";

type SumRow = FacilityGroup & { grouped: number; variant: ProcessType };

/** Every sum of the report from one reading of its rows, so that the groups of each kind come to the same whole. */
export async function sumReported(tx: Transaction, filter: ReportFilter): Promise<ReportSums> {
  await allowLongStatements(tx, SUMS_MILLISECONDS_MAX);
  const rows = await tx.query<SumRow>(
    `with chosen as (
       select d.amount_cents, ${COLUMNS.map((column) => `${GROUPED_BY[column]} as ${column}`).join(", ")}
         from document d where ${where(filter)}),
     grouped as (
       select grouping(${COLUMNS.join(", ")}) as grouped, ${COLUMNS.join(", ")},
         count(*)::int as count, coalesce(sum(amount_cents), 0)::bigint as amount_cents,
         count(*) filter (where ${OUTSTANDING})::int as established_count,
         coalesce(sum(amount_cents) filter (where ${OUTSTANDING}), 0)::bigint as established_cents,
         coalesce(sum(amount_cents) filter (where status = 'PROJECTED'), 0)::bigint as projected_cents
         from chosen group by grouping sets (${SETS.join(", ")}))
     select g.grouped, coalesce(${KEYS.join(", ")}, case when g.grouped = ${groupedOf(GROUPINGS.byVariant)} then g.variant end) as key,
       g.variant, g.count, g.amount_cents, g.established_count, g.established_cents, g.projected_cents, f.name, f.limit_cents
       from grouped g left join facility f on f.id = g.facility::uuid
      order by g.grouped, key, g.variant`,
    valuesOf(filter),
  );
  const of = (name: keyof ReportSums) =>
    rows.filter(({ grouped }) => grouped === groupedOf(GROUPINGS[name])).map(groupOf);
  const [total = togetherOf([])] = of("total");
  return {
    total,
    byVariant: of("byVariant"),
    byStatus: of("byStatus"),
    byBeneficiary: of("byBeneficiary"),
    byState: of("byState"),
    byApplicant: of("byApplicant"),
    byBank: of("byBank"),
    byFacility: of("byFacility"),
    byExpiryMonth: of("byExpiryMonth"),
    byExpiryMonthAndVariant: of("byExpiryMonthAndVariant"),
  };
}

/** A row for each facility that has some, of all that the reader sees. */
export async function listInFlight(
  tx: Transaction,
  { organisationId, onlyAdded }: Pick<ReportFilter, "organisationId" | "onlyAdded">,
): Promise<FacilityInFlight[]> {
  return await tx.query<FacilityInFlight>(
    `select taken.facility_id as key, f.name, f.limit_cents, taken.in_flight_cents
       from (select d.facility_id, sum(d.amount_cents)::bigint as in_flight_cents
               from draft d where ${inFlight("$2")} and d.facility_id is not null group by d.facility_id) taken
       left join facility f on f.id = taken.facility_id`,
    [organisationId, onlyAdded],
  );
}

function groupOf({ grouped: _, ...group }: SumRow): Omit<SumRow, "grouped"> {
  return group;
}
