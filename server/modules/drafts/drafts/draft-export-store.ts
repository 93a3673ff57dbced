// Drafts as the rows of a file: one statement over a whole list, in which only what was chosen is read. SQL and nothing else.

import type { OrganisationId } from "@bondline/domain/ids.ts";
import {
  DRAFT_EXPORT_FIELDS,
  DRAFT_EXPORT_SIDES,
} from "@bondline/domain/records/exports/draft-export-columns.ts";
import { snakeName } from "../../../database/camel-rows.ts";
import { archiveCondition } from "../../../database/list-conditions.ts";
import { momentCell } from "../../../database/moment-cell.ts";
import type { LongStatement } from "../../../database/row-cursor.ts";
import type { Keyset } from "../../../graphql/list-page.ts";
import type { SqlValue } from "../../../transaction/transaction.ts";
import { PARTY_COLUMNS } from "../../parties/parties/public.ts";
import { DRAFT_COLUMNS } from "./draft-columns.ts";
import { DRAFT_FILTER_COLUMNS } from "./draft-filter-store.ts";
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
  wordingHash: "d.approved_wording_hash",
  processType: "d.process_type",
  status: "d.status",
  client: "(select o.name from organisation_names(array[d.organisation_id]) o)",
  // Of the plan that was chosen, before it is approved too.
  supplier:
    "(select s.trade_name from fee_summary f join supplier s on s.id = f.supplier_id where f.id = d.fee_summary_id)",
  facility: "(select f.name from facility f where f.id = d.facility_id)",
  createdAt: momentCell("d.created_at", zone),
  updatedAt: momentCell("d.updated_at", zone),
  submittedAt: momentCell("d.submitted_at", zone),
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

/** In the order of the list: its organisation is said of the rows too, so that they come from the index of that order and none waits for a sort. */
export function draftListToExport(
  filter: DraftListFilter,
  { field, direction }: DraftSort,
  zone: string,
): LongStatement {
  const ids = `select d.id from ${listedFrom(filter)} where ${listCondition(filter)}`;
  const archive = archiveCondition(filter.asked, DRAFT_FILTER_COLUMNS).map((said) => ` and ${said}`);
  return inOrder(
    `d.organisation_id = $1${archive.join("")} and d.id in (${ids})`,
    { column: DRAFT_ORDERS[field].column, direction },
    { values: listValues(filter), zone },
  );
}

type Order = Pick<Keyset, "column" | "direction">;
type Given = { values: readonly SqlValue[]; zone: string };

/** Those whose ids a statement finds. */
export function draftsToExport(ids: string, order: Order, given: Given): LongStatement {
  return inOrder(`d.id in (${ids})`, order, given);
}

function inOrder(where: string, { column, direction }: Order, { values, zone }: Given): LongStatement {
  const way = direction === "ASC" ? "asc" : "desc";
  return {
    cells: cellsAt(`$${values.length + 1}`),
    from: (asked) => `draft d ${sidesOf(asked)} where ${where} order by ${column} ${way}, d.id ${way}`,
    values: [...values, zone],
  };
}
