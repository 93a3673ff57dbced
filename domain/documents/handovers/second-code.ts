// The second code of a handover, which comes another way than its link: how it is written, and how often it may be tried.

/** Without those that look alike. */
export const SECOND_CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

export const SECOND_CODE_TRIES = 5;

export const WRONG_CODE_MESSAGE = "This code is not right. It came with the paper, or ask the sender.";

export function lockedMessage(sender: string): string {
  return `This handover is locked after ${SECOND_CODE_TRIES} wrong codes. Ask ${sender} for a new code.`;
}

/** A code as it was typed: in small letters, with spaces or without its hyphen. */
export function secondCodeIn(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

export function isLocked(tries: number): boolean {
  return tries >= SECOND_CODE_TRIES;
}
