// One line of text.

import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Field, type FieldProps } from "./field.tsx";

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<"input">, "className" | "id" | "children"> & {
    /** Figures keep one width: ABNs, references, account numbers. */
    readonly isFigures?: boolean | undefined;
  };

export function TextField({ isFigures, ...props }: TextFieldProps) {
  return (
    <Field {...props}>
      {(control) => (
        <input type="text" {...control} className={classNames("control", isFigures && "figures")} />
      )}
    </Field>
  );
}
