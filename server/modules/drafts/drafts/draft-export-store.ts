// Drafts as the rows of a file: one statement over a whole list, in which only what was chosen is read. SQL and nothing else.

import type { OrganisationId } from "@bondline/domain/ids.ts";
import {
  DRAFT_EXPORT_FIELDS,
  DRAFT_EXPORT_SIDES,
} from "@bondline/domain/records/exports/draft-export-columns.ts";
import { snakeName } from "../../../database/camel-rows.ts";
import { momentCell } from "../../../database/moment-cell.ts";
import type { LongStatement } from "../../../database/row-cursor.ts";
import { PARTY_COLUMNS } from "../../parties/parties/public.ts";
import { DRAFT_COLUMNS } from "./draft-columns.ts";
import {
  DRAFT_ORDERS,
  type DraftListFilter,
  type DraftSort,
  listCondition,
  listedFrom,
  listValues,
} from "./draft-store.ts";

const FIELDS = Object.keys(DRAFT_EXPORT_FIELDS) as (keyof typeof DRAFT_EXPORT_FIELDS)[];
const SIDES = DRAFT_EXPORT_SIDES.map((variant) => ({ variant, name: variant.toLowerCase() }));

/** `zone` is where the zone's name stands among the values. */
const cellsAt = (zone: string): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(FIELDS.map((path) => [path, `d.${snakeName(DRAFT_COLUMNS[path] ?? path)}::text`])),
  ...Object.fromEntries(
    SIDES.flatMap(({ name }) =>
      Object.entries(PARTY_COLUMNS).map(([path, column]) => [
        `${name}.${path}`,
        `${name}.${snakeName(column ?? path)}::text`,
      ]),
    ),
  ),
  referenceNumber: "d.reference_number",
  processType: "d.process_type",
  status: "d.status",
  supplier: "(select s.trade_name from supplier s where s.id = d.supplier_id)",
  facility: "(select f.name from facility f where f.id = d.facility_id)",
  createdAt: momentCell("d.created_at", zone),
  updatedAt: momentCell("d.updated_at", zone),
});

const sidesOf = (asked: string) =>
  SIDES.map(
    ({ variant, name }) => `left join lateral (select p.* from draft_party p
      where p.draft_id = d.id and p.party_variant = '${variant}' order by p.position limit 1) ${name} on '${name}' = any (${asked})`,
  ).join(" ");

/** All of an organisation's own, in the order in which they came. */
export function ownDraftsToExport(organisationId: OrganisationId, zone: string): LongStatement {
  return {
    cells: cellsAt("$2"),
    from: (asked) => `draft d ${sidesOf(asked)} where d.organisation_id = $1 order by d.created_at, d.id`,
    values: [organisationId, zone],
  };
}

/** In the order of the list. */
export function draftListToExport(
  filter: DraftListFilter,
  { field, direction }: DraftSort,
  zone: string,
): LongStatement {
  const listed = listValues(filter);
  const ids = `select d.id from ${listedFrom(filter)} where ${listCondition(filter)}`;
  const way = direction === "ASC" ? "asc" : "desc";
  return {
    cells: cellsAt(`$${listed.length + 1}`),
    from: (asked) =>
      `draft d ${sidesOf(asked)} where d.id in (${ids}) order by ${DRAFT_ORDERS[field].column} ${way}, d.id ${way}`,
    values: [...listed, zone],
  };
}
