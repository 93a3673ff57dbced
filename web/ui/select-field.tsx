// One choice from a list, by the browser's own select: at home on phones, and styled on desktops where the browser allows it.

import type { ComponentProps } from "react";
import { Field, type FieldProps } from "./field.tsx";
import { ExpandIcon } from "./icons.ts";

export type SelectOption = { readonly value: string; readonly label: string };

export type SelectFieldProps = FieldProps &
  Omit<ComponentProps<"select">, "className" | "id" | "children" | "multiple"> & {
    readonly options: readonly SelectOption[];
    /** The words shown before anything is chosen; leave out where a choice always exists. */
    readonly placeholder?: string | undefined;
  };

export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  return (
    <Field {...props}>
      {(control) => (
        <div className="relative">
          <select {...control} className="control select-control">
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ExpandIcon className="pointer-events-none absolute inset-y-0 right-3 my-auto text-ink-3" />
        </div>
      )}
    </Field>
  );
}
