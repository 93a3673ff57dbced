// An organisation's facilities as a list and as the rows of a file: SQL and nothing else.

import type { FacilityStatus } from "@bondline/domain/facilities/facilities/facility.ts";
import type { FacilityFilterName } from "@bondline/domain/facilities/facilities/facility-filters.ts";
import type { OrganisationId } from "@bondline/domain/ids.ts";
import { emptyAs } from "../../../database/empty-as.ts";
import { likeText, planForSearch, planForValues } from "../../../database/like-text.ts";
import { type CheckedFilter, conditionsOf, type FilterColumns } from "../../../database/list-conditions.ts";
import { momentCell } from "../../../database/moment-cell.ts";
import type { LongStatement } from "../../../database/row-cursor.ts";
import {
  COUNT_MAX,
  type Keyset,
  type Listed,
  listPage,
  type Page,
  type PageArguments,
} from "../../../graphql/list-page.ts";
import type { SqlValue, Transaction } from "../../../transaction/transaction.ts";
import type { Facility } from "./facility-record.ts";
import { FACILITY_DETAIL } from "./facility-store.ts";

export type FacilitySortField = "CREATED_AT" | "END_DATE" | "LIMIT" | "NAME";
export type FacilitySort = { field: FacilitySortField; direction: "ASC" | "DESC" };

/** Each sort has an index of its own; a missing date sorts as the far end of the calendar. */
export const FACILITY_ORDERS: Record<FacilitySortField, Pick<Keyset, "column" | "cast">> = {
  CREATED_AT: { column: "f.created_at", cast: "timestamptz" },
  END_DATE: { column: emptyAs("f.end_date", "date '9999-12-31'"), cast: "date" },
  LIMIT: { column: "f.limit_cents", cast: "bigint" },
  NAME: { column: "lower(f.name)", cast: "text" },
};

export type FacilityListFilter = {
  organisationId: OrganisationId;
  statuses: readonly FacilityStatus[];
  search: string;
  /** To a limited member. */
  onlyAdded: boolean;
  narrowed: CheckedFilter;
};
/** The organisation's own, and those that others share with it: each by its own index, which no condition that means both would have. */
const OF_ORGANISATION = [
  "facility f where f.organisation_id = $1",
  "facility_share s join facility f on f.id = s.facility_id where s.shared_with_organisation_id = $1",
] as const;

const SIDE = "case when f.organisation_id = $1 then 'OWN' else 'SHARED' end";
const ORIGIN = "case when f.is_system_facility then 'PORTAL' else 'HOLDER' end";

/** What is asked alike of an organisation's own and of all. */
export const FACILITY_FILTER_COLUMNS: FilterColumns<Exclude<FacilityFilterName, "origins" | "sides">> = {
  statuses: "f.status",
  // The words that a search finds are looked at first: they have an index, and the provider's name is among them.
  bank: (words) =>
    `f.search_text like '%' || ${words} || '%' and lower(f.provider) like '%' || ${words} || '%'`,
  variants: (codes) => `f.document_variants && ${codes}::text[]`,
  limit: "f.limit_cents",
  starts: "f.start_date",
  ends: { column: "f.end_date", indexed: FACILITY_ORDERS.END_DATE.column },
  securityTypes: "f.security_type",
  archived: { archivedAt: "f.archived_at" },
};

const FILTER_COLUMNS: FilterColumns<FacilityFilterName> = {
  ...FACILITY_FILTER_COLUMNS,
  sides: `(${SIDE})`,
  origins: `(${ORIGIN})`,
};

const ADDED = "(not $4 or f.id = any ((select actor_facilities())::uuid[]))";

type RowsWanted = { columns: string; beyond?: string; tail: string };

/** Nobody shares with themselves, so none comes twice. */
function listed(
  { search, narrowed }: FacilityListFilter,
  { columns, beyond = "", tail }: RowsWanted,
): string {
  const words = likeText(search) === "" ? "$3 = ''" : "f.search_text like '%' || $3 || '%'";
  const { conditions } = conditionsOf(narrowed, FILTER_COLUMNS, VALUES_BEFORE);
  const asked = [words, ADDED, ...conditions].join(" and ");
  const branches = OF_ORGANISATION.map(
    (rows) => `(select ${columns} from ${rows} and f.status = any ($2) and ${asked} ${beyond} ${tail})`,
  );
  return branches.join(" union all ");
}

