// Choices from a list, and choices all visible.

import { useState } from "react";
import { CheckboxField } from "./checkbox-field.tsx";
import type { ExampleSet } from "./example.ts";
import { RadioGroupField } from "./radio-group-field.tsx";
import { SegmentedControl } from "./segmented-control.tsx";
import { SelectField } from "./select-field.tsx";
import { TextLink } from "./text-link.tsx";
import { YesNoField } from "./yes-no-field.tsx";

const PURPOSES = [
  { value: "CONSTRUCTION", label: "Construction security" },
  { value: "LEASE", label: "Lease" },
  { value: "PERFORMANCE", label: "Performance" },
];

const DELIVERIES = [
  { value: "COURIER", label: "Courier to the beneficiary", detail: "One to two business days" },
  { value: "COLLECT", label: "Collected at a branch" },
];

export const EXAMPLES: ExampleSet = {
  title: "Choices",
  examples: [
    {
      name: "Nothing chosen",
      Show: () => <SelectField label="Purpose" placeholder="Choose a purpose" options={PURPOSES} />,
    },
    {
      name: "Chosen",
      Show: () => (
        <SelectField
          label="Purpose"
          options={PURPOSES}
          defaultValue="LEASE"
          help="As the contract names it."
        />
      ),
    },
    {
      name: "Faulty",
      Show: () => (
        <SelectField
          label="Purpose"
          placeholder="Choose a purpose"
          options={PURPOSES}
          error="This field is required."
        />
      ),
    },
    { name: "One of few", Show: RadioExample },
    { name: "Yes or no", Show: YesNoExample },
    {
      name: "One tick",
      Show: () => (
        <CheckboxField
          label={
            <>
              I accept the{" "}
              <TextLink href="/terms" isInline>
                terms of use
              </TextLink>
            </>
          }
        />
      ),
    },
    {
      name: "Tick, faulty",
      Show: () => <CheckboxField label="I accept the privacy policy" error="This field is required." />,
    },
    {
      name: "Tick, set and switched off",
      Show: () => <CheckboxField label="Ask for the registered name" defaultChecked disabled />,
    },
    { name: "Ways to see one thing", Show: SegmentsExample },
  ],
};

function RadioExample() {
  const [value, setValue] = useState<string | null>("COURIER");
  return <RadioGroupField label="Delivery" options={DELIVERIES} value={value} onChange={setValue} />;
}

function YesNoExample() {
  const [value, setValue] = useState<boolean | null>(null);
  return (
    <YesNoField
      label="Is the applicant a trust?"
      value={value}
      onChange={setValue}
      error={value === null ? "This field is required." : undefined}
    />
  );
}

function SegmentsExample() {
  const [value, setValue] = useState("changes");
  return (
    <SegmentedControl
      label="Wording"
      value={value}
      onChange={setValue}
      options={[
        { value: "changes", label: "Changes" },
        { value: "clean", label: "Clean" },
        { value: "two", label: "Version 2" },
      ]}
    />
  );
}
