// The bound fields under the names of the document form.

import {
  DOCUMENT_FIELDS,
  type DocumentFieldPath,
} from "@bondline/domain/documents/documents/document-fields.ts";
import type { Field } from "@bondline/domain/values/fields/field.ts";
import type { ComponentType } from "react";
import type { FieldPathByValue } from "react-hook-form";
import { BoundField, type BoundFieldProps } from "../../../../app/fields/bound-field.tsx";
import {
  BoundAddress,
  type BoundProps,
  BoundSelect,
  type BoundSelectProps,
  BoundText,
  BoundTextArea,
  type BoundTextAreaProps,
  type BoundTextProps,
} from "../../../../app/fields/bound-inputs.tsx";
import { DOCUMENT_EDIT_WORDS as WORDS } from "./document-edit-words.ts";
import type { DocumentFormValues } from "./document-form-values.ts";

export type DocumentFieldName = FieldPathByValue<DocumentFormValues, string>;
type Named<Props> = Props & { readonly name: DocumentFieldName };

export const TextInput: ComponentType<Named<BoundTextProps>> = BoundText;
export const AddressTextInput: ComponentType<Named<BoundProps>> = BoundAddress;
export const TextAreaInput: ComponentType<Named<BoundTextAreaProps>> = BoundTextArea;
export const SelectInput: ComponentType<Named<BoundSelectProps>> = BoundSelect;

export type DocumentFieldProps = BoundFieldProps & { readonly name: DocumentFieldPath };

export function DocumentField({ placeholder, isOptional = true, ...rest }: DocumentFieldProps) {
  const field: Field<unknown> = DOCUMENT_FIELDS[rest.name];
  const empty = placeholder ?? (isOptional ? WORDS.none : undefined);
  return (
    <BoundField
      {...rest}
      field={field}
      isOptional={isOptional}
      {...(empty !== undefined && { placeholder: empty })}
    />
  );
}
