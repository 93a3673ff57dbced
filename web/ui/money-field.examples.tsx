// Amounts: empty, filled, the longest, and faulty.

import { useState } from "react";
import type { ExampleSet } from "./example.ts";
import { MoneyField } from "./money-field.tsx";

export const EXAMPLES: ExampleSet = {
  title: "Money field",
  examples: [
    { name: "Empty", Show: () => <MoneyExample start="" help="Between $1 and $999,999,999.99" /> },
    { name: "Filled", Show: () => <MoneyExample start="1250000.5" /> },
    { name: "Longest", Show: () => <MoneyExample start="999999999.99" /> },
    { name: "Faulty", Show: () => <MoneyExample start="ten" error="This field must be an amount" /> },
  ],
};

function MoneyExample({
  start,
  ...rest
}: {
  readonly start: string;
  readonly help?: string;
  readonly error?: string;
}) {
  const [value, setValue] = useState(start);
  return <MoneyField label="Amount" value={value} onChange={setValue} {...rest} />;
}
