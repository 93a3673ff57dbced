// One of a few choices, all visible: as a column, or side by side when the words are short.

import { type ReactNode, type Ref, useId } from "react";
import { classNames } from "./class-names.ts";
import { FieldMessage } from "./field.tsx";
import { FieldCompany } from "./field-company.tsx";

export type RadioOption = { readonly value: string; readonly label: string; readonly detail?: ReactNode };

export type RadioGroupFieldProps = {
  readonly label: string;
  readonly options: readonly RadioOption[];
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly name?: string | undefined;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly isOptional?: boolean | undefined;
  /** After the label, such as an explanation on demand. */
  readonly labelAction?: ReactNode;
  readonly isDisabled?: boolean | undefined;
  readonly direction?: "column" | "row" | undefined;
  /** Taken by the first choice, where focus goes when the answer is missing. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
};

export function RadioGroupField(props: RadioGroupFieldProps) {
  const id = useId();
  const isRow = props.direction === "row";
  return (
    <fieldset
      disabled={props.isDisabled}
      aria-describedby={props.error || props.help ? `${id}-message` : undefined}
      className="min-w-0"
    >
      <legend className="mb-1.5 text-label font-medium">
        {props.label}
        {props.isOptional && (
          <>
            {" "}
            <span className="font-normal text-ink-3">optional</span>
          </>
        )}
        {props.labelAction && <> {props.labelAction}</>} <FieldCompany name={props.name} />
      </legend>
      <div className={classNames("grid gap-2", isRow && "grid-cols-2")}>
        {props.options.map((option, place) => (
          <RadioChoice key={option.value} group={props} option={option} isFirst={place === 0} groupId={id} />
        ))}
      </div>
      <FieldMessage id={`${id}-message`} help={props.help} error={props.error} />
    </fieldset>
  );
}

function RadioChoice(props: {
  readonly group: RadioGroupFieldProps;
  readonly option: RadioOption;
  readonly isFirst: boolean;
  readonly groupId: string;
}) {
  const { group, option } = props;
  return (
    <label className="control flex cursor-pointer items-center gap-2.5 py-2 has-checked:bg-accent-soft has-checked:shadow-[inset_0_0_0_1.5px_var(--accent)] has-disabled:cursor-not-allowed has-disabled:opacity-60">
      <input
        ref={props.isFirst ? group.ref : undefined}
        type="radio"
        name={group.name ?? props.groupId}
        value={option.value}
        checked={group.value === option.value}
        onChange={() => group.onChange(option.value)}
        onBlur={group.onBlur}
        aria-invalid={group.error ? true : undefined}
        aria-describedby={group.error || group.help ? `${props.groupId}-message` : undefined}
        className="size-4 shrink-0 appearance-none rounded-full bg-surface shadow-[inset_0_0_0_1px_var(--ink-3)] checked:shadow-[inset_0_0_0_5px_var(--accent)]"
      />
      <span className="min-w-0 wrap-anywhere">
        <span className="block text-body">{option.label}</span>
        {option.detail && <span className="block text-label text-pretty text-ink-2">{option.detail}</span>}
      </span>
    </label>
  );
}
