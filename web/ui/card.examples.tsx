// Cards with rows, with facts, with a bill, and with tabs.

import { AmountLines } from "./amount-lines.tsx";
import { Avatar } from "./avatar.tsx";
import { Button } from "./button.tsx";
import { Card, CardRow } from "./card.tsx";
import { CopyButton } from "./copy-button.tsx";
import { DefinitionList } from "./definition-list.tsx";
import { Disclosure } from "./disclosure.tsx";
import type { ExampleSet } from "./example.tsx";
import { IconButton } from "./icon-button.tsx";
import { AttachIcon, DownloadIcon, FileIcon } from "./icons.ts";
import { TextLink } from "./text-link.tsx";

export const EXAMPLES: ExampleSet = {
  title: "Cards",
  examples: {
    Rows: (
      <Card
        heading="Attachments"
        note="2"
        hasRows
        action={
          <Button size="small" icon={AttachIcon}>
            Attach file
          </Button>
        }
      >
        {["Bank guarantee BG-104212 signed.pdf", "Superintendent letter.pdf"].map((name) => (
          <CardRow key={name}>
            <span className="inline-flex size-8 shrink-0 items-center justify-center rounded-control bg-sunken text-ink-2">
              <FileIcon />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block truncate text-body">{name}</span>
              <span className="figures block text-meta text-ink-3">Clean · 412 kB · 12/03/2025</span>
            </span>
            <IconButton icon={DownloadIcon} label={`Download ${name}`} />
          </CardRow>
        ))}
      </Card>
    ),
    Amounts: (
      <Card heading="Securities held" action={<TextLink href="/holdings">All</TextLink>}>
        <AmountLines
          lines={[
            { name: "In your favour", note: "12 securities", amount: "$1,245,000.00", href: "/holdings" },
            { name: "Ends within 90 days", note: "5 securities", amount: "$604,500.00", href: "/reports" },
          ]}
        />
      </Card>
    ),
    "Costs, worked out": (
      <Card heading="Costs" action={<TextLink href="/edit">Edit</TextLink>} hasBody>
        <div className="flex items-end justify-between">
          <p className="figures text-title font-semibold">$29,390.33</p>
          <p className="figures text-label text-ink-2">$31,973.20 if held to expiry</p>
        </div>
        <hr className="my-3 border-line" />
        <Disclosure label="How this was worked out" isOpenAtFirst>
          <DefinitionList
            areAmounts
            items={[
              { term: "Set-up cost", note: "once, 12/03/2025", value: "$650.00" },
              {
                term: "3 half years at $8,500.00",
                note: "2.00% a year, to 11/09/2026",
                value: "$25,500.00",
              },
              { term: "This half year to today", note: "$8,500.00 × 69 of 181 days", value: "$3,240.33" },
              { term: "To today", value: "$29,390.33", isTotal: true },
            ]}
          />
        </Disclosure>
      </Card>
    ),
    Details: (
      <Card heading="Details" action={<TextLink href="/edit">Edit</TextLink>} hasBody>
        <DefinitionList
          items={[
            { term: "Your reference", value: "LC-0318 / Retention" },
            { term: "Project", value: "180 Pigdons Rd, Waurn Ponds VIC 3216" },
            { term: "Expected return", value: "" },
          ]}
        />
      </Card>
    ),
    "People and a reference to copy": (
      <Card heading="People" hasBody>
        <div className="mb-4 flex items-center gap-3">
          <Avatar name="Jordan Nguyen" />
          <div className="min-w-0 flex-1">
            <p className="text-label font-medium">Jordan Nguyen</p>
            <p className="text-meta text-ink-3">Issuer, you</p>
          </div>
          <p className="text-label text-ink-2">All but close out</p>
        </div>
        <div className="flex items-center justify-between rounded-control bg-sunken py-2 pr-1 pl-3">
          <div>
            <p className="text-meta text-ink-2">Deposit reference, needed to match your payment</p>
            <p className="figures text-heading font-semibold">DR20871LCPL</p>
          </div>
          <CopyButton text="DR20871LCPL" label="Copy deposit reference" />
        </div>
      </Card>
    ),
  },
};
