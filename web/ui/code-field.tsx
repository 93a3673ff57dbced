// The six digits of a mailed code: one input, so that paste, autofill and screen readers work as everywhere.

import type { ComponentProps } from "react";
import { Field, type FieldProps } from "./field.tsx";

export type CodeFieldProps = FieldProps &
  Omit<ComponentProps<"input">, "className" | "id" | "children" | "value" | "onChange" | "type"> & {
    readonly value: string;
    readonly onChange: (code: string) => void;
    /** Instead of `onChange` for the last of the six digits, where nothing more is to be asked before it is sent. */
    readonly onWhole?: ((code: string) => void) | undefined;
  };

const DIGITS = 6;

export function CodeField({ value, onChange, onWhole, ...props }: CodeFieldProps) {
  const take = (typed: string) => {
    const code = typed.replace(/\D/g, "").slice(0, DIGITS);
    const isNew = code.length === DIGITS && code !== value;
    if (isNew && onWhole !== undefined) onWhole(code);
    else onChange(code);
  };
  return (
    <Field {...props}>
      {(control) => (
        <div className="max-w-44">
          <input
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9]*"
            placeholder={"0".repeat(DIGITS)}
            value={value}
            onChange={({ target }) => take(target.value)}
            className="control figures h-12 text-title! font-medium tracking-[0.32em]! placeholder:text-line-2"
          />
        </div>
      )}
    </Field>
  );
}
