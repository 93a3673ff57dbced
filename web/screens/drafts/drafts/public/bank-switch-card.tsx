// The guarantee at another bank that a draft replaces, and how far the switch is: the same for applicant and staff.

import {
  BANK_SWITCH_DECLARATION_TEXT,
  BANK_SWITCH_DECLARATIONS,
  BANK_SWITCH_STATUS_TEXT,
  BANK_SWITCH_STATUS_TONE,
} from "@bondline/domain/drafts/bank-switches/bank-switch.ts";
import { BANK_SWITCH_SECTIONS } from "@bondline/domain/drafts/bank-switches/bank-switch-fields.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { ReactNode } from "react";
import type { BankSwitchRecordFragment } from "../../../../api/generated/graphql.ts";
import { definitionsOf } from "../../../../app/fields/field-texts.ts";
import { Card } from "../../../../ui/card.tsx";
import { type Definition, DefinitionList } from "../../../../ui/definition-list.tsx";
import { CheckIcon } from "../../../../ui/icons.ts";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { TextLink } from "../../../../ui/text-link.tsx";

const WORDS = {
  heading: "Guarantee to be switched",
  edit: "Edit",
  returned: "Original returned",
} as const;

type CardProps = {
  readonly bgSwitch: BankSwitchRecordFragment;
  readonly editHref?: string | undefined;
  /** What may be done about it here. */
  readonly action?: ReactNode;
};

export function BankSwitchCard({ bgSwitch, editHref, action }: CardProps) {
  return (
    <Card
      heading={WORDS.heading}
      action={
        <>
          <StatusBadge tone={BANK_SWITCH_STATUS_TONE[bgSwitch.status]}>
            {BANK_SWITCH_STATUS_TEXT[bgSwitch.status]}
          </StatusBadge>
          {editHref !== undefined && <TextLink href={editHref}>{WORDS.edit}</TextLink>}
        </>
      }
      hasBody
    >
      <DefinitionList items={factsOf(bgSwitch)} />
      <ul className="mt-4 grid gap-1.5">
        {BANK_SWITCH_DECLARATIONS.filter((each) => bgSwitch.declarations[each]).map((each) => (
          <li key={each} className="flex gap-2 text-label text-ink-2">
            <CheckIcon className="mt-0.5 text-accent-text" />
            {BANK_SWITCH_DECLARATION_TEXT[each]}
          </li>
        ))}
      </ul>
      {action !== undefined && <div className="mt-4">{action}</div>}
    </Card>
  );
}

function factsOf(bgSwitch: BankSwitchRecordFragment): Definition[] {
  const { guarantee, security } = BANK_SWITCH_SECTIONS;
  const { termDepositEndDate, ...secured } = security;
  const { returnedDate } = bgSwitch;
  return [
    ...definitionsOf({ ...guarantee, ...secured }, bgSwitch),
    ...(bgSwitch.termDepositEndDate === null ? [] : definitionsOf({ termDepositEndDate }, bgSwitch)),
    ...(returnedDate === null ? [] : [{ term: WORDS.returned, value: formatDate(plainDate(returnedDate)) }]),
  ];
}
