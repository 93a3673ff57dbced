// What an authenticator app shows for the key that a page names.

import { totpCode } from "../../server/modules/people/accounts/totp.ts";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const STEP_MILLISECONDS = 30_000;
export const STEPS_PER_DAY = 86_400_000 / STEP_MILLISECONDS;

/** The code of the present half minute, or of one that comes: no code is taken twice. */
export function codeOfApp(secret: string, stepsOn = 0): string {
  const bits = [...secret].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  return totpCode(bytes, Math.floor(Date.now() / STEP_MILLISECONDS) + stepsOn);
}
