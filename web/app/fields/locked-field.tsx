// A field of a record that can be read here and not changed.

import type { Field } from "@bondline/domain/values/fields/field.ts";
import { TextField } from "../../ui/text-field.tsx";

type LockedFieldProps = { readonly field: Field<unknown>; readonly value: string; readonly help?: string };

export function LockedField({ field, value, help }: LockedFieldProps) {
  const isFigures = field.kind === "business-number";
  return (
    <TextField label={field.label} readOnly isFigures={isFigures} value={field.show(value)} help={help} />
  );
}
