// The second code of a handover, which comes another way than its link: how it is written, and how often it may be tried.

import { accept, type FieldRule, reject } from "../../values/fields/field-rule.ts";

/** Without those that look alike. */
export const SECOND_CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

export const SECOND_CODE_LENGTH = 8;

const SECOND_CODE_TRIES = 5;

export const WRONG_CODE_MESSAGE = "This code is not right. It came with the paper, or ask the sender.";

export function lockedMessage(sender: string): string {
  return `This handover is locked after ${SECOND_CODE_TRIES} wrong codes. Ask ${sender} for a new code.`;
}

/** A code as it was typed: in small letters, with spaces or without its hyphen. */
export function secondCodeIn(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

/** What cannot be one is refused before it is counted as a try. */
export const secondCode: FieldRule<string> = (raw) => {
  const code = secondCodeIn(raw);
  const isWhole =
    code.length === SECOND_CODE_LENGTH && [...code].every((each) => SECOND_CODE_LETTERS.includes(each));
  return isWhole
    ? accept(code)
    : reject(`Enter the ${SECOND_CODE_LENGTH} letters and digits that came with the paper.`);
};

export function isLocked(tries: number): boolean {
  return tries >= SECOND_CODE_TRIES;
}
