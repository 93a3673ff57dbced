// Several short texts in one field, each validated before it is added and shown as a chip that can be taken away.

import { type KeyboardEvent, type Ref, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { Field, type FieldProps } from "./field.tsx";
import { CloseIcon } from "./icons.ts";

export type ChipsFieldProps = FieldProps & {
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
  readonly onBlur?: (() => void) | undefined;
  /** What is wrong with a text that is about to be added; undefined lets it in. */
  readonly validate: (text: string) => string | undefined;
  readonly addLabel: string;
  readonly removeLabel: (text: string) => string;
  readonly name?: string | undefined;
  readonly inputType?: "text" | "email" | undefined;
  readonly isLocked?: boolean | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
};

export function ChipsField(props: ChipsFieldProps) {
  const { label, help, error, isOptional, labelAction, isLabelHidden, values, validate } = props;
  const [text, setText] = useState("");
  const [fault, setFault] = useState<string>();
  const list = useRef<HTMLUListElement>(null);

  const add = () => {
    const typed = text.trim();
    if (typed === "") return;
    const message = validate(typed);
    setFault(message);
    if (message !== undefined) return;
    if (!values.includes(typed)) props.onChange([...values, typed]);
    setText("");
  };

  return (
    <div>
      <Field {...{ label, help, isOptional, labelAction, isLabelHidden }} error={fault ?? error}>
        {(control) => (
          <div className="flex gap-2">
            <input
              ref={props.ref}
              {...control}
              type={props.inputType ?? "text"}
              name={props.name}
              value={text}
              readOnly={props.isLocked}
              autoComplete="off"
              onChange={(event) => {
                setText(event.target.value);
                setFault(undefined);
              }}
              onKeyDown={(event) => addOnEnter(event, add)}
              onBlur={() => {
                add();
                props.onBlur?.();
              }}
              className="control min-w-0 flex-1"
            />
            {!props.isLocked && <Button onClick={add}>{props.addLabel}</Button>}
          </div>
        )}
      </Field>
      {values.length > 0 && (
        <ul ref={list} aria-label={label} className="mt-2 flex flex-wrap gap-1.5">
          {values.map((value) => (
            <Chip
              key={value}
              value={value}
              removeLabel={props.removeLabel(value)}
              onRemove={
                props.isLocked ? undefined : () => props.onChange(values.filter((other) => other !== value))
              }
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function Chip(props: {
  readonly value: string;
  readonly removeLabel: string;
  readonly onRemove: (() => void) | undefined;
}) {
  return (
    <li className="inline-flex min-h-8 max-w-full items-center gap-1 rounded-badge bg-sunken pl-2.5 text-label">
      <span className="min-w-0 py-1 break-all">{props.value}</span>
      {props.onRemove === undefined ? (
        <span className="w-1.5" />
      ) : (
        <button
          type="button"
          aria-label={props.removeLabel}
          title={props.removeLabel}
          onClick={props.onRemove}
          className="relative inline-flex size-8 shrink-0 items-center justify-center rounded-badge text-ink-2 after:absolute after:-inset-1.5 hover:bg-ink/6 hover:text-ink sm:after:hidden"
        >
          <CloseIcon className="size-3.5!" />
        </button>
      )}
    </li>
  );
}

/** Enter, comma and semicolon end one text and begin the next; Enter must not send the form. */
function addOnEnter(event: KeyboardEvent<HTMLInputElement>, add: () => void): void {
  if (event.key !== "Enter" && event.key !== "," && event.key !== ";") return;
  event.preventDefault();
  add();
}
