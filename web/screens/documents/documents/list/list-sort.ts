// By what each list can be sorted, and how it opens.

import type { DocumentSortField, DraftSortField, SortDirection } from "../../../../api/generated/graphql.ts";
import type { TableSort } from "../../../../ui/data-table-column.ts";
import type { ListTab } from "./list-search.ts";

export type ListKind = "drafts" | "documents";

export function kindOf(tab: ListTab): ListKind {
  return tab === "drafts" || tab === "discontinued" ? "drafts" : "documents";
}

export const DEFAULT_SORT: Record<ListKind, TableSort> = {
  drafts: { columnId: "updated", direction: "descending" },
  documents: { columnId: "established", direction: "descending" },
};

const DRAFT_FIELDS: Readonly<Record<string, DraftSortField>> = { updated: "UPDATED_AT", amount: "AMOUNT" };
const DOCUMENT_FIELDS: Readonly<Record<string, DocumentSortField>> = {
  established: "ESTABLISHED_AT",
  expires: "EXPIRES_AT",
  amount: "AMOUNT",
};

export function isSortOf(kind: ListKind, sort: TableSort | undefined): sort is TableSort {
  if (sort === undefined) return false;
  const fields: Readonly<Record<string, string>> = kind === "drafts" ? DRAFT_FIELDS : DOCUMENT_FIELDS;
  return fields[sort.columnId] !== undefined;
}

export function draftSort(sort: TableSort) {
  return { field: DRAFT_FIELDS[sort.columnId] ?? "UPDATED_AT", direction: directionOf(sort) } as const;
}

export function documentSort(sort: TableSort) {
  return { field: DOCUMENT_FIELDS[sort.columnId] ?? "ESTABLISHED_AT", direction: directionOf(sort) } as const;
}

function directionOf({ direction }: TableSort): SortDirection {
  return direction === "ascending" ? "ASC" : "DESC";
}
