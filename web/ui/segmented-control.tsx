// A few ways to see the same thing, one at a time.

import { useId } from "react";

export type SegmentedControlProps = {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
};

export function SegmentedControl({ label, options, value, onChange }: SegmentedControlProps) {
  const name = useId();
  return (
    <fieldset className="inline-flex max-w-full rounded-control bg-sunken p-0.5 shadow-[inset_0_0_0_1px_var(--line)]">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex h-10 cursor-pointer items-center rounded-badge px-2.5 text-label font-medium text-ink-2 hover:text-ink has-checked:bg-surface dark:has-checked:bg-raised has-checked:text-ink has-checked:shadow-1 has-focus-visible:outline-2 has-focus-visible:outline-ring sm:h-7"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
