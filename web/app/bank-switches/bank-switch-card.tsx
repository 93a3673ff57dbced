// The guarantee at another bank that a draft replaces, and how far the switch is: the same for applicant and staff.

import {
  BG_SWITCH_DECLARATION_TEXT,
  BG_SWITCH_DECLARATIONS,
  BG_SWITCH_SECURITY_TEXT,
  BG_SWITCH_STATUS_TEXT,
  BG_SWITCH_STATUS_TONE,
} from "@bondline/domain/drafts/bank-switches/bank-switch.ts";
import { centsFromDecimal, formatAud } from "@bondline/domain/values/money/money.ts";
import { findPlainDate, formatDate } from "@bondline/domain/values/time/plain-date.ts";
import type { ReactNode } from "react";
import type { BankSwitchFieldsFragment } from "../../api/generated/graphql.ts";
import { Card, CardBody } from "../../ui/card.tsx";
import { type Definition, DefinitionList } from "../../ui/definition-list.tsx";
import { CheckIcon } from "../../ui/icons.ts";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { BG_SWITCH_WORDS as WORDS } from "./bank-switch-words.ts";

type CardProps = {
  readonly bgSwitch: BankSwitchFieldsFragment;
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
          <StatusBadge tone={BG_SWITCH_STATUS_TONE[bgSwitch.status]}>
            {BG_SWITCH_STATUS_TEXT[bgSwitch.status]}
          </StatusBadge>
          {editHref !== undefined && <TextLink href={editHref}>{WORDS.edit}</TextLink>}
        </>
      }
    >
      <CardBody isBelowHeading>
        <DefinitionList items={factsOf(bgSwitch)} />
        <ul className="mt-4 grid gap-1.5">
          {BG_SWITCH_DECLARATIONS.filter((each) => bgSwitch.declarations[each]).map((each) => (
            <li key={each} className="flex gap-2 text-label text-ink-2">
              <CheckIcon className="mt-0.5 text-accent-text" />
              {BG_SWITCH_DECLARATION_TEXT[each]}
            </li>
          ))}
        </ul>
        {action !== undefined && <div className="mt-4">{action}</div>}
      </CardBody>
    </Card>
  );
}

function factsOf(bgSwitch: BankSwitchFieldsFragment): Definition[] {
  const { securityType, termDepositEndDate, value, returnedDate } = bgSwitch;
  return [
    { term: WORDS.currentBankName, value: bgSwitch.currentBankName },
    { term: WORDS.guaranteeNumber, value: bgSwitch.guaranteeNumber },
    { term: WORDS.value, value: value === null ? null : formatAud(centsFromDecimal(value)) },
    { term: WORDS.expiryDate, value: dayText(bgSwitch.expiryDate) },
    {
      term: WORDS.securityType,
      value: securityType === null ? null : BG_SWITCH_SECURITY_TEXT[securityType],
      note: termDepositEndDate === null ? undefined : WORDS.depositEnds(dayText(termDepositEndDate) ?? ""),
    },
    ...(returnedDate === null ? [] : [{ term: WORDS.returned, value: dayText(returnedDate) }]),
  ];
}

function dayText(iso: string | null): string | null {
  const day = iso === null ? undefined : findPlainDate(iso);
  return day === undefined ? null : formatDate(day);
}
