// The kit's controls bound to the wizard's form: each reads its own error, so that typing in one draws no other.

import type { FieldKind } from "@bondline/domain/values/fields/field.ts";
import type { ComponentType, ReactNode } from "react";
import {
  type FieldPathByValue,
  get,
  useController,
  useFormContext,
  useFormState,
  useWatch,
} from "react-hook-form";
import { AddressInput } from "../../../../app/address-input.tsx";
import { DateField } from "../../../../ui/date-field.tsx";
import { MoneyField } from "../../../../ui/money-field.tsx";
import { RadioGroupField, type RadioOption } from "../../../../ui/radio-group-field.tsx";
import { SelectField, type SelectOption } from "../../../../ui/select-field.tsx";
import { TextArea } from "../../../../ui/text-area.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { EDIT_WORDS } from "../draft-words.ts";
import { fieldAt } from "./draft-field-text.ts";
import { useIsLocked } from "./draft-form-context.ts";
import type { DraftFormValues } from "./draft-form-values.ts";

export type DraftFieldName = FieldPathByValue<DraftFormValues, string>;

type BoundProps = {
  readonly name: DraftFieldName;
  readonly label: string;
  readonly help?: ReactNode;
  readonly isOptional?: boolean;
  readonly labelAction?: ReactNode;
};

type TextProps = BoundProps & {
  readonly type?: "text" | "email" | "tel";
  readonly autoComplete?: string;
  readonly inputMode?: "numeric" | "tel" | "email";
  readonly isFigures?: boolean;
};

export function DraftText({ name, autoComplete = "off", ...rest }: TextProps) {
  const { register } = useFormContext<DraftFormValues>();
  const isLocked = useIsLocked(name);
  const error = useFieldError(name);
  return (
    <TextField {...rest} autoComplete={autoComplete} {...register(name)} error={error} readOnly={isLocked} />
  );
}

type DraftFieldProps = Omit<BoundProps, "label"> & {
  /** Only where the section already says half of the field's own name. */
  readonly label?: string;
};

/** The control that fits the field, under the field's own name. */
export function DraftField({ name, label, ...rest }: DraftFieldProps) {
  const field = fieldAt(name);
  if (field === undefined) throw new Error(`The draft has no field ${name}.`);
  const Control = CONTROLS[field.kind] ?? PlainText;
  const { options, maxCharacters } = field;
  return (
    <Control
      {...rest}
      name={name}
      label={label ?? field.label}
      {...(options !== undefined && { options })}
      {...(maxCharacters !== undefined && { maxCharacters })}
    />
  );
}

/** Registered like a text, so that a party that is removed takes its address along. */
export function DraftAddress({ name, ...rest }: BoundProps) {
  const { register } = useFormContext<DraftFormValues>();
  const value = useWatch<DraftFormValues, DraftFieldName>({ name });
  const isLocked = useIsLocked(name);
  const error = useFieldError(name);
  const { onChange, onBlur } = register(name);
  return (
    <AddressInput
      {...rest}
      name={name}
      autoComplete="off"
      value={value ?? ""}
      onChange={(text) => void onChange({ type: "change", target: { name, value: text } })}
      onBlur={() => void onBlur({ type: "blur", target: { name, value } })}
      error={error}
      readOnly={isLocked}
    />
  );
}

export function DraftTextArea({
  name,
  maxCharacters,
  ...rest
}: BoundProps & { readonly maxCharacters?: number }) {
  const { register, getValues } = useFormContext<DraftFormValues>();
  const isLocked = useIsLocked(name);
  const error = useFieldError(name);
  return (
    <TextArea
      {...rest}
      {...(maxCharacters !== undefined && { maxCharacters })}
      defaultValue={getValues(name)}
      {...register(name)}
      error={error}
      readOnly={isLocked}
    />
  );
}

export function DraftSelect({
  name,
  options,
  placeholder = EDIT_WORDS.choose,
  ...rest
}: BoundProps & {
  readonly options: readonly SelectOption[];
  readonly placeholder?: string;
}) {
  const { field, fieldState } = useController<DraftFormValues, DraftFieldName>({ name });
  const isLocked = useIsLocked(name);
  return (
    <SelectField
      {...rest}
      {...field}
      options={options}
      placeholder={placeholder}
      error={fieldState.error?.message}
      disabled={isLocked}
    />
  );
}

export function DraftRadio({
  name,
  options,
  direction = "column",
  ...rest
}: BoundProps & {
  readonly options: readonly RadioOption[];
  readonly direction?: "column" | "row";
}) {
  const { field, fieldState } = useController<DraftFormValues, DraftFieldName>({ name });
  const isLocked = useIsLocked(name);
  return (
    <RadioGroupField
      {...rest}
      {...field}
      options={options}
      direction={direction}
      error={fieldState.error?.message}
      isDisabled={isLocked}
    />
  );
}

export function DraftMoney({ name, ...rest }: BoundProps) {
  const { field, fieldState } = useController<DraftFormValues, DraftFieldName>({ name });
  const isLocked = useIsLocked(name);
  return <MoneyField {...rest} {...field} error={fieldState.error?.message} readOnly={isLocked} />;
}

export function DraftDate({ name, ...rest }: BoundProps) {
  const { field, fieldState } = useController<DraftFormValues, DraftFieldName>({ name });
  const isLocked = useIsLocked(name);
  return <DateField {...rest} {...field} error={fieldState.error?.message} readOnly={isLocked} />;
}

type ControlProps = BoundProps & {
  readonly options?: readonly SelectOption[];
  readonly maxCharacters?: number;
};

function plainText(props: Omit<TextProps, keyof BoundProps> = {}) {
  return ({ options: _options, maxCharacters: _max, ...rest }: ControlProps) => (
    <DraftText {...rest} {...props} />
  );
}

const FIGURES = { inputMode: "numeric", isFigures: true } as const;

const PlainText = plainText();

const CONTROLS: { readonly [Kind in FieldKind]?: ComponentType<ControlProps> } = {
  "account-number": plainText(FIGURES),
  address: ({ options: _options, maxCharacters: _max, ...rest }) => <DraftAddress {...rest} />,
  bsb: plainText(FIGURES),
  "business-number": plainText(FIGURES),
  choice: ({ options = [], maxCharacters: _max, ...rest }) => <DraftSelect {...rest} options={options} />,
  day: ({ options: _options, maxCharacters: _max, ...rest }) => <DraftDate {...rest} />,
  email: plainText({ type: "email" }),
  lines: ({ options: _options, ...rest }) => <DraftTextArea {...rest} />,
  money: ({ options: _options, maxCharacters: _max, ...rest }) => <DraftMoney {...rest} />,
  number: ({ options = [], maxCharacters: _max, ...rest }) => <DraftSelect {...rest} options={options} />,
  percentage: plainText({ isFigures: true }),
  phone: plainText({ type: "tel" }),
};

/** Reads the errors alone: asking for more of the field's state would draw it again when it becomes dirty. */
export function useFieldError(name: DraftFieldName): string | undefined {
  const { control } = useFormContext<DraftFormValues>();
  const { errors } = useFormState({ control, name, exact: true });
  const found: { message?: string } | undefined = get(errors, name);
  return found?.message;
}
