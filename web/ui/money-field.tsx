// An amount in Australian dollars: a decimal string inside, grouped digits to read once the field is left.

import { type ComponentProps, useState } from "react";
import { Field, type FieldProps } from "./field.tsx";
import { decimalFromTyped, groupedFromDecimal } from "./money-text.ts";

export type MoneyFieldProps = FieldProps &
  Omit<
    ComponentProps<"input">,
    "className" | "id" | "children" | "value" | "onChange" | "onBlur" | "type"
  > & {
    /** A decimal such as "1250000.50", or "". */
    readonly value: string;
    readonly onChange: (decimal: string) => void;
    readonly onBlur?: (() => void) | undefined;
  };

export function MoneyField({ value, onChange, onBlur, ...props }: MoneyFieldProps) {
  const [typing, setTyping] = useState<string | null>(null);

  return (
    <Field {...props}>
      {(control) => (
        <div className="relative">
          <span aria-hidden="true" className="absolute inset-y-0 left-3 flex items-center text-ink-3">
            $
          </span>
          <input
            inputMode="decimal"
            autoComplete="off"
            {...control}
            type="text"
            value={typing ?? groupedFromDecimal(value)}
            onFocus={(event) => {
              setTyping(groupedFromDecimal(value));
              props.onFocus?.(event);
            }}
            onChange={(event) => {
              setTyping(event.target.value);
              onChange(decimalFromTyped(event.target.value));
            }}
            onBlur={() => {
              setTyping(null);
              onBlur?.();
            }}
            className="control figures pl-7"
          />
        </div>
      )}
    </Field>
  );
}
