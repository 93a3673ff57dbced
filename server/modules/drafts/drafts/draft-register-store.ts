// What all clients have handed in as drafts, as the provider's people read it: SQL and nothing else.

import type { StaffDraftFilterName } from "@bondline/domain/drafts/drafts/draft-filters.ts";
import { emptyAs } from "../../../database/empty-as.ts";
import { planForValues } from "../../../database/like-text.ts";
import type { FilterColumns } from "../../../database/list-conditions.ts";
import { countRows } from "../../../database/read-rows.ts";
import { type RegisterFilter, registerCondition } from "../../../database/register.ts";
import type { LongStatement } from "../../../database/row-cursor.ts";
import { type Keyset, listPage, PAGE_COUNT_MAX, type Page } from "../../../graphql/list-page.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { ISSUE_LEVEL } from "../../office/bank-work/public.ts";
import { isOfClient } from "../../people/organisations/public.ts";
import { draftsToExport } from "./draft-export-store.ts";
import { DRAFT_FILTER_COLUMNS } from "./draft-filter-store.ts";
import type { Draft } from "./draft-record.ts";
import { DRAFT_ORDERS, type DraftPageWanted, readDraftRows } from "./draft-store.ts";

export type RegisterSortField = "AMOUNT" | "SUBMITTED_AT" | "UPDATED_AT";
export type RegisterSort = { field: RegisterSortField; direction: "ASC" | "DESC" };

/** Each has an index of its own. What is sent and whose people are not verified yet came when they were asked for. */
const SUBMITTED = emptyAs("d.submitted_at", "d.status_changed_at");
const ORDERS: Record<RegisterSortField, Pick<Keyset, "column" | "cast">> = {
  AMOUNT: DRAFT_ORDERS.AMOUNT,
  SUBMITTED_AT: { column: SUBMITTED, cast: "timestamptz" },
  UPDATED_AT: DRAFT_ORDERS.UPDATED_AT,
};

const { facilityId: _facility, ...OF_ALL } = DRAFT_FILTER_COLUMNS;
const FILTER_COLUMNS: FilterColumns<StaffDraftFilterName> = {
  ...OF_ALL,
  amount: { column: "d.amount_cents", indexed: ORDERS.AMOUNT.column },
  bank: (words) =>
    `d.fee_summary_id in (select f.id from fee_summary f join supplier s on s.id = f.supplier_id where lower(s.trade_name) like '%' || ${words} || '%')`,
  client: (words) => isOfClient("d.organisation_id", words),
  submitted: { moment: SUBMITTED },
  reached: { moment: "d.paid_at" },
  issued: { moment: "d.established_at" },
  level: (codes) => `${ISSUE_LEVEL} = any (${codes})`,
};

/** Of the view that shows the provider's people what was handed in. */
const REGISTER = "registered_draft d";

/** What is searched for is a part of the numbers, of the parties', the contract's or the client's name. */
const LISTED = {
  id: "d.id",
  ofSupplier: (id: string) => `d.supplier_id = ${id}`,
  found: (words: string) =>
    `d.search_text like '%' || ${words} || '%' or ${isOfClient("d.organisation_id", words)}`,
  narrowedBy: FILTER_COLUMNS,
};

export async function listRegister(
  tx: Transaction,
  filter: RegisterFilter,
  { field, direction }: RegisterSort,
  { list, parts }: DraftPageWanted,
): Promise<Page<Draft>> {
  const { where, values } = registerCondition(LISTED, filter);
  if (values.length > 0) await planForValues(tx);
  return await listPage(list, {
    keyset: { ...ORDERS[field], id: "d.id", direction },
    values,
    rows: ({ beyond, tail, ...keyed }) =>
      readDraftRows(
        tx,
        `d.id in (select d.id from ${REGISTER} where ${where} ${beyond} ${tail})`,
        { ...keyed, beyond: "", tail: "" },
        parts,
      ),
    count: () => countRegister(tx, filter, PAGE_COUNT_MAX),
  });
}

export async function countRegister(tx: Transaction, filter: RegisterFilter, max: number): Promise<number> {
  const { where, values } = registerCondition(LISTED, filter);
  return await countRows(tx, `${REGISTER} where ${where}`, values, max + 1);
}

/** In the order of the list. */
export function registerToExport(
  filter: RegisterFilter,
  { field, direction }: RegisterSort,
  zone: string,
): LongStatement {
  const { where, values } = registerCondition(LISTED, filter);
  const ids = `select d.id from ${REGISTER} where ${where}`;
  return draftsToExport(ids, { ...ORDERS[field], direction }, { values, zone });
}
