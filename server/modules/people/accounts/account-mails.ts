// The mails about accounts, put into the outbox with the change that causes them.

import type { AccountId } from "@bondline/domain/ids.ts";
import { deviceText } from "@bondline/domain/people/accounts/device-text.ts";
import { CODE_MINUTES_VALID, codeExpiresAt } from "@bondline/domain/people/accounts/one-time-code.ts";
import { TWO_STEP_MINUTES_VALID } from "@bondline/domain/people/accounts/two-step.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { queueMail } from "../../records/mail/public.ts";
import {
  accountClosedMail,
  accountRestoredMail,
  accountSuspendedMail,
  confirmationCodeMail,
  passwordChangedMail,
  providerLinkedMail,
  providerRemovedMail,
  resetCodeMail,
  signUpAttemptMail,
  twoStepSetUpMail,
} from "./account-messages.ts";
import { drawCode } from "./codes.ts";
import type { SignUpRow } from "./sign-up-store.ts";

/** Of one request each: a job that is run again finds that it has written. */
export const intentOf = {
  confirmationCode: (requestId: string) => `confirmation code ${requestId}`,
  resetCode: (requestId: string) => `reset code ${requestId}`,
};

type Addressee = { id: AccountId; email: string; givenName: string };

/** Says which sign-up the code is for: an address may have been typed by somebody else as well. */
export async function sendConfirmationCode(
  tx: Transaction,
  email: string,
  signUp: SignUpRow,
  requestId: string,
): Promise<void> {
  const { id: signUpId, accountId, userAgent } = signUp;
  const { code, linkKey } = await drawCode(tx, { accountId, purpose: "CONFIRM", signUpId });
  const link = linkTo(tx, "/account/verify", { username: email, code, key: linkKey });
  const device = userAgent === "" ? undefined : deviceText(userAgent);
  await queueMail(tx, {
    intent: intentOf.confirmationCode(requestId),
    record: null,
    to: [email],
    content: confirmationCodeMail({ code, link, device, minutesValid: CODE_MINUTES_VALID }),
    sendBefore: codeExpiresAt(tx.now),
  });
}

export async function sendResetCode(tx: Transaction, { id, email, givenName }: Addressee, requestId: string) {
  const { code, linkKey } = await drawCode(tx, { accountId: id, purpose: "RESET", signUpId: null });
  const link = linkTo(tx, "/account/reset", { username: email, code, key: linkKey });
  await queueMail(tx, {
    intent: intentOf.resetCode(requestId),
    record: null,
    to: [email],
    content: resetCodeMail({ givenName, code, link, minutesValid: CODE_MINUTES_VALID }),
    sendBefore: codeExpiresAt(tx.now),
  });
}

/** For the person at the keyboard of a first run, to whom nothing is mailed: it is shown once, and opens once. */
export async function drawPasswordLink(tx: Transaction, { id, email }: Pick<Addressee, "id" | "email">) {
  const { code, linkKey } = await drawCode(tx, { accountId: id, purpose: "RESET", signUpId: null });
  return {
    link: linkTo(tx, "/account/reset", { username: email, code, key: linkKey }),
    minutes: CODE_MINUTES_VALID,
  };
}

/** To somebody whose work needs a second step, at the first sign-in: only who reads this mail learns its secret. */
export async function sendTwoStepSetUpCode(
  tx: Transaction,
  { id, email, givenName }: Addressee,
  { code, expiresAt }: { code: string; expiresAt: Instant },
): Promise<void> {
  await queueMail(tx, {
    intent: `two-step set-up ${id} ${tx.newId()}`,
    record: null,
    to: [email],
    content: twoStepSetUpMail({
      givenName,
      code,
      minutesValid: TWO_STEP_MINUTES_VALID,
      resetLink: linkTo(tx, "/account/reset"),
    }),
    sendBefore: expiresAt,
  });
}

/** To the owner of an address that somebody else, or the owner again, tried to register. */
export async function sendSignUpAttempt(tx: Transaction, email: string, requestId: string): Promise<void> {
  await queueMail(tx, {
    intent: `sign-up attempt ${requestId}`,
    record: null,
    to: [email],
    content: signUpAttemptMail({
      signInLink: linkTo(tx, "/account/login"),
      resetLink: linkTo(tx, "/account/reset"),
    }),
  });
}

export async function sendPasswordChanged(
  tx: Transaction,
  { id, email }: { id: AccountId; email: string },
  signedOut: "every device" | "every other device",
): Promise<void> {
  await queueMail(tx, {
    intent: `password changed ${id} ${tx.newId()}`,
    record: null,
    to: [email],
    content: passwordChangedMail({ resetLink: linkTo(tx, "/account/reset"), signedOut }),
  });
}

/** To the owner of an address: from now on the sign-in provider's word opens their account too. */
export async function sendProviderLinked(
  tx: Transaction,
  { id, email, givenName }: Addressee,
  providerName: string,
): Promise<void> {
  await queueMail(tx, {
    intent: `provider linked ${id} ${tx.newId()}`,
    record: null,
    to: [email],
    content: providerLinkedMail({ givenName, providerName, resetLink: linkTo(tx, "/account/reset") }),
  });
}

/** To the owner of an address: the sign-in provider's word opens their account no more. */
export async function sendProviderRemoved(
  tx: Transaction,
  { id, email, givenName }: Addressee,
  providerName: string,
): Promise<void> {
  await queueMail(tx, {
    intent: `provider removed ${id} ${tx.newId()}`,
    record: null,
    to: [email],
    content: providerRemovedMail({ givenName, providerName, resetLink: linkTo(tx, "/account/reset") }),
  });
}

/** To the address that the account had until now: the last mail about it. */
export async function sendAccountClosed(tx: Transaction, { id, email, givenName }: Addressee): Promise<void> {
  await queueMail(tx, {
    intent: `account closed ${id}`,
    record: null,
    to: [email],
    content: accountClosedMail({ givenName, signUpLink: linkTo(tx, "/account/register") }),
  });
}

export async function sendAccountSuspended(
  tx: Transaction,
  { id, email, givenName, version }: Addressee & { version: number },
  reason: string,
): Promise<void> {
  await queueMail(tx, {
    intent: `account suspended ${id} ${version}`,
    record: null,
    to: [email],
    content: accountSuspendedMail({ givenName, reason }),
  });
}

export async function sendAccountRestored(
  tx: Transaction,
  { id, email, givenName, version }: Addressee & { version: number },
): Promise<void> {
  await queueMail(tx, {
    intent: `account restored ${id} ${version}`,
    record: null,
    to: [email],
    content: accountRestoredMail({ givenName, link: linkTo(tx, "/account/login") }),
  });
}

function linkTo(tx: Transaction, path: string, query: Record<string, string> = {}): string {
  const parameters = new URLSearchParams(query).toString();
  return `${tx.app.settings.publicUrl}${path}${parameters === "" ? "" : `?${parameters}`}`;
}
