// Days: empty, filled, faulty, and limited to a span.

import { useState } from "react";
import { DateField } from "./date-field.tsx";
import type { ExampleSet } from "./example.ts";

export const EXAMPLES: ExampleSet = {
  title: "Date field",
  examples: [
    { name: "Empty", Show: () => <DateExample start="" label="Expiry date" /> },
    {
      name: "Filled",
      Show: () => <DateExample start="2027-03-01" label="Expected return" min="2026-11-21" />,
    },
    {
      name: "Faulty",
      Show: () => (
        <DateExample start="31/02/2027" label="Date of birth" error="This field must be a valid date" />
      ),
    },
  ],
};

function DateExample({
  start,
  ...rest
}: {
  readonly start: string;
  readonly label: string;
  readonly min?: string;
  readonly error?: string;
}) {
  const [value, setValue] = useState(start);
  return <DateField value={value} onChange={setValue} today="2026-11-20" {...rest} />;
}
