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
import type { Context } from "../../graphql/context.ts";
import { runWork, type Work } from "../../work/work.ts";
import {
  type CodePurpose,
  type CodeRow,
  type CodeTarget,
  countAttempt,
  findAccountByEmail,
  listLiveCodes,
  replaceCode,
  saveCodeUsed,
} from "./account-store.ts";
import { takeFromLimit } from "./limits.ts";

/** The clear code, for the mail alone. */
export async function drawCode(work: Work, target: CodeTarget): Promise<string> {
  const code = oneTimeCodeFromNumber(randomInt(CODE_COUNT));
  await replaceCode(work, {
    ...target,
    id: work.newId(),
    codeHash: codeHash(work.app, target, code),
    expiresAt: codeExpiresAt(work.now),
  });
  return code;
}

type Guess = {
  username: string;
  code: string;
  purpose: CodePurpose;
  /** Of the browser that signed up: only the code of its own sign-up is then right. */
  handleHash?: string | undefined;
};

/**
 * Runs `act` when the code is right, in the transaction that uses the code up. A wrong guess is counted and
 * committed before it is refused; unknown accounts, expired and wrong codes are answered alike.
 */
export async function withCode(
  app: App,
  { ipAddress }: Context["client"],
  guess: Guess,
  act: (work: Work, accountId: AccountId, code: CodeRow) => Promise<void>,
): Promise<void> {
  const isRight = await runWork(app, { system: "Account service" }, async (work) => {
    await takeFromLimit(work, "codePerAddress", ipAddress);
    await takeFromLimit(work, "codePerAccount", guess.username);
    const account = await findAccountByEmail(work, guess.username);
    if (account === undefined) return false;

    const { purpose, handleHash } = guess;
    const codes = await listLiveCodes(work, { accountId: account.id, purpose, handleHash });
    const code = codes.find((each) => isOpenedBy(work, account.id, each, guess));
    if (code === undefined) {
      await countAttempt(
        work,
        codes.map(({ id }) => id),
      );
      return false;
    }
    await saveCodeUsed(work, code.id);
    await act(work, account.id, code);
    return true;
  });
  if (!isRight) refuseFields({ code: INCORRECT_CODE_MESSAGE });
}

function isOpenedBy(work: Work, accountId: AccountId, code: CodeRow, guess: Guess): boolean {
  const { purpose } = guess;
  const expected = codeHash(work.app, { accountId, purpose, signUpId: code.signUpId }, guess.code);
  return decideCode({
    sentAt: code.createdAt,
    now: work.now,
    attemptsFailed: code.attempts,
    isMatch: sameHash(code.codeHash, expected),
  }).allowed;
}

/** Bound to account, purpose and sign-up: a reset code confirms nothing, and one sign-up's code no other's. */
function codeHash(app: App, { accountId, purpose, signUpId }: CodeTarget, code: string): string {
  return createHmac("sha256", app.settings.secrets.oneTimeCodeKey)
    .update([accountId, purpose, ...(signUpId === null ? [] : [signUpId]), code].join(" "))
    .digest("hex");
}

function sameHash(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
