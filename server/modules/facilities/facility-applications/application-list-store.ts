// Applications for facilities as a list and as the rows of a file: SQL and nothing else.

import {
  FACILITY_APPLICATION_STATUSES,
  statusForClients,
} from "@bondline/domain/facilities/facilities/facility-application.ts";
import type { FacilityApplicationFilterName } from "@bondline/domain/facilities/facilities/facility-application-filters.ts";
import type { OrganisationId } from "@bondline/domain/ids.ts";
import { emptyAs } from "../../../database/empty-as.ts";
import { likeText, planForValues } from "../../../database/like-text.ts";
import { type CheckedFilter, conditionsOf, type FilterColumns } from "../../../database/list-conditions.ts";
import { momentCell } from "../../../database/moment-cell.ts";
import { listRows } from "../../../database/read-rows.ts";
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
import type { FacilityApplication } from "./application-record.ts";
import { APPLICATION_DETAIL } from "./application-store.ts";

export type ApplicationSortField = "CREATED_AT" | "LIMIT";
export type ApplicationSort = { field: ApplicationSortField; direction: "ASC" | "DESC" };

/** Each has an index of its own; a limit that nobody has named yet is the least. */
const SORTS: Record<ApplicationSortField, Pick<Keyset, "column" | "cast">> = {
  CREATED_AT: { column: "a.created_at", cast: "timestamptz" },
  LIMIT: { column: emptyAs("a.facility_limit_cents", "0"), cast: "bigint" },
};

export type ApplicationListFilter = {
  organisationId: OrganisationId;
  search: string;
  narrowed: CheckedFilter;
};

/** The organisation's own, and those that others share with it: each by its own index. */
const OF_ORGANISATION = [
  "facility_application a where a.organisation_id = $1",
  "facility_application_share s join facility_application a on a.id = s.application_id where s.offered_to_organisation_id = $1 and s.status = 'ACCEPTED'",
] as const;

/** As clients read it. */
const STATUS = `case a.status ${FACILITY_APPLICATION_STATUSES.map((status) => `when '${status}' then '${statusForClients(status)}'`).join(" ")} end`;
const SIDE = "case when a.organisation_id = $1 then 'OWN' else 'SHARED' end";
const BANK = "(select s.trade_name from supplier s where s.id = a.supplier_id)";

const FILTER_COLUMNS: FilterColumns<FacilityApplicationFilterName> = {
  statuses: `(${STATUS})`,
  types: "a.facility_type",
  limit: { column: "a.facility_limit_cents", indexed: SORTS.LIMIT.column },
  // To whoever shares the facility nobody says which bank it was sent to.
  bank: (words) => `a.organisation_id = $1 and lower(${BANK}) like '%' || ${words} || '%'`,
  started: { moment: "a.created_at" },
  submitted: { moment: "a.submitted_at" },
  sides: `(${SIDE})`,
  archived: { archivedAt: "a.archived_at" },
};

type RowsWanted = { columns: string; beyond?: string; tail: string };

/** Nobody shares with themselves, so none comes twice. */
function listed({ narrowed }: ApplicationListFilter, { columns, beyond = "", tail }: RowsWanted): string {
  const words = "($2 = '' or lower(a.reference_number) like '%' || $2 || '%')";
  const asked = [words, ...conditionsOf(narrowed, FILTER_COLUMNS, VALUES_BEFORE).conditions].join(" and ");
  const branches = OF_ORGANISATION.map(
    (rows) => `(select ${columns} from ${rows} and ${asked} ${beyond} ${tail})`,
  );
  return branches.join(" union all ");
}

const VALUES_BEFORE = 2;

function listValues({ organisationId, search, narrowed }: ApplicationListFilter): SqlValue[] {
  return [organisationId, likeText(search), ...conditionsOf(narrowed, FILTER_COLUMNS, VALUES_BEFORE).values];
}

export async function listApplications(
  tx: Transaction,
  filter: ApplicationListFilter,
  { field, direction }: ApplicationSort,
  list: PageArguments,
): Promise<Page<FacilityApplication>> {
  const { search, narrowed } = filter;
  if (search !== "" || Object.keys(narrowed).length > 0) await planForValues(tx);
  return await listPage(list, {
    keyset: { ...SORTS[field], id: "a.id", direction },
    values: listValues(filter),
    rows: ({ sortText, beyond, order, tail, values }) =>
      tx.query<Listed<FacilityApplication>>(
        `select ${APPLICATION_DETAIL}, ${sortText}
           from (select a.* from (${listed(filter, { columns: "a.*", beyond, tail })}) a ${tail}) a order by ${order}`,
        values,
      ),
    count: () => countApplications(tx, filter),
  });
}

export async function countApplications(tx: Transaction, filter: ApplicationListFilter): Promise<number> {
  const limit = `limit ${COUNT_MAX + 1}`;
  const [counted] = await tx.query<{ count: number }>(
    `select count(*)::int as count from (
       select 1 from (${listed(filter, { columns: "1", tail: limit })}) every ${limit}) counted`,
    listValues(filter),
  );
  return counted?.count ?? 0;
}

/** Those that wait at the desk, in the order in which they were submitted. */
export async function listDeskApplications(tx: Transaction, list: PageArguments) {
  return await listRows<FacilityApplication>(tx, list, {
    columns: APPLICATION_DETAIL,
    from: "facility_application a",
    where: "a.status in ('SUBMITTED', 'PROCESSING', 'PENDING_PAYMENT', 'APPROVED')",
    values: [],
    keyset: { column: "a.submitted_at", cast: "timestamptz", id: "a.id", direction: "ASC" },
  });
}

/** In the order of the list. What is its applicant's own is in its rows alone. */
export function applicationListToExport(
  filter: ApplicationListFilter,
  { field, direction }: ApplicationSort,
  zone: string,
): LongStatement {
  const values = listValues(filter);
  const moment = (column: string) => momentCell(`a.${column}`, `$${values.length + 1}`);
  const own = (cell: string) => `case when a.organisation_id = $1 then ${cell} end`;
  const way = direction === "ASC" ? "asc" : "desc";
  return {
    cells: {
      referenceNumber: "a.reference_number",
      facilityType: "a.facility_type",
      status: STATUS,
      facilityLimit: "a.facility_limit_cents::text",
      applicant: "(select o.name from organisation_names(array[a.organisation_id]) o)",
      side: SIDE,
      supplier: own(BANK),
      fee: own("a.application_fee_cents::text"),
      feePaid: own("a.fee_paid_cents::text"),
      createdAt: moment("created_at"),
      submittedAt: moment("submitted_at"),
      closedAt: moment("closed_at"),
    },
    from: () => `(${listed(filter, { columns: "a.*", tail: "" })}) a
      order by ${SORTS[field].column} ${way}, a.id ${way}`,
    values: [...values, zone],
  };
}