const VALUES_BEFORE = 4;

function listValues(filter: FacilityListFilter): SqlValue[] {
  const { organisationId, statuses, search, onlyAdded, narrowed } = filter;
  const own = [organisationId, [...statuses], likeText(search), onlyAdded];
  return [...own, ...conditionsOf(narrowed, FILTER_COLUMNS, VALUES_BEFORE).values];
}

export async function listFacilities(
  tx: Transaction,
  filter: FacilityListFilter,
  { field, direction }: FacilitySort,
  list: PageArguments,
): Promise<Page<Facility>> {
  await planForList(tx, filter);
  return await listPage(list, {
    keyset: { ...FACILITY_ORDERS[field], id: "f.id", direction },
    values: listValues(filter),
    rows: ({ sortText, beyond, order, tail, values }) =>
      tx.query<Listed<Facility>>(
        `select ${FACILITY_DETAIL}, ${sortText}
           from (select f.* from (${listed(filter, { columns: "f.*", beyond, tail })}) f ${tail}) f
          cross join lateral facility_use(f.id) u order by ${order}`,
        values,
      ),
    count: () => countFacilities(tx, filter, COUNT_MAX),
  });
}

export async function countFacilities(tx: Transaction, filter: FacilityListFilter, max: number) {
  const [counted] = await tx.query<{ count: number }>(
    `select count(*)::int as count from (
       select 1 from (${listed(filter, { columns: "1", tail: `limit ${max + 1}` })}) every limit ${max + 1}) counted`,
    listValues(filter),
  );
  return counted?.count ?? 0;
}

/** In the order of the list. What it costs is its holder's own. */
export function facilityListToExport(
  filter: FacilityListFilter,
  { field, direction }: FacilitySort,
  zone: string,
): LongStatement {
  const values = listValues(filter);
  const moment = (column: string) => momentCell(column, `$${values.length + 1}`);
  const cost = (column: string) => `case when f.organisation_id = $1 and not $4 then ${column}::text end`;
  const way = direction === "ASC" ? "asc" : "desc";
  return {
    cells: { ...facilityCells(moment, cost), side: SIDE, origin: ORIGIN },
    from: (asked) => `(${listed(filter, { columns: "f.*", tail: "" })}) f ${useAsked(asked)}
      order by ${FACILITY_ORDERS[field].column} ${way}, f.id ${way}`,
    values: [...values, zone],
  };
}

type CellOf = (column: string) => string;

export function facilityCells(momentOf: CellOf, costOf: CellOf): LongStatement["cells"] {
  return {
    name: "f.name",
    provider: "f.provider",
    limit: "f.limit_cents::text",
    startDate: "f.start_date::text",
    endDate: "f.end_date::text",
    documentVariants: "array_to_string(f.document_variants, ';')",
    securityType: "f.security_type",
    setUpCost: costOf("f.set_up_cost_cents"),
    annualCost: costOf("f.annual_cost_cents"),
    status: "f.status",
    holder: "(select o.name from organisation_names(array[f.organisation_id]) o)",
    established: "u.established_cents::text",
    inFlight: "u.drafts_cents::text",
    projected: "u.projected_cents::text",
    headroom: "(f.limit_cents - u.established_cents - u.projected_cents - u.drafts_cents)::text",
    documents: "u.documents::text",
    createdAt: momentOf("f.created_at"),
    closedAt: momentOf("f.closed_at"),
  };
}

/** What is on a facility is summed up for a file that says it. */
export function useAsked(asked: string): string {
  return `left join lateral facility_use(f.id) u on ${asked} && array['established', 'inFlight', 'projected', 'headroom', 'documents']`;
}

/** Of what is narrowed only a plan for the very values knows whether an index or the list's own order finds it sooner. */
async function planForList(tx: Transaction, { search, narrowed }: FacilityListFilter): Promise<void> {
  if (Object.keys(narrowed).length > 0) await planForValues(tx);
  else await planForSearch(tx, search);
}
