// The money that is lodged behind a guarantee: its own amount, never a fee, and given back when the guarantee ends.

import { type DocumentStatus, isClosed } from "../../documents/documents/document.ts";
import type { DraftStatus } from "../../drafts/drafts/draft.ts";
import type { ProcessType } from "../../process-type.ts";
import { tonesOf } from "../../status-tone.ts";
import { AMOUNT_MESSAGE, currency } from "../../values/fields/amount.ts";
import { onOrAfter, onOrBefore, wireDate } from "../../values/fields/date.ts";
import { type FieldRule, refine, required } from "../../values/fields/field-rule.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { singleLine } from "../../values/fields/text.ts";
import {
  addCents,
  type Cents,
  formatAud,
  largerOfCents,
  subtractCents,
  ZERO_CENTS,
} from "../../values/money/money.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";
import type { PlainDate } from "../../values/time/plain-date.ts";

/** The whole amount under a fee plan that is secured by cash; null where nothing is lodged, or no amount is known yet. */
export function securityMoneyOf(
  draft: { processType: ProcessType; amountCents: Cents | null },
  feeSummary: { securityTypeCash: boolean } | null,
): Cents | null {
  const isLodged = draft.processType === "CASH_SECURITY" || feeSummary?.securityTypeCash === true;
  return isLodged ? draft.amountCents : null;
}

const SECURITY_MOVEMENT_TEXT = { HELD: "Held", RETURNED: "Returned" } as const;
export type SecurityMovementKind = keyof typeof SECURITY_MOVEMENT_TEXT;
export const SECURITY_MOVEMENT_KINDS = codesIn(SECURITY_MOVEMENT_TEXT);

export const SECURITY_STATUS_TEXT = {
  ASKED: "Asked for",
  PART_HELD: "Partly held",
  HELD: "Held",
  PART_RETURNED: "Partly returned",
  RETURNED: "Returned",
} as const;
export type SecurityStatus = keyof typeof SECURITY_STATUS_TEXT;
export const SECURITY_STATUSES = codesIn(SECURITY_STATUS_TEXT);
export const SECURITY_STATUS_TONE = tonesOf(SECURITY_STATUS_TEXT);

export type SecurityMovement = { kind: SecurityMovementKind; amountCents: Cents; movedDate: PlainDate };

export type SecurityFacts = {
  askedCents: Cents;
  movements: readonly SecurityMovement[];
  draftStatus: DraftStatus;
  /** Of what was issued; null while nothing is. */
  documentStatus: DocumentStatus | null;
};

export type SecurityBalance = {
  heldCents: Cents;
  returnedCents: Cents;
  /** Asked for and not held. */
  missingCents: Cents;
  /** Held, and no longer asked for. */
  returnableCents: Cents;
  status: SecurityStatus;
};

/** What is behind the guarantee now. All of it may go back once the guarantee has ended or will not come; before, only what is too much. */
export function securityBalance(facts: SecurityFacts): SecurityBalance {
  const { askedCents, movements } = facts;
  const cameCents = sumOf(movements, "HELD");
  const returnedCents = sumOf(movements, "RETURNED");
  const heldCents = subtractCents(cameCents, returnedCents);
  const neededCents = hasEnded(facts) ? ZERO_CENTS : askedCents;
  return {
    heldCents,
    returnedCents,
    missingCents: largerOfCents(subtractCents(neededCents, heldCents), ZERO_CENTS),
    returnableCents: largerOfCents(subtractCents(heldCents, neededCents), ZERO_CENTS),
    status: statusOf({ askedCents, heldCents, returnedCents }),
  };
}

function sumOf(movements: readonly SecurityMovement[], kind: SecurityMovementKind): Cents {
  return addCents(...movements.filter((each) => each.kind === kind).map(({ amountCents }) => amountCents));
}

function hasEnded({ draftStatus, documentStatus }: SecurityFacts): boolean {
  if (documentStatus !== null) return isClosed(documentStatus);
  return draftStatus === "CANCELLED" || draftStatus === "REJECTED";
}

type Sums = { askedCents: Cents; heldCents: Cents; returnedCents: Cents };

function statusOf({ askedCents, heldCents, returnedCents }: Sums): SecurityStatus {
  if (heldCents <= ZERO_CENTS) return returnedCents > ZERO_CENTS ? "RETURNED" : "ASKED";
  if (heldCents >= askedCents) return "HELD";
  return returnedCents > ZERO_CENTS ? "PART_RETURNED" : "PART_HELD";
}

/** A paid draft waits for its security money before it waits for the bank. */
export function waitsForSecurity(draftStatus: DraftStatus, missingCents: Cents): boolean {
  return draftStatus === "PROCESSING" && missingCents > ZERO_CENTS;
}

/** On which day the last of it came or went; undefined before. */
export function lastMovedDate(
  movements: readonly SecurityMovement[],
  kind: SecurityMovementKind,
): PlainDate | undefined {
  return movements
    .filter((each) => each.kind === kind)
    .map(({ movedDate }) => movedDate)
    .toSorted()
    .at(-1);
}

/** What the bank's own books show of it. */
export function securityHeldFields({ today, missingCents }: { today: PlainDate; missingCents: Cents }) {
  return {
    amount: required(upTo(missingCents, "is still to be held")),
    heldDate: required(onOrBefore(today, wireDate)),
    reference: required(singleLine(LENGTHS.refundReference)),
  };
}

type ReturnFacts = { today: PlainDate; heldDate: PlainDate; returnableCents: Cents };

export function securityReturnFields({ today, heldDate, returnableCents }: ReturnFacts) {
  return {
    amount: required(upTo(returnableCents, "may be returned")),
    returnedDate: required(onOrBefore(today, onOrAfter(heldDate, wireDate))),
    reference: required(singleLine(LENGTHS.refundReference)),
    returnedTo: required(singleLine(LENGTHS.name)),
  };
}

/** A cent at least. Money beyond what is asked for is nobody's security, so it is not written down as that. */
function upTo(mostCents: Cents, isWhat: string): FieldRule<Cents> {
  return refine(currency, (value) => {
    if (value <= ZERO_CENTS) return AMOUNT_MESSAGE;
    return value > mostCents ? `This is more than the ${formatAud(mostCents)} that ${isWhat}` : undefined;
  });
}
