// The first set-up of a second step that is demanded: opened by a mailed code, so that a password alone never shows a secret.

import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import {
  RECOVERY_LETTERS,
  RECOVERY_NUMBERS_NEEDED,
  recoveryCodeFromNumbers,
  TWO_STEP_ATTEMPTS_MAX,
} from "@bondline/domain/people/accounts/two-step.ts";
import type { App } from "../../../app.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { ChallengeRow } from "./two-step-store.ts";

/** The clear code, for the mail alone, and what is kept of it. It opens the one sign-in that it was mailed for. */
export function drawSetUpCode(app: App, challengeHash: string): { code: string; hash: string } {
  const drawn = Array.from({ length: RECOVERY_NUMBERS_NEEDED }, () => randomInt(RECOVERY_LETTERS.length));
  const code = recoveryCodeFromNumbers(drawn);
  return { code, hash: setUpCodeHash(app, challengeHash, code.replaceAll("-", "")) };
}

export function isSetUpCode(app: App, challenge: ChallengeRow, code: string): boolean {
  const expected = Buffer.from(setUpCodeHash(app, challenge.challengeHash, code));
  return challenge.setUpCodeHash !== null && timingSafeEqual(Buffer.from(challenge.setUpCodeHash), expected);
}

export function isChallengeOver(tx: Transaction, { expiresAt, attempts }: ChallengeRow): boolean {
  return expiresAt <= tx.now || attempts >= TWO_STEP_ATTEMPTS_MAX;
}

function setUpCodeHash({ settings }: App, challengeHash: string, code: string): string {
  return createHmac("sha256", settings.secrets.oneTimeCodeKey)
    .update(`${challengeHash} SET-UP ${code}`)
    .digest("hex");
}
