// A question answered by yes or no, with neither chosen beforehand.

import { RadioGroupField, type RadioGroupFieldProps } from "./radio-group-field.tsx";

export type YesNoFieldProps = Omit<RadioGroupFieldProps, "options" | "value" | "onChange" | "direction"> & {
  readonly value: boolean | null;
  readonly onChange: (value: boolean) => void;
};

const OPTIONS = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

export function YesNoField({ value, onChange, ...rest }: YesNoFieldProps) {
  return (
    <RadioGroupField
      {...rest}
      direction="row"
      options={OPTIONS}
      value={answerOf(value)}
      onChange={(answer) => onChange(answer === "yes")}
    />
  );
}

function answerOf(value: boolean | null): string | null {
  if (value === null) return null;
  return value ? "yes" : "no";
}
