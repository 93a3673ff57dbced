// What somebody without a session has asked for by naming an address: looked up here, where nobody measures how long it takes.

import type { AccountId } from "@bondline/domain/ids.ts";
import type { App } from "../../../app.ts";
import { runWork, type Work } from "../../../work/work.ts";
import { knownReferralCodes } from "../../money/referrals/referral-access.ts";
import { isMailWritten } from "../../records/mail/outbox.ts";
import { intentOf, sendConfirmationCode, sendResetCode, sendSignUpAttempt } from "./account-mails.ts";
import { findAccountByEmail, saveUnconfirmedAccount } from "./account-store.ts";
import { isCodeMailWanted } from "./code-mails.ts";
import { openSignUp, type SealedSignUp } from "./sealed-sign-up.ts";
import { findNewestSignUp, findSignUpByHandle, insertSignUp, type SignUpRow } from "./sign-up-store.ts";

const SERVICE = { system: "Account service" } as const;

/** The request's own id: what it has written already, it does not write again. */
type Request = { id: string; email: string };

export async function mailResetCode(app: App, { id, email }: Request): Promise<void> {
  await runWork(app, SERVICE, async (work) => {
    if (await isMailWritten(work, intentOf.resetCode(id), email)) return;
    const account = await findAccountByEmail(work, email);
    if (account?.status !== "ACTIVE") return;
    const target = { accountId: account.id, purpose: "RESET", signUpId: null } as const;
    if (await isCodeMailWanted(work, email, target)) await sendResetCode(work, account, id);
  });
}

export async function mailConfirmationCode(
  app: App,
  { id, email, handleHash }: Request & { handleHash: string | null },
): Promise<void> {
  await runWork(app, SERVICE, async (work) => {
    if (await isMailWritten(work, intentOf.confirmationCode(id), email)) return;
    const signUp = await findWaitingSignUp(work, email, handleHash);
    if (signUp === undefined) return;
    const target = { accountId: signUp.accountId, purpose: "CONFIRM", signUpId: signUp.id } as const;
    if (await isCodeMailWanted(work, email, target)) await sendConfirmationCode(work, email, signUp, id);
  });
}

/** Registers a person, or tells the owner of an address that somebody tried. */
export async function beginSignUp(app: App, sealed: SealedSignUp): Promise<void> {
  const { id, email, handleHash, referral, ...person } = openSignUp(app, sealed);
  await runWork(app, SERVICE, async (work) => {
    if (await isMailWritten(work, intentOf.confirmationCode(id), email)) return;
    const named = { ...person, email, id: work.newId() as AccountId };
    const accountId = await saveUnconfirmedAccount(work, named);
    if (accountId === undefined) return await sendSignUpAttempt(work, email, id);

    const { referrerCode, memberCode } = await knownReferralCodes(work, referral);
    const signUp = { ...person, id, accountId, referrerCode, referralPortalReferrerMemberCode: memberCode };
    await insertSignUp(work, { ...signUp, handleHash });
    await sendConfirmationCode(work, email, signUp, id);
  });
}

/** The sign-up of the browser that asks; of a browser that knows none, the newest. */
async function findWaitingSignUp(
  work: Work,
  email: string,
  handleHash: string | null,
): Promise<SignUpRow | undefined> {
  return handleHash === null
    ? await findNewestSignUp(work, email)
    : await findSignUpByHandle(work, email, handleHash);
}
