// The six digits of a mailed code: one input, so that paste, autofill and screen readers work as everywhere.

import type { ComponentProps } from "react";
import { Field, type FieldProps } from "./field.tsx";

export type CodeFieldProps = FieldProps &
  Omit<ComponentProps<"input">, "className" | "id" | "children" | "value" | "onChange" | "type"> & {
    readonly value: string;
    readonly onChange: (code: string) => void;
    /** Called once the last digit is in. */
    readonly onComplete?: ((code: string) => void) | undefined;
    readonly digits?: number | undefined;
  };

export function CodeField(props: CodeFieldProps) {
  const {
    label,
    help,
    error,
    isOptional,
    labelAction,
    isLabelHidden,
    value,
    onChange,
    onComplete,
    digits = 6,
    ...input
  } = props;

  const take = (typed: string) => {
    const code = typed.replace(/\D/g, "").slice(0, digits);
    if (code === value) return;
    onChange(code);
    if (code.length === digits) onComplete?.(code);
  };

  return (
    <Field {...{ label, help, error, isOptional, labelAction, isLabelHidden }}>
      {(control) => (
        <div className="max-w-44">
          <input
            {...input}
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9]*"
            placeholder={"0".repeat(digits)}
            value={value}
            onChange={(event) => take(event.target.value)}
            className="control figures h-12 text-title! font-medium tracking-[0.32em]! placeholder:text-line-2"
          />
        </div>
      )}
    </Field>
  );
}
