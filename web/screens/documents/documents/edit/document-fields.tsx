// The bound fields under the names of the document form.

import {
  DOCUMENT_FIELDS,
  type DocumentFieldPath,
} from "@bondline/domain/documents/documents/document-fields.ts";
import type { Field } from "@bondline/domain/values/fields/field.ts";
import { BoundField, type BoundFieldProps } from "../../../../app/fields/bound-field.tsx";
import { DOCUMENT_EDIT_WORDS as WORDS } from "./document-edit-words.ts";

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
