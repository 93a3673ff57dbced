// A field of a record bound to the form round it: the control that fits its kind, under the field's own name.

import type { Field, FieldKind } from "@bondline/domain/values/fields/field.ts";
import type { ComponentType } from "react";
import type { SelectOption } from "../../ui/select-field.tsx";
import {
  BoundAddress,
  BoundChoices,
  BoundDate,
  BoundEmails,
  BoundMoney,
  type BoundProps,
  BoundSelect,
  BoundSuggested,
  BoundText,
  BoundTextArea,
  type BoundTextProps,
  BoundYesNo,
} from "./bound-inputs.tsx";

export type BoundFieldProps = Omit<BoundProps, "label"> & {
  /** Only where the section already says half of the field's own name. */
  readonly label?: string;
  readonly placeholder?: string;
  /** Fewer than the field may have. */
  readonly options?: readonly SelectOption[];
  readonly isFigures?: boolean;
  readonly autoComplete?: string;
  readonly onChosen?: () => void;
  /** Of a day: the first that may be chosen, and the present one. */
  readonly min?: string;
  readonly today?: string;
};

export function BoundField({
  field,
  label,
  options = field.options,
  ...rest
}: BoundFieldProps & { readonly field: Field<unknown> }) {
  const Control = CONTROLS[field.kind];
  const { maxCharacters, suggestions } = field;
  return (
    <Control
      {...rest}
      label={label ?? field.label}
      {...(options !== undefined && { options })}
      {...(maxCharacters !== undefined && { maxCharacters })}
      {...(suggestions !== undefined && { suggestions })}
    />
  );
}

type ControlProps = Omit<BoundFieldProps, "label"> &
  BoundProps & { readonly maxCharacters?: number; readonly suggestions?: readonly string[] };

function commonOf({ name, label, help, isOptional, labelAction }: ControlProps): BoundProps {
  return {
    name,
    label,
    ...(help !== undefined && { help }),
    ...(isOptional !== undefined && { isOptional }),
    ...(labelAction !== undefined && { labelAction }),
  };
}

function plainText(particulars: Omit<BoundTextProps, keyof BoundProps> = {}) {
  return (props: ControlProps) => (
    <BoundText
      {...commonOf(props)}
      {...(props.isFigures === true && { isFigures: true })}
      {...(props.autoComplete !== undefined && { autoComplete: props.autoComplete })}
      {...particulars}
    />
  );
}

const Plain = plainText();

function Choice({ options = [], placeholder, onChosen, ...props }: ControlProps) {
  return (
    <BoundSelect
      {...commonOf(props)}
      options={options}
      {...(placeholder !== undefined && { placeholder })}
      {...(onChosen !== undefined && { onChosen })}
    />
  );
}

function Lines({ maxCharacters, ...props }: ControlProps) {
  return <BoundTextArea {...commonOf(props)} {...(maxCharacters !== undefined && { maxCharacters })} />;
}

function Day({ min, today, ...props }: ControlProps) {
  return (
    <BoundDate
      {...commonOf(props)}
      {...(min !== undefined && { min })}
      {...(today !== undefined && { today })}
    />
  );
}

const FIGURES = { inputMode: "numeric", isFigures: true } as const;

const CONTROLS: Readonly<Record<FieldKind, ComponentType<ControlProps>>> = {
  "account-number": plainText(FIGURES),
  address: (props) => <BoundAddress {...commonOf(props)} />,
  bsb: plainText(FIGURES),
  "business-number": plainText(FIGURES),
  choice: Choice,
  choices: ({ options = [], ...props }) => <BoundChoices {...commonOf(props)} options={options} />,
  count: plainText(FIGURES),
  day: Day,
  email: plainText({ type: "email" }),
  emails: (props) => <BoundEmails {...commonOf(props)} />,
  id: (props) => (props.options === undefined ? <Plain {...props} /> : <Choice {...props} />),
  lines: Lines,
  money: (props) => <BoundMoney {...commonOf(props)} />,
  name: (props) =>
    props.suggestions === undefined ? (
      <Plain {...props} />
    ) : (
      <BoundSuggested {...commonOf(props)} names={props.suggestions} />
    ),
  number: Choice,
  percentage: plainText({ inputMode: "decimal", isFigures: true }),
  phone: plainText({ type: "tel" }),
  text: Plain,
  "yes-no": ({ onChosen, ...props }) => (
    <BoundYesNo {...commonOf(props)} {...(onChosen !== undefined && { onChosen })} />
  ),
};
