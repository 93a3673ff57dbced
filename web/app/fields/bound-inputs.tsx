// The kit's controls bound to the form round them: each reads its own error, so that typing in one draws no other.

import { email } from "@bondline/domain/values/fields/email.ts";
import { joinEmails } from "@bondline/domain/values/fields/email-list.ts";
import { suggestionsFor } from "@bondline/domain/values/reference-data/banks.ts";
import { type ReactNode, useId } from "react";
import { get, useController, useFormContext, useFormState, useWatch } from "react-hook-form";
import { CheckboxField } from "../../ui/checkbox-field.tsx";
import { ChipsField } from "../../ui/chips-field.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Combobox } from "../../ui/combobox.tsx";
import { DateField, type DateFieldProps } from "../../ui/date-field.tsx";
import { FieldMessage } from "../../ui/field.tsx";
import { MoneyField } from "../../ui/money-field.tsx";
import { PasswordField, type PasswordFieldProps } from "../../ui/password-field.tsx";
import { RadioGroupField, type RadioOption } from "../../ui/radio-group-field.tsx";
import { SelectField, type SelectOption } from "../../ui/select-field.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { YesNoField } from "../../ui/yes-no-field.tsx";
import { APP_WORDS } from "../app-words.ts";
import { messagesOf } from "../field-messages.ts";
import { AddressInput } from "./address-input.tsx";
import { useIsLocked } from "./editable-fields.ts";

const WORDS = APP_WORDS.form;

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
  readonly inputMode?: "text" | "numeric" | "decimal" | "tel" | "email";
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

/** A name of which many are known; any other may be typed. */
export function BoundSuggested({ name, names, ...rest }: BoundProps & { readonly names: readonly string[] }) {
  const { field, fieldState } = useController<Texts, string>({ name });
  const isLocked = useIsLocked(name);
  const suggestions = suggestionsFor(field.value ?? "", names).map((label) => ({ id: label, label }));
  return (
    <Combobox
      {...rest}
      name={name}
      value={field.value ?? ""}
      onChange={field.onChange}
      onBlur={field.onBlur}
      suggestions={suggestions}
      error={fieldState.error?.message}
      readOnly={isLocked}
    />
  );
}

type BoundChoicesProps = BoundProps & {
  /** With a word of help each stands on a line of its own. */
  readonly options: readonly (SelectOption & { readonly help?: string })[];
};

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

/** Several of a list, joined by semicolons in its order. */
export function BoundChoices({ name, label, help, isOptional, options }: BoundChoicesProps) {
  const { field, fieldState } = useController<Texts, string>({ name });
  const isLocked = useIsLocked(name);
  const id = useId();
  const chosen = field.value.split(";");
  const isInColumns = options.every((each) => each.help === undefined);
  const choose = (value: string, isChosen: boolean) => {
    const left = options.filter((each) => (each.value === value ? isChosen : chosen.includes(each.value)));
    field.onChange(left.map((each) => each.value).join(";"));
  };
  return (
    <fieldset disabled={isLocked} aria-describedby={`${id}-message`} className="min-w-0">
      <legend className="mb-1 text-label font-medium">
        {label}
        {isOptional && <span className="font-normal text-ink-3"> {WORDS.optional}</span>}
      </legend>
      <div className={classNames("grid gap-x-6", isInColumns ? "sm:grid-cols-2" : "gap-y-2")}>
        {options.map(({ value, label: text, help: said }, at) => (
          <CheckboxField
            key={value}
            ref={at === 0 ? field.ref : undefined}
            name={name}
            label={text}
            help={said}
            checked={chosen.includes(value)}
            onChange={({ target }) => choose(value, target.checked)}
            onBlur={field.onBlur}
            {...(fieldState.invalid && { "aria-invalid": true })}
          />
        ))}
      </div>
      <FieldMessage id={`${id}-message`} help={help} error={fieldState.error?.message} />
    </fieldset>
  );
}

/** Several mail addresses, joined by semicolons. */
export function BoundEmails({ name, ...rest }: Omit<BoundProps, "labelAction">) {
  const { field, fieldState } = useController<Texts, string>({ name });
  return (
    <ChipsField
      {...rest}
      {...field}
      values={field.value.split(";").filter((address) => address !== "")}
      onChange={(addresses) => field.onChange(joinEmails(addresses))}
      validate={(typed) => messagesOf({ typed: email }, { typed }).typed}
      addLabel={WORDS.addAddress}
      removeLabel={WORDS.removeAddress}
      inputType="email"
      error={fieldState.error?.message}
      isLocked={useIsLocked(name)}
    />
  );
}

type BoundYesNoProps = Omit<BoundProps, "labelAction"> & Pick<BoundSelectProps, "onChosen">;

/** A question with neither answer chosen beforehand. */
export function BoundYesNo({ name, onChosen, ...rest }: BoundYesNoProps) {
  const { field, fieldState } = useController<Texts, string>({ name });
  const { clearErrors } = useFormContext<Texts>();
  return (
    <YesNoField
      {...rest}
      name={name}
      ref={field.ref}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      isDisabled={useIsLocked(name)}
      value={field.value === "" ? null : field.value === "true"}
      onChange={(answer) => {
        field.onChange(String(answer));
        clearErrors(name);
        onChosen?.();
      }}
    />
  );
}

/** A declaration that is made or not. */
type BoundCheckboxProps = {
  readonly name: string;
  readonly label: ReactNode;
  readonly isDisabled?: boolean;
};

export function BoundCheckbox({ name, label, isDisabled = false }: BoundCheckboxProps) {
  const { field, fieldState } = useController<Texts, string>({ name });
  const { value, onChange, ...rest } = field;
  return (
    <CheckboxField
      {...rest}
      label={label}
      disabled={isDisabled}
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
