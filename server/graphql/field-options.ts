// The closed lists behind texts of the contract: declared at the field, told in its description, and listed by a query.

import type { FieldOption } from "@bondline/domain/values/fields/field.ts";
import { type GraphQLSchema, isInputObjectType, isObjectType } from "graphql";
import { requirePerson } from "../transaction/actor.ts";
import { builder } from "./builder.ts";

type DescribedField = { description: string; extensions: { options: readonly FieldOption[] } };

/** As many codes as a description can name and still be read. */
const NAMED_MAX = 12;

/** What a field says of itself whose text, or whose number, is one of a closed list. */
export function oneOf(options: readonly FieldOption[]): DescribedField {
  const codes = options.map(({ value }) => value);
  const named = codes.length <= NAMED_MAX ? codes.join(", ") : `the ${codes.length} codes in fieldOptions`;
  return { description: `One of ${named}.`, extensions: { options } };
}

/** Codes that are shown to nobody, such as capabilities. */
export function oneOfCodes(codes: readonly string[]): DescribedField {
  return oneOf(codes.map((code) => ({ value: code, label: code })));
}

type FieldOptions = { type: string; field: string; options: readonly FieldOption[] };

const FieldOptionRef = builder.objectRef<FieldOption>("FieldOption").implement({
  fields: (t) => ({ code: t.exposeString("value"), label: t.exposeString("label") }),
});

const FieldOptionsRef = builder.objectRef<FieldOptions>("FieldOptions").implement({
  fields: (t) => ({
    field: t.exposeString("field"),
    options: t.field({ type: [FieldOptionRef], resolve: ({ options }) => [...options] }),
    type: t.exposeString("type", { description: "The type or input of the contract that has the field." }),
  }),
});

builder.queryField("fieldOptions", (t) =>
  t.field({
    type: [FieldOptionsRef],
    description:
      "The closed lists that are texts or numbers in the contract and no enums, by the field that holds or takes them: of one type or input, or of all.",
    args: { type: t.arg.string() },
    resolve: async (_root, { type }, context, { schema }) => {
      requirePerson((await context.read()).actor);
      return listsIn(schema).filter((each) => !type || each.type === type);
    },
  }),
);

const listed = new WeakMap<GraphQLSchema, FieldOptions[]>();

/** Walked once: the contract does not change while the server runs. */
export function listsIn(schema: GraphQLSchema): FieldOptions[] {
  const known = listed.get(schema) ?? walk(schema);
  listed.set(schema, known);
  return known;
}

function walk(schema: GraphQLSchema): FieldOptions[] {
  return Object.values(schema.getTypeMap()).flatMap((type) =>
    isInputObjectType(type) || isObjectType(type)
      ? Object.values(type.getFields()).flatMap(({ name, extensions }) => {
          const options = extensions.options as readonly FieldOption[] | undefined;
          return options === undefined ? [] : [{ type: type.name, field: name, options }];
        })
      : [],
  );
}
