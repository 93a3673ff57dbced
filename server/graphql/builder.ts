// The schema builder with the product's scalars. Fields are required unless they say otherwise.

import { type Cents, decimalFromCents } from "@bondline/domain/values/money/money.ts";
import SchemaBuilder from "@pothos/core";
import { GraphQLError } from "graphql";
import type { Context } from "./context.ts";

type Scalars = {
  ID: { Input: string; Output: string };
  /** A day without a time, yyyy-MM-dd. */
  Date: { Input: string; Output: string };
  /** A moment, ISO 8601 in UTC. */
  DateTime: { Input: string; Output: string };
  /** Money as text with two decimals, and other exact decimals as text: never a binary float. */
  Decimal: { Input: string; Output: Cents | string };
};

type Settings = { Context: Context; Scalars: Scalars; DefaultFieldNullability: false };
/** What references to types of our schema are parametrised by. */
export type SchemaTypes = PothosSchemaTypes.ExtendDefaultTypes<Settings>;

export const builder = new SchemaBuilder<Settings>({ defaultFieldNullability: false });

/** A closed list of codes; the printed contract has them in the order of the alphabet. */
export function enumOf<const Code extends string>(name: string, codes: readonly Code[]) {
  return builder.enumType(name, { values: codes });
}

builder.scalarType("Date", {
  description: "A day, yyyy-MM-dd.",
  serialize: (value) => value,
  parseValue: text(/^\d{4}-\d{2}-\d{2}$/, "A day is written yyyy-MM-dd."),
});

builder.scalarType("DateTime", {
  description: "A moment, ISO 8601 in UTC.",
  // Children that come as JSON carry PostgreSQL's own form of an instant.
  serialize: (value) => (value.endsWith("Z") ? value : new Date(value).toISOString()),
  parseValue: text(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/, "A moment is written in ISO 8601, in UTC."),
});

builder.scalarType("Decimal", {
  description: 'Exact decimal as text, such as "1250000.50".',
  serialize: (value) => (typeof value === "bigint" ? decimalFromCents(value) : value),
  parseValue: text(/^-?\d{1,15}(\.\d{1,6})?$/, 'An exact decimal is text such as "1250000.50".'),
});

builder.queryType({});
builder.mutationType({});
builder.subscriptionType({});

function text(form: RegExp, message: string): (value: unknown) => string {
  return (value) => {
    if (typeof value !== "string" || !form.test(value)) throw new GraphQLError(message);
    return value;
  };
}
