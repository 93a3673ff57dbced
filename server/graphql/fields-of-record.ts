// The contract's fields of a record, made from its table: what a client may send, and what its readers are shown.

import type { Field, FieldKind, FieldPath, Fields } from "@bondline/domain/values/fields/field.ts";
import type { FieldRef, InputFieldRef, InputType, OutputType } from "@pothos/core";
import type { FieldColumns } from "../fields/field-columns.ts";
import type { SchemaTypes } from "./builder.ts";
import type { Context } from "./context.ts";
import { oneOf } from "./field-options.ts";
import type { InputBuilder } from "./inputs.ts";

type ObjectBuilder<Row> = PothosSchemaTypes.ObjectFieldBuilder<SchemaTypes, Row>;

/** The enum of a choice; a choice without one is a text in the contract. */
type InputEnums<F extends Fields> = { readonly [Path in FieldPath<F>]?: InputType<SchemaTypes> };
type OutputEnums<F extends Fields> = { readonly [Path in FieldPath<F>]?: OutputType<SchemaTypes> };

/** The names within a group of the contract, or at the top where `group` is left out. */
type At = { readonly group?: string };

/** What the contract says of a field beyond its name. */
type Descriptions<F extends Fields> = { readonly [Path in FieldPath<F>]?: string };

type Asked<F extends Fields> = At & {
  /** What must be sent; all others may be left out. */
  readonly required?: readonly FieldPath<F>[];
  readonly descriptions?: Descriptions<F>;
};

/** Amounts and days are texts, so that the rules of the domain validate them as they were typed. */
export function inputFieldsOf<F extends Fields>(
  t: InputBuilder,
  fields: F,
  enums: InputEnums<F> = {},
  { required = [], descriptions = {}, ...at }: Asked<F> = {},
): Record<string, InputFieldRef<SchemaTypes, unknown>> {
  const refs = namesIn(fields, at).map(({ name, path, field }) => [
    name,
    t.field({
      type: enums[path] ?? INPUT_TYPES[field.kind] ?? "String",
      required: required.includes(path),
      ...(enums[path] === undefined ? optionsOf(field) : {}),
      ...describedAs(descriptions[path]),
    }),
  ]);
  return Object.fromEntries(refs);
}

const INPUT_TYPES: { readonly [Kind in FieldKind]?: "Boolean" | "ID" | "Int" } = {
  count: "Int",
  id: "ID",
  number: "Int",
  "yes-no": "Boolean",
};

export type Guard<Row> = (context: Context, row: Row) => Promise<boolean>;

type Shown<F extends Fields, Row> = At & {
  readonly columns: FieldColumns<F>;
  readonly enums?: OutputEnums<F>;
  /** Asks whether a reader may be shown what a column holds, and is null instead; undefined for what every reader may be shown. */
  guardOf?(column: keyof Row & string): Guard<Row> | undefined;
  /** What a record always has; all others may be null. */
  readonly always?: readonly FieldPath<F>[];
  readonly descriptions?: Descriptions<F>;
};

/** Each field that has a column. */
export function outputFieldsOf<F extends Fields, Row extends object>(
  t: ObjectBuilder<Row>,
  fields: F,
  { columns, enums = {}, guardOf, always = [], descriptions = {}, ...at }: Shown<F, Row>,
): Record<string, FieldRef<SchemaTypes, unknown>> {
  const refs = namesIn(fields, at).flatMap(({ name, path, field }) => {
    const column = columns[path] as (keyof Row & string) | null;
    if (column === null) return [];
    const type = enums[path] ?? OUTPUT_TYPES[field.kind];
    const described = {
      ...(enums[path] === undefined ? optionsOf(field) : {}),
      ...describedAs(descriptions[path]),
    };
    const resolve = resolverOf(column, guardOf?.(column)) as never;
    return [[name, t.field({ type, nullable: !always.includes(path), resolve, ...described })]];
  });
  return Object.fromEntries(refs);
}

function describedAs(description: string | undefined) {
  return description === undefined ? {} : { description };
}

function optionsOf({ options }: Field<unknown>) {
  return options === undefined ? {} : oneOf(options);
}

function resolverOf<Row>(column: keyof Row, guard: Guard<Row> | undefined) {
  if (guard === undefined) return (row: Row) => row[column];
  return async (row: Row, _args: object, context: Context) =>
    (await guard(context, row)) ? row[column] : null;
}

type OutputName = "Boolean" | "Date" | "Decimal" | "ID" | "Int" | "String";
const OUTPUT_TYPES: Readonly<Record<FieldKind, OutputName>> = {
  "account-number": "String",
  address: "String",
  bsb: "String",
  "business-number": "String",
  choice: "String",
  choices: "String",
  count: "Int",
  day: "Date",
  email: "String",
  emails: "String",
  id: "ID",
  lines: "String",
  money: "Decimal",
  name: "String",
  number: "Int",
  percentage: "Decimal",
  phone: "String",
  text: "String",
  "yes-no": "Boolean",
};

function namesIn<F extends Fields>(fields: F, { group }: At) {
  const within = group === undefined ? "" : `${group}.`;
  return Object.entries(fields)
    .filter(([path]) => path.startsWith(within) && !path.slice(within.length).includes("."))
    .map(([path, field]) => ({ name: path.slice(within.length), path: path as FieldPath<F>, field }));
}
