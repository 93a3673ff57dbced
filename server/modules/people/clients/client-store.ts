// Organisations as the provider's clients, in the database: SQL and nothing else.

import type { OfficeChangeId, OrganisationId } from "@bondline/domain/ids.ts";
import type { ClientFilterName } from "@bondline/domain/people/clients/client-filters.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { likeText, planForSearch, planForValues } from "../../../database/like-text.ts";
import { type CheckedFilter, conditionsOf, type FilterColumns } from "../../../database/list-conditions.ts";
import { momentCell } from "../../../database/moment-cell.ts";
import { countRows, findRow, listRows } from "../../../database/read-rows.ts";
import type { LongStatement } from "../../../database/row-cursor.ts";
import { updateRecord } from "../../../database/write-row.ts";
import type { ChosenRows } from "../../../graphql/chosen-rows.ts";
import type { Keyset, PageArguments } from "../../../graphql/list-page.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { ADMINISTRATORS_OF_ORGANISATION, type ClaimAdministrator } from "../abn-claims/public.ts";

export type ClientRow = Pick<
  Tables["organisation"],
  | "id"
  | "name"
  | "abn"
  | "address"
  | "abnStatus"
  | "legalName"
  | "entityType"
  | "discountPercentage"
  | "createdAt"
  | "closedAt"
  | "archivedAt"
  | "closingReason"
  | "allowsActing"
  | "mergedIntoId"
> & {
  administrators: ClaimAdministrator[];
  people: number;
  waitingChangeId: OfficeChangeId | null;
  waitingMergeId: OfficeChangeId | null;
  mergedIntoName: string | null;
};

const COLUMNS = `o.id, o.name, o.abn, o.address, o.abn_status, o.legal_name, o.entity_type, o.discount_percentage, o.created_at, o.closed_at, o.archived_at, o.closing_reason, o.allows_acting, o.merged_into_id,
  ${ADMINISTRATORS_OF_ORGANISATION} as administrators,
  (select count(*)::int from member m where m.organisation_id = o.id) as people,
  (select c.id from office_change c where c.subject = 'CLIENT_DISCOUNT' and c.subject_id = o.id and c.status = 'PROPOSED') as waiting_change_id,
  (select c.id from office_change c where c.subject = 'ORGANISATION_MERGE' and c.subject_id = o.id and c.status = 'PROPOSED') as waiting_merge_id,
  (select i.name from organisation i where i.id = o.merged_into_id) as merged_into_name`;

export type ClientSortField = "CREATED_AT" | "NAME";
export type ClientSort = { field: ClientSortField; direction: "ASC" | "DESC" };

/** Each has an index of its own. */
const ORDERS: Record<ClientSortField, Pick<Keyset, "column" | "cast">> = {
  CREATED_AT: { column: "o.created_at", cast: "timestamptz" },
  NAME: { column: "lower(o.name)", cast: "text" },
};

/** `search` is a part of the names, or of the number with or without its spaces. */
export type ClientListFilter = {
  search: string;
  narrowed: CheckedFilter;
  /** Of its file: which of those that fit. */
  chosen?: ChosenRows | undefined;
};

const FILTER_COLUMNS: FilterColumns<ClientFilterName> = {
  numbers: "o.abn_status",
  entityTypes: "o.entity_type",
  discounts: "(case when o.discount_percentage > 0 then 'GIVEN' else 'NONE' end)",
  since: { moment: "o.created_at" },
  archived: { archivedAt: "o.archived_at" },
};

/** As their index has them. */
const WORDS = "lower(o.name || ' ' || coalesce(o.legal_name, '') || ' ' || o.abn)";

function listed({ search, narrowed, chosen }: ClientListFilter) {
  const words = likeText(search);
  const own = words === "" ? [] : [words, words.replace(/(?<=\d) (?=\d)/g, "")];
  const found = own.map((_, at) => `${WORDS} like '%' || $${at + 1} || '%'`).join(" or ");
  const { conditions, values } = conditionsOf(narrowed, FILTER_COLUMNS, own.length);
  const all = [...own, ...values];
  const among = `o.id ${chosen?.areLeftOut ? "<> all" : "= any"} ($${all.length + 1}::uuid[])`;
  return {
    where: [found === "" ? "true" : `(${found})`, ...conditions, ...(chosen ? [among] : [])].join(" and "),
    values: [...all, ...(chosen ? [[...chosen.ids]] : [])],
  };
}

export async function listClients(
  tx: Transaction,
  filter: ClientListFilter,
  { field, direction }: ClientSort,
  list: PageArguments,
) {
  if (Object.keys(filter.narrowed).length > 0) await planForValues(tx);
  else await planForSearch(tx, filter.search);
  return await listRows<ClientRow>(tx, list, {
    keyset: { ...ORDERS[field], id: "o.id", direction },
    columns: COLUMNS,
    from: "organisation o",
    ...listed(filter),
  });
}

export async function countClients(tx: Transaction, filter: ClientListFilter): Promise<number> {
  const { where, values } = listed(filter);
  return await countRows(tx, `organisation o where ${where}`, values);
}

/** In the order of the list. */
export function clientListToExport(
  filter: ClientListFilter,
  { field, direction }: ClientSort,
  zone: string,
): LongStatement {
  const { where, values } = listed(filter);
  const way = direction === "ASC" ? "asc" : "desc";
  return {
    cells: {
      name: "o.name",
      abn: "o.abn",
      abnStatus: "o.abn_status",
      legalName: "o.legal_name",
      entityType: "o.entity_type",
      address: "o.address",
      administrators: `(select string_agg(a.given_name || ' ' || a.family_name || ' <' || a.email || '>', '; ' order by a.email)
        from member m join account a on a.id = m.account_id where m.organisation_id = o.id and m.role = 'ADMIN')`,
      people: "(select count(*)::text from member m where m.organisation_id = o.id)",
      discount: "o.discount_percentage::text",
      createdAt: momentCell("o.created_at", `$${values.length + 1}`),
    },
    from: () => `organisation o where ${where} order by ${ORDERS[field].column} ${way}, o.id ${way}`,
    values: [...values, zone],
  };
}

export async function findClient(tx: Transaction, id: OrganisationId): Promise<ClientRow | undefined> {
  return await findRow<ClientRow>(tx, `select ${COLUMNS} from organisation o where o.id = $1`, [id]);
}

export async function saveClientDiscount(
  tx: Transaction,
  id: OrganisationId,
  discountPercentage: string,
): Promise<void> {
  await updateRecord(tx, "organisation", id, { discountPercentage });
}
