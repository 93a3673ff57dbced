// An address with suggestions, and one entered while the service does not answer.

import { useState } from "react";
import { AddressField } from "./address-field.tsx";
import type { Suggestion } from "./combobox.tsx";
import type { ExampleSet } from "./example.ts";

const ADDRESSES: readonly Suggestion[] = [
  { id: "1", label: "88 Franklin St, Melbourne VIC 3000" },
  { id: "2", label: "88 Franklin Rd, Orange NSW 2800" },
  { id: "3", label: "180 Pigdons Rd, Waurn Ponds VIC 3216" },
];

export const EXAMPLES: ExampleSet = {
  title: "Address field",
  examples: [
    { name: "With suggestions", Show: () => <AddressExample search={findAddresses} /> },
    { name: "Service not answering", Show: () => <AddressExample search={fail} /> },
  ],
};

function AddressExample({ search }: { readonly search: (words: string) => Promise<readonly Suggestion[]> }) {
  const [value, setValue] = useState("");
  return (
    <AddressField
      label="Project address"
      help="Start typing, or enter the address yourself."
      search={search}
      value={value}
      onChange={setValue}
    />
  );
}

async function findAddresses(words: string): Promise<readonly Suggestion[]> {
  return ADDRESSES.filter((address) => address.label.toLowerCase().includes(words.toLowerCase()));
}

async function fail(): Promise<never> {
  throw new Error("The address service does not answer.");
}
