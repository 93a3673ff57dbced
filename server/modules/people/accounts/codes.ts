// One-time codes: drawn, kept as a keyed hash, validated with every guess counted.

import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import type { AccountId } from "@bondline/domain/ids.ts";
import {
  CODE_COUNT,
  codeExpiresAt,
  decideCode,
  INCORRECT_CODE_MESSAGE,
  oneTimeCodeFromNumber,
} from "@bondline/domain/people/accounts/one-time-code.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { App } from "../../../app.ts";
import type { Context } from "../../../graphql/context.ts";
import { runTransaction, type Transaction } from "../../../transaction/transaction.ts";
import {
  type CodePurpose,
  type CodeRow,
  type CodeTarget,
  countAttempt,
  listLiveCodes,
  replaceCode,
  saveCodeUsed,
} from "./account-store.ts";
import { admitCall } from "./admission.ts";
import { forgiveGuess, takeGuess } from "./guesses.ts";
import { drawToken } from "./token.ts";

/** For the mail alone: the digits to type, and what its link holds beside them. */
export type MailedCode = { code: string; linkKey: string };

export async function drawCode(tx: Transaction, target: CodeTarget): Promise<MailedCode> {
  const code = oneTimeCodeFromNumber(randomInt(CODE_COUNT));
  const linkKey = drawToken();
  await replaceCode(tx, {
    ...target,
    id: tx.newId(),
    codeHash: codeHash(tx.app, target, code),
    linkHash: codeHash(tx.app, target, linkKey),
    expiresAt: codeExpiresAt(tx.now),
  });
  return { code, linkKey };
}

type CodeGuess = {
  username: string;
  code: string;
  /** Of the mailed link: nobody guesses it, so that no count of wrong guesses stands in its way. */
  linkKey?: string | null | undefined;
  purpose: CodePurpose;
  /** Of the browser that signed up: only the code of its own sign-up is then right. */
  handleHash?: string | undefined;
};

/**
 * Runs `act` when the code is right, in the transaction that uses the code up. A wrong guess is counted and
 * committed before it is refused; unknown accounts, expired and wrong codes are answered alike, by the same statements.
 */
export async function withCode<Result>(
  app: App,
  { ipAddress }: Context["client"],
  guess: CodeGuess,
  act: (tx: Transaction, accountId: AccountId, code: CodeRow) => Promise<Result>,
): Promise<Result> {
  await admitCall(app, "codePerAddress", ipAddress);
  const outcome = await runTransaction(app, { system: "Account service" }, async (tx) => {
    const codes = await listLiveCodes(tx, guess);
    const code = codes.find((each) => isLinkOf(tx, each, guess)) ?? (await validateDigits(tx, codes, guess));
    if (code === undefined) return undefined;

    await saveCodeUsed(tx, code.id);
    return { result: await act(tx, code.accountId, code) };
  });
  return outcome === undefined ? refuseFields({ code: INCORRECT_CODE_MESSAGE }) : outcome.result;
}

async function validateDigits(
  tx: Transaction,
  codes: readonly CodeRow[],
  guess: CodeGuess,
): Promise<CodeRow | undefined> {
  await takeGuess(tx, `code of ${guess.username}`);
  const code = codes.find((each) => isOpenedBy(tx, each, guess));
  if (code !== undefined) await forgiveGuess(tx, `code of ${guess.username}`);
  else
    await countAttempt(
      tx,
      codes.map(({ id }) => id),
    );
  return code;
}

function isLinkOf({ app, now }: Transaction, code: CodeRow, { linkKey, purpose }: CodeGuess): boolean {
  if (!linkKey || code.linkHash === null || now >= codeExpiresAt(code.createdAt)) return false;
  return sameHash(code.linkHash, codeHash(app, { ...code, purpose }, linkKey));
}

function isOpenedBy({ app, now }: Transaction, code: CodeRow, guess: CodeGuess): boolean {
  const expected = codeHash(app, { ...code, purpose: guess.purpose }, guess.code);
  return decideCode({
    sentAt: code.createdAt,
    now,
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
