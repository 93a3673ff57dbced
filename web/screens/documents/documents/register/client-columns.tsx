// The columns of lists over all clients: those of a client's own list, and whose each row is before them.

import type { DataTableColumn } from "../../../../ui/data-table-column.ts";
import { allColumnsOf } from "../list/all-columns.tsx";
import type { ListedRow } from "../list/list-more.ts";
import { columnIdsOf, type ListKind } from "../list/list-shape.ts";
import { type ApplicantRow, FOR_WHOM } from "../public/applicant-rows.tsx";
import { BENEFICIARY as NAME } from "../public/list-columns.tsx";
import { REGISTER_WORDS as WORDS } from "./register-words.ts";

export type ClientRow = ApplicantRow<ListedRow>;
type Column = DataTableColumn<ClientRow>;

const CLIENT: Column = { ...NAME, id: "client", header: WORDS.client };
/** By what else the list of all of them is ordered. */
const SORTED: ReadonlySet<string> = new Set(["added"]);

export function columnsByClient(kind: Exclude<ListKind, "all">) {
  const known = allColumnsOf(kind).map((column): Column => {
    if (column.id === FOR_WHOM.id) return FOR_WHOM;
    return SORTED.has(column.id) ? { ...column, isSortable: true } : column;
  });
  const [reference, ...rest] = known;
  const all = [reference, CLIENT, ...rest].filter((column) => column !== undefined);
  const [first = "", ...others] = columnIdsOf(kind).usual;
  const usual = [first, CLIENT.id, ...others];
  return { all, usual };
}
