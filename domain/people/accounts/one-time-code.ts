// Codes that are mailed to confirm an address or to reset a password.

import { allowed, type Decision, denied } from "../../decision.ts";
import { invariant } from "../../invariant.ts";
import { accept, type FieldRule, reject, trimmed } from "../../values/fields/field-rule.ts";
import { addMinutes, type Instant } from "../../values/time/instant.ts";

const CODE_DIGITS = 6;
export const CODE_MINUTES_VALID = 10;
export const CODE_ATTEMPTS_MAX = 5;

/** How many different codes there are: the server draws a number below it. */
export const CODE_COUNT = 10 ** CODE_DIGITS;

/** One sentence for wrong, expired, used up and unknown, so that none of them can be distinguished. */
export const INCORRECT_CODE_MESSAGE = "Incorrect passcode.";

/** Kept as text, since a code may begin with 0. Spaces inside are dropped: mail programs put them there. */
export const oneTimeCode: FieldRule<string> = (raw) => {
  const code = trimmed(raw).replace(/ /g, "");
  return /^\d{6}$/.test(code) ? accept(code) : reject(`The code must consist of ${CODE_DIGITS} digits`);
};

/** "004821" from 4821. */
export function oneTimeCodeFromNumber(drawn: number): string {
  invariant(Number.isInteger(drawn) && drawn >= 0 && drawn < CODE_COUNT, "a code is drawn from its range");
  return String(drawn).padStart(CODE_DIGITS, "0");
}

export function codeExpiresAt(sentAt: Instant): Instant {
  return addMinutes(sentAt, CODE_MINUTES_VALID);
}

type CodeDenial = "expired" | "too-many-attempts" | "wrong";

type CodeFacts = {
  sentAt: Instant;
  now: Instant;
  /** Wrong attempts made before this one. */
  attemptsFailed: number;
  isMatch: boolean;
};

/** The reasons are for counting, never for showing. A used code is deleted, and so is never asked about. */
export function decideCode({ sentAt, now, attemptsFailed, isMatch }: CodeFacts): Decision<CodeDenial> {
  if (now >= codeExpiresAt(sentAt)) return denied("expired");
  if (attemptsFailed >= CODE_ATTEMPTS_MAX) return denied("too-many-attempts");
  return isMatch ? allowed : denied("wrong");
}
