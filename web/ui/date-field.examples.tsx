// Days: empty, filled, faulty, and limited to a span.

import { DateField, type DateFieldProps } from "./date-field.tsx";
import { type ExampleSet, Held } from "./example.tsx";

export const EXAMPLES: ExampleSet = {
  title: "Date field",
  examples: {
    Empty: example("", { label: "Expiry date" }),
    Filled: example("2027-03-01", { label: "Expected return", min: "2026-11-21" }),
    Faulty: example("31/02/2027", { label: "Date of birth", error: "This field must be a valid date" }),
  },
};

function example(start: string, particulars: Pick<DateFieldProps, "label" | "min" | "error">) {
  return (
    <Held start={start}>
      {(value, onChange) => <DateField {...particulars} {...{ value, onChange }} today="2026-11-20" />}
    </Held>
  );
}
