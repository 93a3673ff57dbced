// What somebody without a session has asked for by naming an address: looked up here, where nobody measures how long it takes.

import type { AccountId } from "@bondline/domain/ids.ts";
import type { App } from "../../../app.ts";
import { runTransaction, type Transaction } from "../../../transaction/transaction.ts";
import { knownReferralCodes } from "../../money/referrals/referral-access.ts";
import { isMailWritten } from "../../records/mail/public.ts";
import { intentOf, sendConfirmationCode, sendResetCode, sendSignUpAttempt } from "./account-mails.ts";
import { findAccountByEmail, saveUnconfirmedAccount } from "./account-store.ts";
import { isCodeMailWanted } from "./code-mails.ts";
import { openSignUp, type SealedSignUp } from "./sealed-sign-up.ts";
import { findNewestSignUp, findSignUpByHandle, insertSignUp, type SignUpRow } from "./sign-up-store.ts";

const SERVICE = { system: "Account service" } as const;

/** The request's own id: what it has written already, it does not write again. */
type Request = { id: string; email: string };

export async function mailResetCode(app: App, { id, email }: Request): Promise<void> {
  await runTransaction(app, SERVICE, async (tx) => {
    if (await isMailWritten(tx, intentOf.resetCode(id), email)) return;
    const account = await findAccountByEmail(tx, email);
    if (account?.status !== "ACTIVE") return;
    const target = { accountId: account.id, purpose: "RESET", signUpId: null } as const;
    if (await isCodeMailWanted(tx, email, target)) await sendResetCode(tx, account, id);
  });
}

export async function mailConfirmationCode(
  app: App,
  { id, email, handleHash }: Request & { handleHash: string | null },
): Promise<void> {
  await runTransaction(app, SERVICE, async (tx) => {
    if (await isMailWritten(tx, intentOf.confirmationCode(id), email)) return;
    const signUp = await findWaitingSignUp(tx, email, handleHash);
    if (signUp === undefined) return;
    const target = { accountId: signUp.accountId, purpose: "CONFIRM", signUpId: signUp.id } as const;
    if (await isCodeMailWanted(tx, email, target)) await sendConfirmationCode(tx, email, signUp, id);
  });
}

/** Registers a person, or tells the owner of an address that somebody tried. */
export async function beginSignUp(app: App, sealed: SealedSignUp): Promise<void> {
  const { id, email, handleHash, referral, ...person } = openSignUp(app, sealed);
  await runTransaction(app, SERVICE, async (tx) => {
    if (await isMailWritten(tx, intentOf.confirmationCode(id), email)) return;
    const named = { ...person, email, id: tx.newId() as AccountId };
    const accountId = await saveUnconfirmedAccount(tx, named);
    if (accountId === undefined) return await sendSignUpAttempt(tx, email, id);

    const { referrerCode, memberCode } = await knownReferralCodes(tx, referral);
    const signUp = { ...person, id, accountId, referrerCode, referralPortalReferrerMemberCode: memberCode };
    await insertSignUp(tx, { ...signUp, handleHash });
    await sendConfirmationCode(tx, email, signUp, id);
  });
}

/** The sign-up of the browser that asks; of a browser that knows none, the newest. */
async function findWaitingSignUp(
  tx: Transaction,
  email: string,
  handleHash: string | null,
): Promise<SignUpRow | undefined> {
  return handleHash === null
    ? await findNewestSignUp(tx, email)
    : await findSignUpByHandle(tx, email, handleHash);
}
