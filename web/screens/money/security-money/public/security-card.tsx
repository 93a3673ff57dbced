// The security money of a draft or a document: asked for, held since when and where, returned when and to whom.

import {
  SECURITY_STATUS_TEXT,
  SECURITY_STATUS_TONE,
  type SecurityStatus,
} from "@bondline/domain/money/security-money/security-money.ts";
import { aud, centsFromDecimal } from "@bondline/domain/values/money/money.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { ReactNode } from "react";
import type { SecurityMoneyFieldsFragment } from "../../../../api/generated/graphql.ts";
import { Card, CardBody } from "../../../../ui/card.tsx";
import { type Definition, DefinitionList } from "../../../../ui/definition-list.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { SECURITY_WORDS as WORDS } from "./security-words.ts";

type Security = SecurityMoneyFieldsFragment;
/** Whose money it is, who records it, and others whom neither concerns. */
type SecurityReader = "applicant" | "staff" | "other";
type SecurityCardProps = {
  readonly security: Security | null;
  readonly reader: SecurityReader;
  /** What may be recorded about it here. */
  readonly action?: ReactNode;
};

export function SecurityCard({ security, reader, action }: SecurityCardProps) {
  if (security === null || isOverUnlodged(security)) return null;
  const sentence = sentenceOf(security, reader);
  const lines = linesOf(security);
  return (
    <Card
      heading={WORDS.heading}
      action={
        <StatusBadge tone={SECURITY_STATUS_TONE[security.status]}>
          {SECURITY_STATUS_TEXT[security.status]}
        </StatusBadge>
      }
    >
      <CardBody isBelowHeading>
        <p className="figures text-figure font-semibold">{aud(security.askedAmount)}</p>
        <p className="figures text-label text-ink-3">{stateOf(security)}</p>
        {lines.length > 0 && (
          <div className="mt-4 border-t border-line pt-4">
            <DefinitionList areAmounts items={lines} />
          </div>
        )}
        {sentence !== undefined && <p className="mt-3 text-label text-ink-2">{sentence}</p>}
        {action !== undefined && <div className="mt-4 flex flex-wrap gap-2 empty:hidden">{action}</div>}
      </CardBody>
    </Card>
  );
}

export function isAboveZero(decimal: string): boolean {
  return centsFromDecimal(decimal) > 0n;
}

/** Asked for, never lodged, and no longer needed: there is nothing to tell. */
function isOverUnlodged({ movements, missingAmount }: Security): boolean {
  return movements.length === 0 && !isAboveZero(missingAmount);
}

function stateOf(security: Security): string {
  return STATES[security.status](security, security.bankName ?? WORDS.theBank);
}

const STATES: Record<SecurityStatus, (security: Security, bank: string) => string> = {
  ASKED: (_, bank) => WORDS.asked(bank),
  PART_HELD: ({ heldAmount }, bank) => WORDS.partHeld(aud(heldAmount), bank),
  HELD: ({ heldDate }, bank) => WORDS.held(dayText(heldDate), bank),
  PART_RETURNED: ({ heldAmount }, bank) => WORDS.partReturned(aud(heldAmount), bank),
  RETURNED: ({ returnedDate }) => WORDS.returned(dayText(returnedDate)),
};

function sentenceOf(security: Security, reader: SecurityReader): string | undefined {
  if (reader === "other") return undefined;
  const waits = isAboveZero(security.missingAmount);
  if (reader === "staff") {
    if (waits) return WORDS.sentence.staff.waits;
    return isAboveZero(security.returnableAmount) ? WORDS.sentence.staff.returnable : undefined;
  }
  if (waits) return WORDS.sentence.applicant.waits(security.bankName ?? WORDS.theBank);
  return isAboveZero(security.heldAmount) ? WORDS.sentence.applicant.held : undefined;
}

/** Each movement, and what is still to come. */
function linesOf({ movements, missingAmount }: Security): Definition[] {
  const moved = movements.map(lineOf);
  const isPart = movements.length > 0 && isAboveZero(missingAmount);
  return isPart ? [...moved, { term: WORDS.stillToCome, value: aud(missingAmount), isTotal: true }] : moved;
}

function lineOf({ kind, amount, movedDate, reference, returnedTo }: Security["movements"][number]) {
  const day = dayText(movedDate);
  const words = WORDS.reference(reference);
  return {
    term: kind === "HELD" ? WORDS.heldOn(day) : WORDS.returnedOn(day),
    value: aud(amount),
    note: returnedTo === null ? words : `${WORDS.to(returnedTo)}. ${words}`,
  };
}

function dayText(day: string | null): string {
  return day === null ? "" : formatDate(plainDate(day));
}
