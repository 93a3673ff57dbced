// The form of a page before the sign-in: it keeps, validates, sends and reports as a record's form does, without a form library, since such a page must be there at once.

import { type FocusEvent, type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Failure } from "../../../api/failure.ts";
import type { CommandAnswer } from "../../../api/use-command.ts";
import { focusFirstError } from "../../../ui/focus-error.ts";

type Texts = Readonly<Record<string, string>>;
type Messages = Readonly<Record<string, string | undefined>>;

type AccountFormOptions<Values extends Texts, Data> = {
  readonly start: Values;
  /** The message of every faulty field, by the rules of the domain. */
  readonly validate: (values: Values) => Messages;
  /** Undefined: the page goes on by itself. */
  readonly save: (values: Values) => Promise<CommandAnswer<Data> | undefined>;
  readonly onSaved?: (data: Data, values: Values) => unknown;
  readonly onRefused?: (failure: Failure) => void;
  /** Fields that are not asked for now: what is refused of them is said above the form. */
  readonly hidden?: readonly (keyof Values & string)[];
};

/** Validates a field when it is left, and again with each key while it is wrong; the whole form when it is sent. */
export function useAccountForm<Values extends Texts, Data>(options: AccountFormOptions<Values, Data>) {
  const { start, validate, save, onSaved, onRefused, hidden = [] } = options;
  const [values, setValues] = useState<Values>(start);
  const [errors, setErrors] = useState<Messages>({});
  const [trouble, setTrouble] = useState<Failure>();
  const [isSaving, setSaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const showErrors = (messages: Messages) => {
    // Drawn at once, so that the field to be mended is already marked when it takes focus.
    flushSync(() => setErrors(messages));
    if (form.current !== null && hasMessage(messages)) focusFirstError(form.current);
  };

  const change = (name: keyof Values & string, value: string) => {
    const next = { ...values, [name]: value };
    setValues((before) => ({ ...before, [name]: value }));
    setErrors((before) =>
      before[name] === undefined ? before : { ...before, [name]: validate(next)[name] },
    );
  };

  const leave = (name: keyof Values & string, event: FocusEvent<HTMLInputElement>) => {
    // A field that was only passed through is validated when the form is sent.
    if (event.currentTarget.value === "") return;
    setErrors({ ...errors, [name]: validate(values)[name] });
  };

  const refuse = (failure: Failure) => {
    const shown = Object.keys(failure.fields).filter((name) => name in values && !hidden.includes(name));
    onRefused?.(failure);
    if (shown.length === 0 || shown.length < Object.keys(failure.fields).length) setTrouble(failure);
    showErrors(failure.fields);
  };

  const submit = async (values: Values) => {
    const messages = validate(values);
    if (hasMessage(messages)) return showErrors(messages);
    setErrors({});
    setTrouble(undefined);
    setSaving(true);
    const answer = await save(values);
    setSaving(false);
    if (answer?.ok === true) await onSaved?.(answer.data, values);
    if (answer?.ok === false) refuse(answer.failure);
  };

  /** For a control that tells its text alone. */
  const text = (name: keyof Values & string) => ({
    name,
    value: values[name] ?? "",
    error: errors[name],
    onChange: (typed: string) => change(name, typed),
    onBlur: (event: FocusEvent<HTMLInputElement>) => leave(name, event),
  });

  return {
    values,
    change,
    text,
    field: (name: keyof Values & string) => ({
      ...text(name),
      onChange: (event: { target: { value: string } }) => change(name, event.target.value),
    }),
    /** What no field can say. */
    trouble,
    isSaving,
    /** Sends the form as it will stand with this text: for a field whose last character completes it. */
    sendWith: (name: keyof Values & string, value: string) => {
      change(name, value);
      if (!isSaving) void submit({ ...values, [name]: value });
    },
    bind: {
      ref: form,
      noValidate: true as const,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit(values);
      },
    },
  };
}

function hasMessage(messages: object): boolean {
  return Object.values(messages).some((message) => message !== undefined);
}
