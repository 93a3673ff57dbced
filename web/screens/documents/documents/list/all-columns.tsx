// Every column that the lists of drafts and documents can show, by its id.

import { textColumn } from "../../../../app/list/text-column.tsx";
import type { DataTableColumn } from "../../../../ui/data-table-column.ts";
import { LIST_COLUMNS } from "../public/list-columns.tsx";
import { LIST_WORDS } from "./document-list-words.ts";
import type { ListedRow, MoreColumn } from "./list-more.ts";
import { columnIdsOf, type ListKind } from "./list-shape.ts";

type Column = DataTableColumn<ListedRow>;

export function columnsOf(kind: ListKind, ids: readonly string[]): readonly Column[] {
  const known: readonly Column[] = [...LIST_COLUMNS[kind], ...MORE_COLUMNS];
  return ids.flatMap((id) => known.find((column) => column.id === id) ?? []);
}

export function allColumnsOf(kind: ListKind): readonly Column[] {
  return columnsOf(kind, columnIdsOf(kind).all);
}

const MORE_COLUMNS: readonly Column[] = [
  moreColumn("kind", "150px"),
  moreColumn("applicant", "200px"),
  moreColumn("bank", "180px"),
  moreColumn("added", "128px"),
  moreColumn("submitted", "128px"),
  moreColumn("expectedReturn", "148px"),
  moreColumn("purpose", "180px"),
  moreColumn("project", "240px"),
];

function moreColumn(id: MoreColumn, width: string): Column {
  return textColumn(
    { id, header: LIST_WORDS.moreColumns[id], width },
    ({ more }) => more[id] ?? LIST_WORDS.noDate,
  );
}
