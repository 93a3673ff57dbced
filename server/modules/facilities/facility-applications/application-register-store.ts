// Applications for facilities of all clients, as the provider's people read them: SQL and nothing else.

import type { StaffApplicationFilterName } from "@bondline/domain/facilities/facilities/facility-application-filters.ts";
import { likeText, planForValues } from "../../../database/like-text.ts";
import { type CheckedFilter, conditionsOf, type FilterColumns } from "../../../database/list-conditions.ts";
import { momentCell } from "../../../database/moment-cell.ts";
import { countRows, listRows } from "../../../database/read-rows.ts";
import type { LongStatement } from "../../../database/row-cursor.ts";
import type { Keyset, PageArguments } from "../../../graphql/list-page.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { FacilityApplication } from "./application-record.ts";
import { APPLICATION_DETAIL } from "./application-store.ts";

export type RegisterSortField = "LIMIT" | "SUBMITTED_AT";
export type RegisterSort = { field: RegisterSortField; direction: "ASC" | "DESC" };

/** Each has an index of its own, over what has been handed in. */
const ORDERS: Record<RegisterSortField, Pick<Keyset, "column" | "cast">> = {
  LIMIT: { column: "coalesce(a.facility_limit_cents, 0)", cast: "bigint" },
  SUBMITTED_AT: { column: "a.submitted_at", cast: "timestamptz" },
};

/** `search` is a part of the reference or of the client's name. */
export type RegisterFilter = { search: string; narrowed: CheckedFilter };

const BANK = "(select s.trade_name from supplier s where s.id = a.supplier_id)";
const ofClient = (words: string) =>
  `a.organisation_id in (select o.id from organisation o where lower(o.name || ' ' || coalesce(o.legal_name, '') || ' ' || o.abn) like '%' || ${words} || '%')`;

const FILTER_COLUMNS: FilterColumns<StaffApplicationFilterName> = {
  client: ofClient,
  statuses: "a.status",
  types: "a.facility_type",
  limit: { column: "a.facility_limit_cents", indexed: ORDERS.LIMIT.column },
  bank: (words) => `lower(${BANK}) like '%' || ${words} || '%'`,
  submitted: { moment: "a.submitted_at" },
};

function listed({ search, narrowed }: RegisterFilter) {
  const words = likeText(search);
  const own = words === "" ? [] : [words];
  const found =
    words === "" ? [] : [`(lower(a.reference_number) like '%' || $1 || '%' or ${ofClient("$1")})`];
  const { conditions, values } = conditionsOf(narrowed, FILTER_COLUMNS, own.length);
  return {
    // What a client has not handed in yet is its own.
    where: ["a.submitted_at is not null", ...found, ...conditions].join(" and "),
    values: [...own, ...values],
  };
}

export async function listRegister(
  tx: Transaction,
  filter: RegisterFilter,
  { field, direction }: RegisterSort,
  list: PageArguments,
) {
  if (likeText(filter.search) !== "" || Object.keys(filter.narrowed).length > 0) await planForValues(tx);
  return await listRows<FacilityApplication>(tx, list, {
    keyset: { ...ORDERS[field], id: "a.id", direction },
    columns: APPLICATION_DETAIL,
    from: "facility_application a",
    ...listed(filter),
  });
}

export async function countRegister(tx: Transaction, filter: RegisterFilter): Promise<number> {
  const { where, values } = listed(filter);
  return await countRows(tx, `facility_application a where ${where}`, values);
}

/** In the order of the list. */
export function registerToExport(
  filter: RegisterFilter,
  { field, direction }: RegisterSort,
  zone: string,
): LongStatement {
  const { where, values } = listed(filter);
  const moment = (column: string) => momentCell(`a.${column}`, `$${values.length + 1}`);
  const way = direction === "ASC" ? "asc" : "desc";
  return {
    cells: {
      referenceNumber: "a.reference_number",
      client: "(select o.name from organisation o where o.id = a.organisation_id)",
      facilityType: "a.facility_type",
      status: "a.status",
      facilityLimit: "a.facility_limit_cents::text",
      supplier: BANK,
      fee: "a.application_fee_cents::text",
      feePaid: "a.fee_paid_cents::text",
      submittedAt: moment("submitted_at"),
      sentToSupplierAt: moment("sent_to_supplier_at"),
      closedAt: moment("closed_at"),
    },
    from: () => `facility_application a where ${where} order by ${ORDERS[field].column} ${way}, a.id ${way}`,
    values: [...values, zone],
  };
}
