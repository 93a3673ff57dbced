// A form of a few fields without a form library, for pages that must be there at once.

import { type FocusEvent, type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { focusFirstError } from "../ui/focus-error.ts";

type Texts = Readonly<Record<string, string>>;
type Messages = Readonly<Record<string, string | undefined>>;

type ShortFormOptions<Values extends Texts> = {
  initial: Values;
  /** The message of every faulty field, by the rules of the domain. */
  validate: (values: Values) => Messages;
  onSubmit: (values: Values) => Promise<void>;
};

/** Validates a field when it is left, and again with each key while it is wrong; the whole form when it is sent. */
export function useShortForm<Values extends Texts>(options: ShortFormOptions<Values>) {
  const { initial, validate, onSubmit } = options;
  const [values, setValues] = useState<Values>(initial);
  const [errors, setErrors] = useState<Messages>({});
  const form = useRef<HTMLFormElement>(null);

  const showErrors = (messages: Messages) => {
    // Drawn at once, so that the field to be mended is already marked when it takes focus.
    flushSync(() => setErrors(messages));
    if (form.current !== null && hasMessage(messages)) focusFirstError(form.current);
  };

  const change = (name: keyof Values & string, value: string) => {
    const next = { ...values, [name]: value };
    setValues(next);
    if (errors[name] !== undefined) setErrors({ ...errors, [name]: validate(next)[name] });
  };

  const leave = (name: keyof Values & string, event: FocusEvent<HTMLInputElement>) => {
    // A field that was only passed through is validated when the form is sent.
    if (event.currentTarget.value === "") return;
    setErrors({ ...errors, [name]: validate(values)[name] });
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const messages = validate(values);
    if (hasMessage(messages)) return showErrors(messages);
    setErrors({});
    void onSubmit(values);
  };

  return {
    values,
    change,
    showErrors,
    form: { ref: form, onSubmit: submit, noValidate: true },
    field: (name: keyof Values & string) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (event: { target: { value: string } }) => change(name, event.target.value),
      onBlur: (event: FocusEvent<HTMLInputElement>) => leave(name, event),
    }),
  };
}

function hasMessage(messages: object): boolean {
  return Object.values(messages).some((message) => message !== undefined);
}
