// Heads of pages: a list, and a single guarantee with its facts.

import { Button } from "./button.tsx";
import type { ExampleSet } from "./example.tsx";
import { FactStrip } from "./fact-strip.tsx";
import { AddIcon, AttachIcon, DownloadIcon, RemoveIcon, RetryIcon, ShareIcon } from "./icons.ts";
import { MenuButton } from "./menu-button.tsx";
import { PageHeader } from "./page-header.tsx";
import { StatusBadge } from "./status-badge.tsx";
import { TextLink } from "./text-link.tsx";

export const EXAMPLES: ExampleSet = {
  title: "Page header and facts",
  examples: {
    "A list": (
      <PageHeader
        title="Documents"
        sentence="Guarantees and bonds issued to your organisation."
        actions={
          <>
            <Button icon={AttachIcon}>Import</Button>
            <Button variant="primary" icon={AddIcon}>
              New draft
            </Button>
          </>
        }
      />
    ),
    "A guarantee": (
      <div className="grid gap-6">
        <PageHeader
          title="$850,000.00"
          isAmount
          breadcrumb={[{ label: "Documents", href: "/documents" }, { label: "BG-104212" }]}
          badges={
            <>
              <StatusBadge tone="ok">Established</StatusBadge>
              <StatusBadge tone="info">Amendment in progress</StatusBadge>
            </>
          }
          sentence={
            <>
              Bank guarantee for{" "}
              <strong className="font-medium text-ink">Hume Rail Delivery Authority</strong>, construction
              security
            </>
          }
          actions={
            <>
              <MenuButton
                label="More actions"
                items={[
                  { label: "Share", icon: ShareIcon },
                  { label: "Close out", icon: RemoveIcon, isDangerous: true, startsGroup: true },
                ]}
              />
              <Button icon={RetryIcon}>Request return</Button>
              <Button icon={DownloadIcon}>Guarantee</Button>
            </>
          }
        />
        <FactStrip
          facts={[
            { label: "Guarantee number", value: "MBG 7702 418 865", note: "Issued by Macquarie" },
            { label: "Established", value: "12/03/2025", note: "20 months ago" },
            { label: "Expires", value: "14/01/2027", note: "55 days left, at 4.00 pm", noteTone: "warn" },
            {
              label: "Facility",
              value: <TextLink href="/facilities/1">Macquarie guarantee facility</TextLink>,
              note: "$947,500.00 free",
            },
          ]}
        />
      </div>
    ),
  },
  wide: ["A list", "A guarantee"],
};
