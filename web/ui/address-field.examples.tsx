// An address with suggestions, and one entered while the service does not answer.

import { AddressField } from "./address-field.tsx";
import type { Suggestion } from "./combobox.tsx";
import { type ExampleSet, Held } from "./example.tsx";

const ADDRESSES: readonly Suggestion[] = [
  { id: "1", label: "88 Franklin St, Melbourne VIC 3000" },
  { id: "2", label: "88 Franklin Rd, Orange NSW 2800" },
  { id: "3", label: "180 Pigdons Rd, Waurn Ponds VIC 3216" },
];

export const EXAMPLES: ExampleSet = {
  title: "Address field",
  examples: {
    "With suggestions": <AddressExample search={findAddresses} />,
    "Service not answering": <AddressExample search={fail} />,
  },
};

function AddressExample({ search }: { readonly search: (words: string) => Promise<readonly Suggestion[]> }) {
  return (
    <Held start="">
      {(value, onChange) => (
        <AddressField
          label="Project address"
          help="Start typing, or enter the address yourself."
          {...{ search, value, onChange }}
        />
      )}
    </Held>
  );
}

async function findAddresses(words: string): Promise<readonly Suggestion[]> {
  return ADDRESSES.filter((address) => address.label.toLowerCase().includes(words.toLowerCase()));
}

async function fail(): Promise<never> {
  throw new Error("The address service does not answer.");
}
