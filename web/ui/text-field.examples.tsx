// Fields of text: plain, helped, faulty, optional, long and switched off.

import { type ExampleSet, Held } from "./example.tsx";
import { SearchField } from "./search-field.tsx";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";
import { TextLink } from "./text-link.tsx";

export const EXAMPLES: ExampleSet = {
  title: "Text fields",
  examples: {
    Empty: <TextField label="Your reference" isOptional />,
    "With help": (
      <TextField
        label="ABN or ACN"
        help="11 or 9 digits; spaces do not matter."
        isFigures
        defaultValue="51 824 753 556"
      />
    ),
    "The error takes the place of the help": (
      <TextField label="First name" help="As on your passport." error="This field is required." />
    ),
    "With a link at the label": (
      <TextField
        label="Email"
        type="email"
        labelAction={<TextLink href="/account/reset">Forgot password?</TextLink>}
      />
    ),
    "Longest value": (
      <TextField
        label="Name"
        defaultValue="The Trustee for the Lachlan Valley Civil Engineering and Construction Unit Trust No. 2"
      />
    ),
    "Switched off": <TextField label="Organisation" defaultValue="Lachlan Civil Pty Ltd" disabled />,
    "Several lines, near the limit": (
      <TextArea
        label="Agreement"
        maxCharacters={120}
        defaultValue="D&C contract HR-22, Waurn Ponds duplication, dated 12 March 2025, between the applicant and the beneficiary."
      />
    ),
    "Several lines, faulty": <TextArea label="Reason" error="This field is required." />,
    Search: (
      <Held start="lachlan">
        {(value, onChange) => (
          <SearchField label="Search reference or beneficiary" {...{ value, onChange }} />
        )}
      </Held>
    ),
  },
};
