// The six digits of a mailed code: one input, so that paste, autofill and screen readers work as everywhere.

import type { ComponentProps } from "react";
import { Field, type FieldProps } from "./field.tsx";

export type CodeFieldProps = FieldProps &
  Omit<ComponentProps<"input">, "className" | "id" | "children" | "value" | "onChange" | "type"> & {
    readonly value: string;
    readonly onChange: (code: string) => void;
  };

const DIGITS = 6;

export function CodeField({ value, onChange, ...props }: CodeFieldProps) {
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
            onChange={({ target }) => onChange(target.value.replace(/\D/g, "").slice(0, DIGITS))}
            className="control figures h-12 text-title! font-medium tracking-[0.32em]! placeholder:text-line-2"
          />
        </div>
      )}
    </Field>
  );
}
