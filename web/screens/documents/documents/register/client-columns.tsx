// The columns of lists over all clients: those of a client's own list, and whose each row is before them.

import type { DataTableColumn } from "../../../../ui/data-table-column.ts";
import type { PhoneRow } from "../../../../ui/data-table-phone-list.tsx";
import { columnsOf } from "../list/all-columns.tsx";
import type { ListedRow } from "../list/list-more.ts";
import { columnIdsOf, type ListKind } from "../list/list-shape.ts";
import { type ApplicantRow, FOR_WHOM } from "../public/applicant-rows.tsx";
import { BENEFICIARY as NAME, phoneRowOf } from "../public/list-columns.tsx";
import { CLIENT_WORD } from "./register-words.ts";

type Kind = Exclude<ListKind, "all">;
export type ClientRow = ApplicantRow<ListedRow>;
type Column = DataTableColumn<ClientRow>;

const CLIENT: Column = { ...NAME, id: "client", header: CLIENT_WORD };
/** Narrower than in a client's own list, which has no column for whose each is. */
const WIDTHS: Readonly<Record<string, string>> = {
  reference: "152px",
  beneficiary: "168px",
  status: "184px",
  amount: "140px",
};
/** What a client's own list of them does not show. */
const MORE: Readonly<Record<Kind, readonly string[]>> = { documents: [], drafts: ["submitted", "bank"] };
/** By what else the list of all of them is ordered. */
const SORTED: ReadonlySet<string> = new Set(["added", "submitted"]);

export function columnsByClient(kind: Kind) {
  const { usual: shown, all: known } = columnIdsOf(kind);
  const columns = columnsOf(kind, [...known, ...MORE[kind]]).map((column): Column => {
    const own = column.id === FOR_WHOM.id ? FOR_WHOM : column;
    return {
      ...own,
      width: WIDTHS[own.id] ?? own.width,
      isSortable: SORTED.has(own.id) || own.isSortable === true,
    };
  });
  const [reference, ...rest] = columns;
  const all = [reference, CLIENT, ...rest].filter((column) => column !== undefined);
  const [first = "", ...others] = shown;
  const usual = [first, CLIENT.id, ...others];
  return { all, usual };
}

/** Many rows are one client's: what distinguishes them is for whom each is. */
export function clientPhoneRow(row: ClientRow): PhoneRow {
  return { ...phoneRowOf(row), detail: `${row.reference} · ${row.beneficiary}` };
}
