// Amounts: empty, filled, the longest, and faulty.

import { type ExampleSet, Held } from "./example.tsx";
import { MoneyField, type MoneyFieldProps } from "./money-field.tsx";

export const EXAMPLES: ExampleSet = {
  title: "Money field",
  examples: {
    Empty: example("", { help: "Between $1 and $999,999,999.99" }),
    Filled: example("1250000.5"),
    Longest: example("999999999.99"),
    Faulty: example("ten", { error: "This field must be an amount" }),
  },
};

function example(start: string, particulars: Pick<MoneyFieldProps, "help" | "error"> = {}) {
  return (
    <Held start={start}>
      {(value, onChange) => <MoneyField label="Amount" {...particulars} {...{ value, onChange }} />}
    </Held>
  );
}
