// Choices from a list, and choices all visible.

import { CheckboxField } from "./checkbox-field.tsx";
import { type ExampleSet, Held } from "./example.tsx";
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

const VIEWS = [
  { value: "changes", label: "Changes" },
  { value: "clean", label: "Clean" },
  { value: "two", label: "Version 2" },
];

export const EXAMPLES: ExampleSet = {
  title: "Choices",
  examples: {
    "Nothing chosen": <SelectField label="Purpose" placeholder="Choose a purpose" options={PURPOSES} />,
    Chosen: (
      <SelectField label="Purpose" options={PURPOSES} defaultValue="LEASE" help="As the contract names it." />
    ),
    Faulty: (
      <SelectField
        label="Purpose"
        placeholder="Choose a purpose"
        options={PURPOSES}
        error="This field is required."
      />
    ),
    "One of few": (
      <Held start="COURIER">
        {(value, onChange) => (
          <RadioGroupField label="Delivery" options={DELIVERIES} {...{ value, onChange }} />
        )}
      </Held>
    ),
    "Yes or no": (
      <Held<boolean | null> start={null}>
        {(value, onChange) => (
          <YesNoField
            label="Is the applicant a trust?"
            error={value === null ? "This field is required." : undefined}
            {...{ value, onChange }}
          />
        )}
      </Held>
    ),
    "One tick": (
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
    "Tick, faulty": <CheckboxField label="I accept the privacy policy" error="This field is required." />,
    "Tick, set and switched off": (
      <CheckboxField label="Ask for the registered name" defaultChecked disabled />
    ),
    "Ways to see one thing": (
      <Held start="changes">
        {(value, onChange) => <SegmentedControl label="Wording" options={VIEWS} {...{ value, onChange }} />}
      </Held>
    ),
  },
};
