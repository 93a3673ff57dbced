// The bound fields under the names of the wizard's form.

import type { ComponentType } from "react";
import type { FieldPathByValue } from "react-hook-form";
import { BoundField, type BoundFieldProps } from "../../../../app/fields/bound-field.tsx";
import {
  BoundRadio,
  type BoundRadioProps,
  BoundSelect,
  type BoundSelectProps,
} from "../../../../app/fields/bound-inputs.tsx";
import { EDIT_WORDS } from "../draft-words.ts";
import { fieldAt } from "./draft-field-text.ts";
import type { DraftFormValues } from "./draft-form-values.ts";

export type DraftFieldName = FieldPathByValue<DraftFormValues, string>;
type Named<Props> = Props & { readonly name: DraftFieldName };

export const DraftRadio: ComponentType<Named<BoundRadioProps>> = BoundRadio;

export function DraftSelect(props: Named<BoundSelectProps>) {
  return <BoundSelect placeholder={EDIT_WORDS.choose} {...props} />;
}

export function DraftField(props: Named<BoundFieldProps>) {
  const field = fieldAt(props.name);
  if (field === undefined) throw new Error(`The draft has no field ${props.name}.`);
  return <BoundField placeholder={EDIT_WORDS.choose} {...props} field={field} />;
}
