// Fields of text: plain, helped, faulty, optional, long and switched off.

import { useState } from "react";
import type { ExampleSet } from "./example.ts";
import { SearchField } from "./search-field.tsx";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";
import { TextLink } from "./text-link.tsx";

export const EXAMPLES: ExampleSet = {
  title: "Text fields",
  examples: [
    { name: "Empty", Show: () => <TextField label="Your reference" isOptional /> },
    {
      name: "With help",
      Show: () => (
        <TextField
          label="ABN or ACN"
          help="11 or 9 digits; spaces do not matter."
          isFigures
          defaultValue="51 824 753 556"
        />
      ),
    },
    {
      name: "The error takes the place of the help",
      Show: () => (
        <TextField label="Given name" help="As on your passport." error="This field is required." />
      ),
    },
    {
      name: "With a link at the label",
      Show: () => (
        <TextField
          label="Email"
          type="email"
          labelAction={<TextLink href="/account/reset">Forgot password?</TextLink>}
        />
      ),
    },
    {
      name: "Longest value",
      Show: () => (
        <TextField
          label="Name"
          defaultValue="The Trustee for the Lachlan Valley Civil Engineering and Construction Unit Trust No. 2"
        />
      ),
    },
    {
      name: "Switched off",
      Show: () => <TextField label="Organisation" defaultValue="Lachlan Civil Pty Ltd" disabled />,
    },
    {
      name: "Several lines, near the limit",
      Show: () => (
        <TextArea
          label="Agreement"
          maxCharacters={120}
          defaultValue="D&C contract HR-22, Waurn Ponds duplication, dated 12 March 2025, between the applicant and the beneficiary."
        />
      ),
    },
    {
      name: "Several lines, faulty",
      Show: () => <TextArea label="Reason" error="This field is required." />,
    },
    { name: "Search", Show: SearchExample },
  ],
};

function SearchExample() {
  const [words, setWords] = useState("lachlan");
  return <SearchField label="Search reference or beneficiary" value={words} onChange={setWords} />;
}
