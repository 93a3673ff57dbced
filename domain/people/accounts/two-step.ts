// The second step of signing in: time-based codes of an authenticator app (RFC 6238), and the codes that replace a lost one.

import { accept, type FieldRule, reject, trimmed } from "../../values/fields/field-rule.ts";
import { STAFF_WORKSPACES, type StaffType } from "./staff.ts";

/** What every authenticator app takes without being shown. */
export const TOTP_DIGITS = 6;
export const TOTP_SECONDS = 30;
/** One step before and after the present one: telephones are seldom set to the second. */
const TOTP_STEPS_TOLERATED = 1;

export const RECOVERY_CODE_COUNT = 10;
/** How long the code may be awaited after the password was right. */
export const TWO_STEP_MINUTES_VALID = 10;
export const TWO_STEP_ATTEMPTS_MAX = 5;

export const TWO_STEP_MESSAGE = "This code is not correct. Use the newest one that your app shows.";

/** Letters and digits that are not mistaken for one another on paper: sixteen of them say 80 bits. */
export const RECOVERY_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const RECOVERY_LENGTH = 16;

/** "ABCD-EFGH-JKLM-NPQR" from numbers that were drawn below 32. */
export function recoveryCodeFromNumbers(drawn: readonly number[]): string {
  const letters = drawn
    .slice(0, RECOVERY_LENGTH)
    .map((number) => RECOVERY_LETTERS[number % RECOVERY_LETTERS.length]);
  return letters.join("").replace(/.{4}(?=.)/g, "$&-");
}

export const RECOVERY_NUMBERS_NEEDED = RECOVERY_LENGTH;

/** Either six digits of the app or one recovery code; spaces, dashes and small letters do not matter. */
export const twoStepCode: FieldRule<string> = (raw) => {
  const code = trimmed(raw).replace(/[\s-]/g, "").toUpperCase();
  const isKnown = /^\d{6}$/.test(code) || (code.length === RECOVERY_LENGTH && isOfLetters(code));
  return isKnown ? accept(code) : reject("Enter the six digits of your app, or a recovery code.");
};

export const SET_UP_CODE_MESSAGE = "This code is not correct. Use the one in the newest email.";

/** What is mailed before a first set-up has the form of a recovery code: too long to be guessed. */
export const setUpCode: FieldRule<string> = (raw) => {
  const code = trimmed(raw).replace(/[\s-]/g, "").toUpperCase();
  const isOne = code.length === RECOVERY_LENGTH && isOfLetters(code);
  return isOne ? accept(code) : reject("Enter the code from our email: 16 letters and digits.");
};

export function isRecoveryCode(code: string): boolean {
  return code.length === RECOVERY_LENGTH;
}

/** Provider and supplier staff act for others with one click, so a password alone is not enough for them. */
export function needsTwoStep(staffType: StaffType | null): boolean {
  return staffType !== null && STAFF_WORKSPACES[staffType] !== "REFERRAL";
}

/** The steps whose codes are taken at a moment, and that were not used up yet. */
export function stepsTaken(epochSeconds: number, lastStepUsed: number | null): number[] {
  const present = Math.floor(epochSeconds / TOTP_SECONDS);
  const steps = [];
  for (let step = present - TOTP_STEPS_TOLERATED; step <= present + TOTP_STEPS_TOLERATED; step += 1)
    if (lastStepUsed === null || step > lastStepUsed) steps.push(step);
  return steps;
}

function isOfLetters(code: string): boolean {
  return [...code].every((letter) => RECOVERY_LETTERS.includes(letter));
}
