// One tick with its sentence.

import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldMessage } from "./field.tsx";
import { CheckIcon } from "./icons.ts";

export type CheckboxFieldProps = Omit<ComponentProps<"input">, "className" | "id" | "type" | "children"> & {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
};

export function CheckboxField({ label, help, error, ...input }: CheckboxFieldProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <div className="flex min-h-11 items-start gap-2.5 py-3 sm:min-h-0 sm:py-0.5">
        <span className="relative mt-px inline-flex size-4.5 shrink-0">
          <input
            {...input}
            type="checkbox"
            id={id}
            aria-invalid={error ? true : undefined}
            aria-describedby={error || help ? `${id}-message` : undefined}
            className="peer size-4.5 appearance-none rounded-[5px] bg-surface shadow-[inset_0_0_0_1px_var(--ink-3)] checked:bg-accent checked:shadow-none disabled:opacity-50 aria-invalid:shadow-[inset_0_0_0_1.5px_var(--danger)]"
          />
          <CheckIcon className="pointer-events-none absolute inset-0 m-auto size-3.5! stroke-3! text-on-accent opacity-0 peer-checked:opacity-100" />
        </span>
        {/* On phones the whole row is the label's, so that a finger need not find the box. */}
        <label htmlFor={id} className="-my-3 -ml-7 flex-1 py-3 pl-7 text-body sm:m-0 sm:flex-initial sm:p-0">
          {label}
        </label>
      </div>
      <div className="pl-7">
        <FieldMessage id={`${id}-message`} help={help} error={error} />
      </div>
    </div>
  );
}
