// Buttons in every variant and state.

import { Button } from "./button.tsx";
import type { ExampleSet } from "./example.tsx";
import { IconButton } from "./icon-button.tsx";
import {
  AddIcon,
  AttachIcon,
  CardPaymentIcon,
  DownloadIcon,
  EditIcon,
  MoreIcon,
  RemoveIcon,
} from "./icons.ts";
import { LinkButton } from "./link-button.tsx";
import { TextLink } from "./text-link.tsx";

export const EXAMPLES: ExampleSet = {
  title: "Buttons and links",
  examples: {
    Variants: (
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" icon={AddIcon}>
          New draft
        </Button>
        <Button icon={AttachIcon}>Import</Button>
        <Button variant="quiet">Edit reminder</Button>
        <Button variant="text">Show all</Button>
        <Button variant="danger" icon={RemoveIcon}>
          Cancel draft
        </Button>
        <Button variant="danger-quiet">Decline</Button>
      </div>
    ),
    "Small, in rows": (
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" size="small">
          Pay $4,550.00
        </Button>
        <Button size="small">Review changes</Button>
        <Button size="small" variant="text">
          Edit
        </Button>
        <LinkButton href="/documents" size="small">
          Open
        </LinkButton>
      </div>
    ),
    Busy: (
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" icon={CardPaymentIcon} isLoading>
          Pay by card
        </Button>
        <Button isLoading>Saving</Button>
      </div>
    ),
    "Not yet, with its reason": <Button disabledReason="One finding blocks approval">Approve</Button>,
    "Full width": (
      <Button variant="primary" icon={CardPaymentIcon} isFullWidth>
        Pay by card
      </Button>
    ),
    "Icons alone": (
      <div className="flex items-center gap-3">
        <IconButton icon={MoreIcon} label="More actions" look="framed" />
        <IconButton icon={DownloadIcon} label="Download guarantee.pdf" />
        <IconButton icon={EditIcon} label="Edit details" disabled />
      </div>
    ),
    Links: (
      <p>
        Under{" "}
        <TextLink href="/facilities" isInline>
          Macquarie guarantee facility
        </TextLink>
        . <TextLink href="/documents">Show all</TextLink>
      </p>
    ),
  },
};
