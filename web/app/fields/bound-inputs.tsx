// The kit's controls bound to the form round them: each reads its own error, so that typing in one draws no other.

import type { ReactNode } from "react";
import { get, useController, useFormContext, useFormState, useWatch } from "react-hook-form";
import { CheckboxField } from "../../ui/checkbox-field.tsx";
import { DateField, type DateFieldProps } from "../../ui/date-field.tsx";
import { MoneyField } from "../../ui/money-field.tsx";
import { PasswordField, type PasswordFieldProps } from "../../ui/password-field.tsx";
import { RadioGroupField, type RadioOption } from "../../ui/radio-group-field.tsx";
import { SelectField, type SelectOption } from "../../ui/select-field.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { YesNoField } from "../../ui/yes-no-field.tsx";
import { AddressInput } from "../address-input.tsx";
import { useIsLocked } from "./editable-fields.ts";

/** Every field of a form is a text, "true" and "false" for an answer by yes or no. */
type Texts = Record<string, string>;

export type BoundProps = {
  readonly name: string;
  readonly label: string;
  readonly help?: ReactNode;
  readonly isOptional?: boolean;
  readonly labelAction?: ReactNode;
};

export type BoundTextProps = BoundProps & {
  readonly type?: "text" | "email" | "tel";
  readonly autoComplete?: string;
  readonly inputMode?: "numeric" | "decimal" | "tel" | "email";
  readonly isFigures?: boolean;
  readonly maxLength?: number;
};

export function BoundText({ name, autoComplete = "off", ...rest }: BoundTextProps) {
  const { register } = useFormContext<Texts>();
  const isLocked = useIsLocked(name);
  const error = useBoundError(name);
  return (
    <TextField {...rest} autoComplete={autoComplete} {...register(name)} error={error} readOnly={isLocked} />
  );
}

/** Registered like a text, so that a party that is removed takes its address along. */
export function BoundAddress({ name, ...rest }: BoundProps) {
  const { register } = useFormContext<Texts>();
  const value = useWatch<Texts, string>({ name });
  const isLocked = useIsLocked(name);
  const error = useBoundError(name);
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

/** A password is never shown back, and so is locked by nothing. */
export function BoundPassword({
  name,
  ...rest
}: BoundProps & Pick<PasswordFieldProps, "autoComplete" | "rules">) {
  const { register } = useFormContext<Texts>();
  return <PasswordField {...rest} {...register(name)} error={useBoundError(name)} />;
}

export type BoundTextAreaProps = BoundProps & { readonly maxCharacters?: number; readonly rows?: number };

export function BoundTextArea({ name, maxCharacters, ...rest }: BoundTextAreaProps) {
  const { register, getValues } = useFormContext<Texts>();
  const isLocked = useIsLocked(name);
  const error = useBoundError(name);
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

export type BoundSelectProps = BoundProps & {
  readonly options: readonly SelectOption[];
  readonly placeholder?: string;
  /** What follows for other fields when another is chosen. */
  readonly onChosen?: () => void;
};

export function BoundSelect({ name, onChosen, ...rest }: BoundSelectProps) {
  const { field, fieldState } = useController<Texts, string>({ name });
  const isLocked = useIsLocked(name);
  return (
    <SelectField
      {...rest}
      {...field}
      onChange={(event) => {
        field.onChange(event);
        onChosen?.();
      }}
      error={fieldState.error?.message}
      disabled={isLocked}
    />
  );
}

export type BoundRadioProps = BoundProps & {
  readonly options: readonly RadioOption[];
  readonly direction?: "column" | "row";
};

export function BoundRadio({ name, direction = "column", ...rest }: BoundRadioProps) {
  const { field, fieldState } = useController<Texts, string>({ name });
  const isLocked = useIsLocked(name);
  return (
    <RadioGroupField
      {...rest}
      {...field}
      direction={direction}
      error={fieldState.error?.message}
      isDisabled={isLocked}
    />
  );
}

export function BoundMoney({ name, ...rest }: BoundProps) {
  const { field, fieldState } = useController<Texts, string>({ name });
  const isLocked = useIsLocked(name);
  return <MoneyField {...rest} {...field} error={fieldState.error?.message} readOnly={isLocked} />;
}

type BoundDateProps = BoundProps & Pick<DateFieldProps, "min" | "max" | "today">;

export function BoundDate({ name, ...rest }: BoundDateProps) {
  const { field, fieldState } = useController<Texts, string>({ name });
  const isLocked = useIsLocked(name);
  return <DateField {...rest} {...field} error={fieldState.error?.message} readOnly={isLocked} />;
}

/** A question with neither answer chosen beforehand. */
export function BoundYesNo({ name, label, help }: BoundProps) {
  const { field, fieldState } = useController<Texts, string>({ name });
  return (
    <YesNoField
      label={label}
      help={help}
      name={name}
      error={fieldState.error?.message}
      isDisabled={useIsLocked(name)}
      value={field.value === "" ? null : field.value === "true"}
      onChange={(answer) => field.onChange(String(answer))}
    />
  );
}

/** A declaration that is made or not. */
export function BoundCheckbox({ name, label }: Pick<BoundProps, "name" | "label">) {
  const { field, fieldState } = useController<Texts, string>({ name });
  const { value, onChange, ...rest } = field;
  return (
    <CheckboxField
      {...rest}
      label={label}
      checked={value === "true"}
      onChange={({ target }) => onChange(String(target.checked))}
      error={fieldState.error?.message}
    />
  );
}

/** Reads the errors alone: asking for more of the field's state would draw it again when it becomes dirty. */
export function useBoundError(name: string): string | undefined {
  const { control } = useFormContext<Texts>();
  const { errors } = useFormState({ control, name, exact: true });
  const found: { message?: string } | undefined = get(errors, name);
  return found?.message;
}
