// A line of a bank statement: what it says, what becomes of it, and by what it is known again.

import type { Cents } from "../../values/money/money.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";
import type { PlainDate } from "../../values/time/plain-date.ts";

/** What came in is above zero, what went out below. */
export type BankLine = {
  readonly bookedDate: PlainDate;
  readonly amountCents: Cents;
  readonly currency: string;
  readonly narrative: string;
  /** By which the bank knows it, where it says so. */
  readonly bankReference: string | null;
};

export const BANK_LINE_STATE_TEXT = {
  MATCHED: "To be recorded",
  UNMATCHED: "To be settled",
  APPLIED: "Recorded",
  SET_ASIDE: "Set aside",
  READ_BEFORE: "Read before",
  DEBIT: "Not a deposit",
  UNREADABLE: "Not readable",
} as const;
export type BankLineState = keyof typeof BANK_LINE_STATE_TEXT;
export const BANK_LINE_STATES = codesIn(BANK_LINE_STATE_TEXT);

/** Why a person has to look at it. */
export const BANK_LINE_NOTE_TEXT = {
  NO_REFERENCE: "It names no payment reference of ours.",
  NEAR: "The reference has a slip in it. Compare it with the invoice that is suggested.",
  SEVERAL: "It names references of more than one invoice.",
  CLOSED: "Nothing is open on the invoice that it names.",
  TWICE: "A deposit of this day and amount is recorded for this invoice from another line.",
  FOREIGN: "It is not in Australian dollars.",
  CHANGED: "The invoice has changed since the dry run.",
  UNDONE: "What was recorded of it was undone.",
} as const;
export type BankLineNote = keyof typeof BANK_LINE_NOTE_TEXT;
export const BANK_LINE_NOTES = codesIn(BANK_LINE_NOTE_TEXT);

export const BANK_LINE_ACTIONS = ["CAN_MATCH", "CAN_SET_ASIDE", "CAN_UNDO"] as const;
export type BankLineAction = (typeof BANK_LINE_ACTIONS)[number];

const MAY: Readonly<Record<BankLineState, readonly BankLineAction[]>> = {
  MATCHED: ["CAN_MATCH", "CAN_SET_ASIDE", "CAN_UNDO"],
  UNMATCHED: ["CAN_MATCH", "CAN_SET_ASIDE"],
  APPLIED: ["CAN_UNDO"],
  SET_ASIDE: ["CAN_UNDO"],
  READ_BEFORE: [],
  DEBIT: [],
  UNREADABLE: [],
};

export function mayDoWithLine(state: BankLineState, action: BankLineAction): boolean {
  return MAY[state].includes(action);
}

/** Why a line is set aside or taken back, in so many characters. */
export const BANK_LINE_REASON_MAX = 500;

const NO_REFERENCE: ReadonlySet<string> = new Set(["", "NOTPROVIDED", "NONREF", "NA", "NIL"]);

/**
 * By what a line is known again when another statement has it too; equal lines of one statement are counted apart. A bank's
 * own reference is not enough by itself: some give it to all parts of one batch.
 */
export function bankLineText({
  bookedDate,
  amountCents,
  currency,
  narrative,
  bankReference,
}: BankLine): string {
  return [bookedDate, String(amountCents), currency, compactText(narrative), bankReference ?? ""].join("|");
}

/** A bank writes something where it has nothing to say. */
export function bankReferenceOf(text: string): string | null {
  return NO_REFERENCE.has(compactText(text)) ? null : text.trim();
}

function compactText(text: string): string {
  return text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}
