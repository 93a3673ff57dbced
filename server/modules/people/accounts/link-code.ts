// The code in a link that opens something by itself: 22 letters and digits, more than 130 bits, kept as a hash alone.

import { createHash, randomInt } from "node:crypto";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
export const LINK_CODE_LENGTH = 22;

/** Of word characters alone, since the client takes all others out of the address. */
export function newLinkCode(): string {
  return Array.from({ length: LINK_CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}

const NO_WORD_CHARACTER = /[^A-Za-z0-9]/g;

/** A code as it came in a link, without what mail programs put round it. */
export function codeInLink(text: string): string {
  return text.replace(NO_WORD_CHARACTER, "");
}

/** Plain, since nobody can try all codes of this length. */
export function linkCodeHash(code: string): string {
  return createHash("sha256").update(code).digest("hex");
}
