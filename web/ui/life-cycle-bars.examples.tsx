// The life of a draft, the limit of a facility, and something on its way.

import { Card } from "./card.tsx";
import type { ExampleSet } from "./example.tsx";
import { LifeCycleBars } from "./life-cycle-bars.tsx";
import { LimitBar, ProgressBar } from "./progress-bar.tsx";

export const EXAMPLES: ExampleSet = {
  title: "Progress",
  examples: {
    "The life of a draft": (
      <Card aria-label="Life of a draft" hasBody>
        <LifeCycleBars
          label="Progress"
          stages={[
            { name: "Drafted", state: "done", who: "Priya Raman", date: "09/11/2026" },
            { name: "Submitted", state: "done", who: "Jordan Nguyen", date: "13/11/2026" },
            { name: "Identified", state: "done", who: "2 of 2 directors", date: "17/11/2026" },
            { name: "Payment", state: "waiting", who: "Waiting for you", date: "due 23/11/2026" },
            { name: "With the bank", state: "later", who: "Macquarie", date: "1 to 2 business days" },
            { name: "Established", state: "later", who: "Original by courier", date: "about 26/11/2026" },
          ]}
        />
      </Card>
    ),
    "A limit taken up": (
      <LimitBar label="$947,500.00 free of $5,000,000.00" establishedPercent={68} projectedPercent={13} />
    ),
    "Over the limit": (
      <LimitBar label="$790,000.00 over $5,000,000.00" establishedPercent={100} projectedPercent={0} isOver />
    ),
    Uploading: <ProgressBar label="Uploading deed.pdf" percent={42} />,
  },
  wide: ["The life of a draft"],
};
