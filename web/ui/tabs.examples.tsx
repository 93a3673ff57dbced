// Tabs as links with an address each, and the stream of what happened.

import { Card } from "./card.tsx";
import type { ExampleSet } from "./example.tsx";
import { Stream, StreamChanges, StreamItem, StreamWords } from "./stream.tsx";
import { TabLinks } from "./tabs.tsx";

export const EXAMPLES: ExampleSet = {
  title: "Tabs and the stream",
  examples: {
    "As links": (
      <TabLinks
        label="Documents"
        currentHref="/documents?tab=established"
        tabs={[
          { label: "Drafts", href: "/documents?tab=drafts", count: 3 },
          { label: "Established", href: "/documents?tab=established", count: 10482 },
          { label: "Projected", href: "/documents?tab=projected" },
          { label: "Closed", href: "/documents?tab=closed" },
          { label: "Awaiting return", href: "/documents?tab=awaiting" },
          { label: "Discontinued", href: "/documents?tab=discontinued" },
        ]}
      />
    ),
    "The stream, in a card": (
      <Card aria-label="Activity" hasBody>
        <Stream label="What happened">
          <StreamItem who="Jordan Nguyen" what="asked for an amendment" when="17/11/2026, 10.42 am">
            <StreamChanges
              changes={[
                { field: "Expiry date", from: "14/01/2027", to: "14/07/2027" },
                { field: "Your reference", from: "", to: "LC-0318 / Retention" },
              ]}
            />
          </StreamItem>
          <StreamItem who="Priya Raman" what="commented" when="16/11/2026, 4.05 pm">
            <StreamWords>
              Practical completion has moved to June. The superintendent’s letter is attached, we need six
              more months.
            </StreamWords>
          </StreamItem>
          <StreamItem
            who="Macquarie, Dana Whitfield"
            whoKind="organisation"
            what="changed the custodian"
            when="02/04/2025, 9.18 am"
          >
            <StreamChanges
              changes={[{ field: "Original held by", from: "Macquarie, Sydney", to: "Hume Rail, Geelong" }]}
            />
          </StreamItem>
        </Stream>
      </Card>
    ),
  },
  wide: ["As links", "The stream, in a card"],
};
