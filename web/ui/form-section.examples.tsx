// A form of several steps from its bars to its foot, and what stands above it when it has faults.

import { Button } from "./button.tsx";
import { Card } from "./card.tsx";
import type { ExampleSet } from "./example.tsx";
import { FormSection, FullWidth } from "./form-section.tsx";
import { SelectField } from "./select-field.tsx";
import { StepProgress } from "./step-progress.tsx";
import { StickyFooter } from "./sticky-footer.tsx";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";

const STEPS = [
  { id: "guarantee", label: "Guarantee" },
  { id: "parties", label: "Parties" },
  { id: "security", label: "Security" },
  { id: "contract", label: "Contract" },
  { id: "delivery", label: "Delivery" },
];

export const EXAMPLES: ExampleSet = {
  title: "Forms",
  examples: {
    "A form of several steps": (
      <div className="grid gap-6">
        <StepProgress steps={STEPS} currentId="security" reachedId="contract" onSelect={() => undefined} />
        <Card>
          <FormSection title="Guarantee" sentence="What is guaranteed, for how much and until when.">
            <SelectField label="Type" options={[{ value: "BG", label: "Bank guarantee" }]} />
            <TextField label="Your reference" isOptional />
            <FullWidth>
              <TextField label="Project address" help="Start typing, or enter the address yourself." />
            </FullWidth>
          </FormSection>
          <FormSection title="Contract">
            <FullWidth>
              <TextArea
                label="Agreement"
                help="The contract the guarantee supports, as the wording should show it."
              />
            </FullWidth>
          </FormSection>
        </Card>
        <StickyFooter saved="saved">
          <Button>Back</Button>
          <Button variant="primary">Continue</Button>
        </StickyFooter>
      </div>
    ),
    "Saving, offline and failed": (
      <div>
        <StickyFooter saved="saving">
          <Button>Back</Button>
        </StickyFooter>
        <StickyFooter saved="offline">
          <Button>Back</Button>
        </StickyFooter>
        <StickyFooter saved="failed">
          <Button>Back</Button>
        </StickyFooter>
      </div>
    ),
  },
  wide: ["A form of several steps"],
};
