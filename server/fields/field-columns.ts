// From a record's fields to the columns that keep them: most follow from the field's path and kind, the others are named where the compiler asks.

import type { Field, FieldKind, FieldPath, Fields } from "@bondline/domain/values/fields/field.ts";
import { type Cents, decimalFromCents } from "@bondline/domain/values/money/money.ts";
import { percentageFromText, percentageToText } from "@bondline/domain/values/money/percentage.ts";

/** Null: the value is kept in a way of its own, such as sealed, and the record's own code writes it. */
type ColumnOf<Row> = (keyof Row & string) | null;

/** "deliveryDetails.address": "deliveryDetailsAddress". */
type CamelPath<Path extends string> = Path extends `${infer Group}.${infer Rest}`
  ? `${Group}${Capitalize<CamelPath<Rest>>}`
  : Path;
type UsualColumn<Path extends string> = CamelPath<Path> | `${CamelPath<Path>}Cents`;

/** The fields without a column that follows from their path, each with the column that it has instead. */
export type ColumnsElsewhere<F extends Fields, Row> = {
  readonly [Path in FieldPath<F> as Extract<UsualColumn<Path>, keyof Row> extends never
    ? Path
    : never]: ColumnOf<Row>;
} & { readonly [Path in FieldPath<F>]?: ColumnOf<Row> };

export type FieldColumns<F extends Fields> = Readonly<Record<FieldPath<F>, string | null>>;

/** Which column keeps each field. `Row` is given first, so that the fields need not be: `columnsFor<DraftRow>()(FIELDS, { … })`. */
export function columnsFor<Row>() {
  return <F extends Fields>(fields: F, elsewhere: ColumnsElsewhere<F, Row>): FieldColumns<F> => {
    const named: Readonly<Record<string, string | null>> = elsewhere;
    const columns = Object.entries(fields).map(([path, field]) => [
      path,
      path in named ? named[path] : usualColumn(path, field.kind),
    ]);
    return Object.fromEntries(columns) as FieldColumns<F>;
  };
}

/** Amounts are kept in cents, and the name says so. */
function usualColumn(path: string, kind: FieldKind): string {
  const name = path.replaceAll(/\.(\w)/g, (_, first: string) => first.toUpperCase());
  return kind === "money" ? `${name}Cents` : name;
}

/** The columns of fields that stand within a group of another record. */
export function columnsUnder<const Group extends string, Path extends string>(
  group: Group,
  columns: Readonly<Record<Path, string | null>>,
): { readonly [Each in Path as `${Group}.${Each}`]: string | null } {
  const within = Object.entries(columns).map(([path, column]) => [`${group}.${path}`, column]);
  return Object.fromEntries(within) as { [Each in Path as `${Group}.${Each}`]: string | null };
}

const KEPT_AS_TEXT: ReadonlySet<FieldKind> = new Set(["emails", "percentage"]);

/** The validated values that have a column, by the column's name; a list of addresses or a percentage is kept as the text that the wire carries. */
export function valuesByColumn<F extends Fields>(
  fields: F,
  columns: FieldColumns<F>,
  values: Partial<Record<FieldPath<F>, unknown>>,
): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const path of Object.keys(fields) as FieldPath<F>[]) {
    const column = columns[path];
    const value = values[path];
    if (column === null || value === undefined) continue;
    const field: Field<unknown> | undefined = fields[path];
    const isText = field !== undefined && value !== null && KEPT_AS_TEXT.has(field.kind);
    kept[column] = isText ? field.write(value) : value;
  }
  return kept;
}

/** The other way round: what a row holds as the texts that the rules validate, empty where it holds nothing. */
export function textsByPath<F extends Fields>(
  fields: F,
  columns: FieldColumns<F>,
  row: object,
): Record<FieldPath<F>, string> {
  const kept = row as Readonly<Record<string, unknown>>;
  const texts = Object.entries(fields).map(([path, field]) => {
    const value = kept[columns[path as FieldPath<F>] ?? ""] ?? null;
    return [path, value === null ? "" : (TEXT_OF_KEPT[field.kind] ?? String)(value)];
  });
  return Object.fromEntries(texts) as Record<FieldPath<F>, string>;
}

const TEXT_OF_KEPT: { readonly [Kind in FieldKind]?: (kept: unknown) => string } = {
  choices: (kept) => (Array.isArray(kept) ? kept.join(";") : String(kept)),
  money: (kept) => decimalFromCents(kept as Cents),
  percentage: (kept) => percentageToText(percentageFromText(String(kept))),
};

/** The field of a contract whose value is in a column; undefined for columns that keep something else. */
export function fieldOfColumn<F extends Fields>(
  columns: FieldColumns<F>,
  column: string,
): FieldPath<F> | undefined {
  return (Object.keys(columns) as FieldPath<F>[]).find((path) => columns[path] === column);
}
