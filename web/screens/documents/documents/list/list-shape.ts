// What the address of the document and draft lists may say: seven tabs, words searched for, and an order for each kind.

import { DOCUMENT_TABS } from "@bondline/domain/documents/documents/document.ts";
import { DOCUMENT_FILTERS } from "@bondline/domain/documents/documents/document-filters.ts";
import { DRAFT_TABS } from "@bondline/domain/drafts/drafts/draft.ts";
import { DRAFT_FILTERS } from "@bondline/domain/drafts/drafts/draft-filters.ts";
import type { FilterTable } from "@bondline/domain/values/lists/list-filter.ts";
import type { DocumentSortField, DraftSortField, SortDirection } from "../../../../api/generated/graphql.ts";
import type { ListShape } from "../../../../app/list/list-place.ts";
import { filterTexts } from "../../../../app/list/list-table.ts";
import type { TableSort } from "../../../../ui/data-table-column.ts";

export const LIST_TABS = [
  "all",
  "drafts",
  "established",
  "projected",
  "closed",
  "awaiting-return",
  "discontinued",
] as const;

export type ListTab = (typeof LIST_TABS)[number];
/** Both in one list, or one of them alone. */
export type ListKind = "all" | "drafts" | "documents";

export function kindOf(tab: ListTab): ListKind {
  if (tab === "all") return "all";
  return tab === "drafts" || tab === "discontinued" ? "drafts" : "documents";
}

const DRAFT_FIELDS: Readonly<Record<string, DraftSortField>> = { updated: "UPDATED_AT", amount: "AMOUNT" };
const DOCUMENT_FIELDS: Readonly<Record<string, DocumentSortField>> = {
  date: "CREATED_AT",
  added: "CREATED_AT",
  established: "ESTABLISHED_AT",
  expires: "EXPIRES_AT",
  amount: "AMOUNT",
};

/** The newest come first. */
const SORTS: Record<ListKind, readonly [TableSort, ...TableSort[]]> = {
  all: [descending("date"), descending("amount")],
  drafts: [descending("updated"), descending("amount")],
  documents: [descending("established"), descending("expires"), descending("amount")],
};

function descending(columnId: string): TableSort {
  return { columnId, direction: "descending" };
}

type ColumnIds = { readonly usual: readonly string[]; readonly all: readonly string[] };

const ALWAYS_FIRST = ["reference", "beneficiary", "status"];
const OF_ALL = [...ALWAYS_FIRST, "amount", "date", "expires"];
const OF_DRAFTS = [...ALWAYS_FIRST, "waitingFor", "amount", "updated"];
const OF_PAPER = [...ALWAYS_FIRST, "amount", "established", "expires"];
const MORE_OF_PAPER = ["kind", "applicant", "bank", "added", "expectedReturn", "purpose", "project"];
const COLUMNS: Readonly<Record<ListKind, ColumnIds>> = {
  all: { usual: OF_ALL, all: [...OF_ALL, "kind", "applicant"] },
  drafts: { usual: OF_DRAFTS, all: [...OF_DRAFTS, "kind", "applicant"] },
  documents: { usual: OF_PAPER, all: [...OF_PAPER, ...MORE_OF_PAPER] },
};

export function columnIdsOf(kind: ListKind): ColumnIds {
  return COLUMNS[kind];
}

export const DOCUMENT_LIST: ListShape<ListTab, string> = {
  tabs: LIST_TABS,
  isSearched: true,
  sizeName: "documents",
  sorts: (tab) => ({ name: kindOf(tab), by: SORTS[kindOf(tab)] }),
  columns: (tab) => ({ name: kindOf(tab), ...COLUMNS[kindOf(tab)] }),
  filters: filterTexts(DOCUMENT_FILTERS, DRAFT_FILTERS),
};

const { statuses: DRAFT_STATUSES, ...SHARED_FILTERS } = DRAFT_FILTERS;
const { statuses: DOCUMENT_STATUSES, ...OF_DOCUMENTS } = DOCUMENT_FILTERS;

/** Where drafts and documents stand together, by what both of them have; of statuses those of the tab. */
const FILTERS: Readonly<Record<ListTab, FilterTable>> = {
  all: SHARED_FILTERS,
  drafts: { statuses: within(DRAFT_STATUSES, DRAFT_TABS.DRAFTS), ...SHARED_FILTERS },
  discontinued: { statuses: within(DRAFT_STATUSES, DRAFT_TABS.DISCONTINUED), ...SHARED_FILTERS },
  established: { statuses: within(DOCUMENT_STATUSES, DOCUMENT_TABS.ESTABLISHED), ...OF_DOCUMENTS },
  projected: OF_DOCUMENTS,
  "awaiting-return": OF_DOCUMENTS,
  closed: { statuses: within(DOCUMENT_STATUSES, DOCUMENT_TABS.CLOSED), ...OF_DOCUMENTS },
};

export function filtersOf(tab: ListTab): FilterTable {
  return FILTERS[tab];
}

type Statuses = typeof DRAFT_STATUSES | typeof DOCUMENT_STATUSES;

function within(field: Statuses, codes: readonly string[]) {
  return { ...field, options: field.options.filter(({ value }) => codes.includes(value)) };
}

export function isNewestFirst(tab: ListTab, sort: TableSort | undefined): boolean {
  const [first] = SORTS[kindOf(tab)];
  return sort?.columnId === first.columnId && sort.direction === first.direction;
}

export function draftSort(sort: TableSort | undefined) {
  return { field: DRAFT_FIELDS[sort?.columnId ?? ""] ?? "UPDATED_AT", direction: directionOf(sort) } as const;
}

export function documentSort(sort: TableSort | undefined) {
  return {
    field: DOCUMENT_FIELDS[sort?.columnId ?? ""] ?? "ESTABLISHED_AT",
    direction: directionOf(sort),
  } as const;
}

function directionOf(sort: TableSort | undefined): SortDirection {
  return sort?.direction === "ascending" ? "ASC" : "DESC";
}
