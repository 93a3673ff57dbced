// One-time codes: drawn, kept as a keyed hash, judged with every guess counted.

import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import {
  CODE_COUNT,
  codeExpiresAt,
  decideCode,
  INCORRECT_CODE_MESSAGE,
  oneTimeCodeFromNumber,
} from "@bondline/domain/accounts/one-time-code.ts";
import type { AccountId } from "@bondline/domain/ids.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { App } from "../../app.ts";
import { runWork, type Work } from "../../work/work.ts";
import {
  type CodePurpose,
  countAttempt,
  findAccountByEmail,
  findLiveCode,
  replaceCode,
  saveCodeUsed,
} from "./account-store.ts";
import { takeFromLimit } from "./limits.ts";

/** The clear code, for the mail alone. */
export async function drawCode(work: Work, accountId: AccountId, purpose: CodePurpose): Promise<string> {
  const code = oneTimeCodeFromNumber(randomInt(CODE_COUNT));
  const id = work.newId();
  await replaceCode(work, {
    id,
    accountId,
    purpose,
    codeHash: codeHash(work.app, { accountId, purpose, code }),
    expiresAt: codeExpiresAt(work.now),
  });
  return code;
}

type Guess = { username: string; code: string; purpose: CodePurpose };

/**
 * Runs `act` when the code is right, in the transaction that uses the code up. A wrong guess is counted and
 * committed before it is refused; unknown accounts, expired and wrong codes are answered alike.
 */
export async function withCode(
  app: App,
  guess: Guess,
  act: (work: Work, accountId: AccountId) => Promise<void>,
): Promise<void> {
  const isRight = await runWork(app, { system: "Account service" }, async (work) => {
    await takeFromLimit(work, "codePerAccount", guess.username);
    const account = await findAccountByEmail(work, guess.username);
    const code = account === undefined ? undefined : await findLiveCode(work, account.id, guess.purpose);
    if (account === undefined || code === undefined) return false;

    const isMatch = sameHash(code.codeHash, codeHash(app, { ...guess, accountId: account.id }));
    const decision = decideCode({
      sentAt: code.createdAt,
      now: work.now,
      attemptsFailed: code.attempts,
      isMatch,
    });
    if (!decision.allowed) {
      await countAttempt(work, code.id);
      return false;
    }
    await saveCodeUsed(work, code.id);
    await act(work, account.id);
    return true;
  });
  if (!isRight) refuseFields({ code: INCORRECT_CODE_MESSAGE });
}

/** Bound to account and purpose: a reset code opens nothing else. */
function codeHash(
  app: App,
  { accountId, purpose, code }: { accountId: AccountId; purpose: CodePurpose; code: string },
): string {
  return createHmac("sha256", app.settings.secrets.oneTimeCodeKey)
    .update(`${accountId} ${purpose} ${code}`)
    .digest("hex");
}

function sameHash(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
