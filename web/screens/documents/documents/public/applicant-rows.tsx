// Rows of lists whose readers look for who applied: what is shared with one person, and what a bank has issued.

import type { DataTableColumn } from "../../../../ui/data-table-column.ts";
import type { ListKind } from "../list/list-shape.ts";
import { LIST_COLUMNS, BENEFICIARY as NAME } from "./list-columns.tsx";
import type { ListRow } from "./list-row.ts";

const WORDS = { applicant: "Applicant", beneficiary: "Beneficiary" } as const;

export type ApplicantRow<Row = ListRow> = Row & { readonly beneficiary: string };
type Owned = { readonly organisation: { readonly name: string } };

/** Many name one beneficiary, be it the reader's own firm: what distinguishes them is who applied. */
export function byApplicant<Row extends ListRow>(row: Row, { organisation }: Owned): ApplicantRow<Row> {
  return { ...row, name: organisation.name, beneficiary: row.name };
}

const APPLICANT: DataTableColumn<ApplicantRow> = { ...NAME, id: "applicant", header: WORDS.applicant };
export const FOR_WHOM: DataTableColumn<Pick<ApplicantRow, "beneficiary">> = {
  id: "beneficiary",
  header: WORDS.beneficiary,
  width: "200px",
  skeleton: { kind: "text", widthPx: 120 },
  cell: ({ beneficiary }) => <span className="block truncate">{beneficiary}</span>,
};

/** In one order alone. */
export function columnsByApplicant(
  kind: ListKind,
  shown: readonly string[],
): DataTableColumn<ApplicantRow>[] {
  const known = LIST_COLUMNS[kind].filter(({ id }) => shown.includes(id));
  const [reference, ...rest] = known.map((column) => ({ ...column, isSortable: false }));
  return [reference, APPLICANT, FOR_WHOM, ...rest].filter((column) => column !== undefined);
}
