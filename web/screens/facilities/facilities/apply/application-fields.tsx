// The kit's fields bound to the application's form by their paths.

import { type FieldPathByValue, useController, useFormContext } from "react-hook-form";
import { AddressInput } from "../../../../app/address-input.tsx";
import { MoneyField } from "../../../../ui/money-field.tsx";
import { SelectField, type SelectOption } from "../../../../ui/select-field.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { YesNoField } from "../../../../ui/yes-no-field.tsx";
import { type ApplicationForm, answerOf } from "./application-values.ts";

type Path = FieldPathByValue<ApplicationForm, string>;
type Bound = { readonly name: Path; readonly label: string; readonly isOptional?: boolean };

export function ApplicationText({
  name,
  label,
  isOptional,
  isFigures,
}: Bound & { readonly isFigures?: boolean }) {
  const { field, fieldState } = useController<ApplicationForm, Path>({ name });
  return <TextField {...{ label, isOptional, isFigures }} error={fieldState.error?.message} {...field} />;
}

export function ApplicationAddress({ name, label }: Bound) {
  const { field, fieldState } = useController<ApplicationForm, Path>({ name });
  const { ref: _, ...bound } = field;
  return <AddressInput {...bound} label={label} error={fieldState.error?.message} />;
}

export function ApplicationMoney({ name, label }: Bound) {
  const { field, fieldState } = useController<ApplicationForm, Path>({ name });
  return <MoneyField label={label} error={fieldState.error?.message} {...field} />;
}

type SelectProps = Bound & {
  readonly options: readonly SelectOption[];
  readonly placeholder: string;
  readonly onChosen?: () => void;
};

export function ApplicationSelect({ name, label, options, placeholder, isOptional, onChosen }: SelectProps) {
  const { field, fieldState } = useController<ApplicationForm, Path>({ name });
  return (
    <SelectField
      {...{ label, options, placeholder, isOptional }}
      error={fieldState.error?.message}
      {...field}
      onChange={(event) => {
        field.onChange(event);
        onChosen?.();
      }}
    />
  );
}

export function ApplicationYesNo({
  name,
  label,
  onAnswered,
}: Bound & { readonly onAnswered?: (answer: boolean) => void }) {
  const { field, fieldState } = useController<ApplicationForm, Path>({ name });
  const { clearErrors } = useFormContext<ApplicationForm>();
  return (
    <YesNoField
      label={label}
      name={name}
      error={fieldState.error?.message}
      value={answerOf(field.value)}
      onChange={(answer) => {
        field.onChange(String(answer));
        clearErrors(name);
        onAnswered?.(answer);
      }}
    />
  );
}
