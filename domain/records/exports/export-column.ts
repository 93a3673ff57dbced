// A column of a table that leaves the portal as a file, with how what is kept of it is said there.

import type { CellKind, SheetColumn } from "../../sheet-column.ts";
import type { Field, FieldKind } from "../../values/fields/field.ts";

/** `field` says how a kept text of it is shown, `texts` what its codes are called; the others are said as they are kept. */
export type ExportColumn = SheetColumn & {
  readonly field?: Field<unknown>;
  readonly texts?: Readonly<Record<string, string>>;
};

const CELL_KINDS: Readonly<Partial<Record<FieldKind, CellKind>>> = {
  count: "number",
  day: "day",
  money: "money",
  number: "number",
  percentage: "number",
};

export function columnOf(field: Field<unknown>, named: Omit<SheetColumn, "kind">): ExportColumn {
  return { ...named, kind: CELL_KINDS[field.kind] ?? "text", field };
}

/** Moments are shown by the clocks of `zone`, and the label says so. */
export function momentColumn(
  zone: string,
  { key, label, isUsual = false }: Omit<SheetColumn, "kind">,
): ExportColumn {
  return { key, label: `${label} (${zone})`, kind: "moment", isUsual };
}
