// A code by which an organisation is named as the one that referred somebody.

import { randomInt } from "node:crypto";

/** Without letters and digits that look alike; ten of them leave nothing to guess. */
const LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const LENGTH = 10;

export function newReferralCode(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}
