// The kit's fields bound to the document form: each reads its own error, so that typing in one draws no other.

import {
  DOCUMENT_FIELDS,
  type DocumentFieldPath,
} from "@bondline/domain/documents/documents/document-fields.ts";
import type { Field, FieldKind } from "@bondline/domain/values/fields/field.ts";
import type { ComponentType, ReactNode } from "react";
import { type FieldPathByValue, get, useController, useFormContext, useFormState } from "react-hook-form";
import { AddressInput } from "../../../../app/address-input.tsx";
import { DateField } from "../../../../ui/date-field.tsx";
import { MoneyField } from "../../../../ui/money-field.tsx";
import { SelectField, type SelectOption } from "../../../../ui/select-field.tsx";
import { TextArea } from "../../../../ui/text-area.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { DOCUMENT_EDIT_WORDS as WORDS } from "./document-edit-words.ts";
import type { DocumentFormValues } from "./document-form-values.ts";

export type DocumentFieldName = FieldPathByValue<DocumentFormValues, string>;

type BoundProps = {
  readonly name: DocumentFieldName;
  readonly label: string;
  readonly help?: ReactNode;
  readonly isOptional?: boolean;
};

type TextProps = BoundProps & {
  readonly type?: "text" | "email" | "tel";
  readonly inputMode?: "numeric" | "decimal";
  readonly isFigures?: boolean;
};

export type DocumentFieldProps = {
  readonly name: DocumentFieldPath;
  readonly label?: string;
  readonly help?: ReactNode;
  readonly isOptional?: boolean;
  readonly placeholder?: string;
  readonly isFigures?: boolean;
};

/** The control that fits the field, under the field's own name. */
export function DocumentField({ name, label, placeholder, isOptional = true, ...rest }: DocumentFieldProps) {
  const field: Field<unknown> = DOCUMENT_FIELDS[name];
  const props = { ...rest, name, label: label ?? field.label, isOptional };
  const { options, maxCharacters } = field;
  if (options !== undefined) {
    const empty = placeholder ?? (isOptional ? WORDS.none : undefined);
    return <SelectInput {...props} options={options} {...(empty !== undefined && { placeholder: empty })} />;
  }
  if (field.kind === "lines" && maxCharacters !== undefined)
    return <TextAreaInput {...props} maxCharacters={maxCharacters} />;
  const Control = CONTROLS[field.kind] ?? TextInput;
  return <Control {...props} />;
}

export function TextInput({ name, ...rest }: TextProps) {
  const { register } = useFormContext<DocumentFormValues>();
  const error = useError(name);
  return <TextField {...rest} autoComplete="off" {...register(name)} error={error} />;
}

export function AddressTextInput({ name, ...rest }: BoundProps) {
  const { field, fieldState } = useController<DocumentFormValues, DocumentFieldName>({ name });
  const { ref: _, ...bound } = field;
  return <AddressInput {...rest} {...bound} error={fieldState.error?.message} />;
}

export function TextAreaInput({ name, ...rest }: BoundProps & { readonly maxCharacters: number }) {
  const { register, getValues } = useFormContext<DocumentFormValues>();
  const error = useError(name);
  return <TextArea {...rest} defaultValue={getValues(name)} {...register(name)} error={error} />;
}

export function SelectInput({
  name,
  ...rest
}: BoundProps & { readonly options: readonly SelectOption[]; readonly placeholder?: string }) {
  const { field, fieldState } = useController<DocumentFormValues, DocumentFieldName>({ name });
  return <SelectField {...rest} {...field} error={fieldState.error?.message} />;
}

export function MoneyInput({ name, ...rest }: BoundProps) {
  const { field, fieldState } = useController<DocumentFormValues, DocumentFieldName>({ name });
  return <MoneyField {...rest} {...field} error={fieldState.error?.message} />;
}

export function DateInput({ name, ...rest }: BoundProps) {
  const { field, fieldState } = useController<DocumentFormValues, DocumentFieldName>({ name });
  return <DateField {...rest} {...field} error={fieldState.error?.message} />;
}

const CONTROLS: { readonly [Kind in FieldKind]?: ComponentType<BoundProps> } = {
  address: AddressTextInput,
  day: DateInput,
  money: MoneyInput,
  percentage: (props) => <TextInput {...props} inputMode="decimal" isFigures />,
};

function useError(name: DocumentFieldName): string | undefined {
  const { control } = useFormContext<DocumentFormValues>();
  const { errors } = useFormState({ control, name, exact: true });
  const found: { message?: string } | undefined = get(errors, name);
  return found?.message;
}
