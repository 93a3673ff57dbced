// A form that saves a record: refusals stand on their fields, what is typed survives a reload and somebody else's save.

import { type RefObject, useRef, useState } from "react";
import { type FieldValues, get, type Resolver, type UseFormReturn } from "react-hook-form";
import type { Failure } from "../../api/failure.ts";
import type { CommandAnswer } from "../../api/use-command.ts";
import { focusFirstError } from "../../ui/focus-error.ts";
import { markRefusedFields } from "../field-rules-resolver.ts";
import { type KeptForm, useKeptForm } from "./kept-form.ts";
import { useTypedForm } from "./typed-form.ts";

export type FormTrouble = { readonly code: Failure["code"]; readonly message: string };

export type RecordForm<Values extends FieldValues> = {
  readonly form: UseFormReturn<Values>;
  /** For the form element. */
  readonly bind: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    readonly onSubmit: () => void;
  };
  /** What no field can say. */
  readonly trouble: FormTrouble | undefined;
  readonly isSaving: boolean;
  readonly kept: KeptForm;
  /** Sends the form in another way than its own, by another button. */
  saveBy<Data>(way: SaveWay<Values, Data>): () => void;
};

/** Undefined: somebody is asked first, and nothing was sent. `theirs`: the form with what somebody else saved brought in. */
export type SaveAnswer<Values, Data> = (CommandAnswer<Data> & { readonly theirs?: Values }) | undefined;

type SaveWay<Values, Data> = {
  readonly save: (values: Values) => Promise<SaveAnswer<Values, Data>>;
  readonly onSaved: (data: Data, values: Values) => void | Promise<void>;
};

type Options<Values extends FieldValues, Data> = SaveWay<Values, Data> & {
  readonly start: Values;
  readonly resolver: Resolver<Values>;
  /** Where in this form the server's path stands; undefined: nowhere. */
  readonly pathOf?: (path: string) => string | undefined;
  /** Reads the present version: saving again then keeps what was typed. */
  readonly onBehind?: () => unknown;
  /** `isMarked`: the fields say all of it. */
  readonly onRefused?: (failure: Failure, { isMarked }: { isMarked: boolean }) => void;
  /** Under this name, which holds account and version, what is typed stays on the device until it is saved. */
  readonly keptAs?: string;
};

/** The record is no longer as it was shown. */
const WHERE_BEHIND: readonly Failure["code"][] = ["CONFLICT", "INVALID_TRANSITION"];

export function useRecordForm<Values extends FieldValues, Data>(
  options: Options<Values, Data>,
): RecordForm<Values> {
  const { start, resolver, pathOf = (path: string) => path, onBehind, onRefused, keptAs } = options;
  const ref = useRef<HTMLFormElement>(null);
  const [trouble, setTrouble] = useState<FormTrouble>();
  const [isSaving, setSaving] = useState(false);
  const form = useTypedForm(start, resolver);
  const kept = useKeptForm(keptAs, form, start);
  const focusError = () => void focusFirstError(ref.current ?? document);

  const refuse = async (failure: Failure) => {
    const others = markRefused(form, { failure, pathOf });
    const named = Object.keys(failure.fields).length;
    const isMarked = failure.code === "VALIDATION_ERROR" && named > 0 && others.length === 0;
    onRefused?.(failure, { isMarked });
    if (WHERE_BEHIND.includes(failure.code)) await onBehind?.();
    if (!isMarked) setTrouble({ code: failure.code, message: others[0] ?? failure.message });
    if (named > others.length) focusError();
  };

  const saveBy = <Sent>({ save, onSaved }: SaveWay<Values, Sent>) => {
    const submit = form.handleSubmit(async (values) => {
      setTrouble(undefined);
      setSaving(true);
      const answer = await save(values);
      setSaving(false);
      if (answer === undefined) return;
      if (answer.ok) {
        kept.forget();
        return await onSaved(answer.data, values);
      }
      if (answer.theirs !== undefined) form.reset(answer.theirs, { keepDefaultValues: true });
      await refuse(answer.failure);
    }, focusError);
    return (event?: { preventDefault(): void }) => {
      event?.preventDefault();
      void submit();
    };
  };

  const bind = { ref, noValidate: true as const, onSubmit: saveBy(options) };
  return { form, bind, trouble, isSaving, kept, saveBy };
}

/** Answers what has no field here. */
function markRefused<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { failure, pathOf }: { failure: Failure; pathOf: (path: string) => string | undefined },
): string[] {
  const values = form.getValues();
  const others: string[] = [];
  const here: Record<string, string> = {};
  for (const [path, message] of Object.entries(failure.fields)) {
    const field = pathOf(path);
    if (field === undefined || !hasPath(values, field)) others.push(message);
    else here[field] = message;
  }
  markRefusedFields({ fields: here, paths: Object.keys(here) as never[], setError: form.setError });
  return others;
}

/** Also of a question without an answer yet, whose value is there and undefined. */
function hasPath(values: object, path: string): boolean {
  const [, parent = "", name = path] = /^(?:(.*)\.)?([^.]*)$/.exec(path) ?? [];
  const holder: unknown = parent === "" ? values : get(values, parent);
  return typeof holder === "object" && holder !== null && name in holder;
}
