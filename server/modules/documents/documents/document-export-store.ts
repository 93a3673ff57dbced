// Documents as the rows of a file: one statement over a whole list or report, in which only what was chosen is read. SQL and nothing else.

import { IMPORT_PARTIES } from "@bondline/domain/documents/imports/import-columns.ts";
import type { OrganisationId } from "@bondline/domain/ids.ts";
import { snakeName } from "../../../database/camel-rows.ts";
import { archiveCondition } from "../../../database/list-conditions.ts";
import type { LongStatement } from "../../../database/row-cursor.ts";
import type { SqlValue } from "../../../transaction/transaction.ts";
import { PARTY_COLUMNS } from "../../parties/parties/public.ts";
import { COST_COLUMNS, DOCUMENT_COLUMNS } from "./document-columns.ts";
import { DOCUMENT_FILTER_COLUMNS, DOCUMENT_ORDERS } from "./document-filter-store.ts";
import { type ReportFilter, valuesOf, where } from "./document-report-store.ts";
import {
  COST_FACTS,
  type DocumentListFilter,
  type DocumentSort,
  listCondition,
  listedFrom,
  listValues,
} from "./document-store.ts";

const cellsOf = (table: string, columns: Readonly<Record<string, string | null>>, prefix = "") =>
  Object.entries(columns).flatMap(([path, column]) =>
    column === null ? [] : [[`${prefix}${path}`, `${table}.${snakeName(column)}::text`] as const],
  );

const SIDES = IMPORT_PARTIES.map((variant) => ({ variant, name: variant.toLowerCase() }));

/** By the keys of the columns; `metadata` is a text of JSON, in which names are left as they are, and `costToDate` JSON. */
const CELLS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(cellsOf("d", DOCUMENT_COLUMNS)),
  ...Object.fromEntries(SIDES.flatMap(({ name }) => cellsOf(name, PARTY_COLUMNS, `${name}.`))),
  ...Object.fromEntries(cellsOf("cost", COST_COLUMNS)),
  status: "d.status",
  client: "(select o.name from organisation_names(array[d.organisation_id]) o)",
  facility: "(select f.name from facility f where f.id = d.facility_id)",
  costToDate: `(select to_json(facts) from (select ${COST_FACTS}) facts)`,
  metadata:
    "(select json_object_agg(lower(m.key), m.value)::text from document_metadata m where m.document_id = d.id)",
};

/** What no chosen column needs is not joined. */
const joined = (asked: string) =>
  [
    "document d",
    ...SIDES.map(
      ({ variant, name }) => `left join lateral (select p.* from document_party p
        where p.document_id = d.id and p.party_variant = '${variant}' order by p.position limit 1) ${name} on '${name}' = any (${asked})`,
    ),
    `left join document_cost cost on cost.document_id = d.id and 'costs' = any (${asked})`,
  ].join(" ");

/** In the order of the list: its organisation is said of the rows too, so that they come from the index of that order and none waits for a sort. */
export function listToExport(filter: DocumentListFilter, sort: DocumentSort): LongStatement {
  const ids = `select d.id from ${listedFrom(filter)} where ${listCondition(filter)}`;
  const archive = archiveCondition(filter.asked, DOCUMENT_FILTER_COLUMNS).map((said) => ` and ${said}`);
  return inOrder(`d.organisation_id = $1${archive.join("")} and d.id in (${ids})`, sort, listValues(filter));
}

/** Those whose ids a statement finds. */
export function documentsToExport(
  ids: string,
  sort: DocumentSort,
  values: readonly SqlValue[],
): LongStatement {
  return inOrder(`d.id in (${ids})`, sort, values);
}

function inOrder(
  where: string,
  { field, direction }: DocumentSort,
  values: readonly SqlValue[],
): LongStatement {
  const way = direction === "ASC" ? "asc" : "desc";
  return {
    cells: CELLS,
    from: (asked) =>
      `${joined(asked)} where ${where} order by ${DOCUMENT_ORDERS[field].column} ${way}, d.id ${way}`,
    values,
  };
}

/** All of an organisation's own, in the order in which they came. */
export function ownToExport(organisationId: OrganisationId): LongStatement {
  return {
    cells: CELLS,
    from: (asked) => `${joined(asked)} where d.organisation_id = $1 order by d.created_at, d.id`,
    values: [organisationId],
  };
}

/** What expires first stands first. */
export function reportToExport(filter: ReportFilter): LongStatement {
  return {
    cells: CELLS,
    from: (asked) =>
      `${joined(asked)} where ${where(filter)} order by ${DOCUMENT_ORDERS.EXPIRES_AT.column}, d.id`,
    values: valuesOf(filter),
  };
}
