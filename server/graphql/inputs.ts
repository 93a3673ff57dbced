// What a mutation takes: its own fields, and those that every input of its kind has.

import type { InputFieldRef } from "@pothos/core";
import { builder, type SchemaTypes } from "./builder.ts";

export type InputBuilder = PothosSchemaTypes.InputFieldBuilder<SchemaTypes, "InputObject">;
export type InputFields = Record<string, InputFieldRef<SchemaTypes, unknown>>;

/** The input of a mutation: every one carries the id under which a repeated call is known. */
export function inputOf<Fields extends InputFields>(name: string, fieldsOf: (t: InputBuilder) => Fields) {
  return builder.inputType(name, {
    fields: (t) => ({ ...fieldsOf(t), clientMutationId: t.string({ required: true }) }),
  });
}

/** Which record, and the version of it that was read. */
export function ofVersion(t: InputBuilder) {
  return { id: t.id({ required: true }), version: t.int({ required: true }) };
}

/** The input of a mutation that changes a record. */
export function versionedInput<Fields extends InputFields>(
  name: string,
  fieldsOf: (t: InputBuilder) => Fields,
) {
  return inputOf(name, (t) => ({ ...fieldsOf(t), ...ofVersion(t) }));
}
