// The kit's fields bound to the document form: each reads its own error, so that typing in one draws no other.

import type { ReactNode } from "react";
import { type FieldPathByValue, get, useController, useFormContext, useFormState } from "react-hook-form";
import { AddressInput } from "../../../../app/address-input.tsx";
import { DateField } from "../../../../ui/date-field.tsx";
import { MoneyField } from "../../../../ui/money-field.tsx";
import { SelectField, type SelectOption } from "../../../../ui/select-field.tsx";
import { TextArea } from "../../../../ui/text-area.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
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

function useError(name: DocumentFieldName): string | undefined {
  const { control } = useFormContext<DocumentFormValues>();
  const { errors } = useFormState({ control, name, exact: true });
  const found: { message?: string } | undefined = get(errors, name);
  return found?.message;
}
