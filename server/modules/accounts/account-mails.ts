// The mails about accounts, put into the outbox with the change that causes them.

import { CODE_MINUTES_VALID } from "@bondline/domain/accounts/one-time-code.ts";
import type { AccountId } from "@bondline/domain/ids.ts";
import {
  confirmationCodeMail,
  passwordChangedMail,
  resetCodeMail,
  signUpAttemptMail,
} from "../../mail-messages/account-messages.ts";
import type { Work } from "../../work/work.ts";
import { queueMail } from "../mail/outbox.ts";
import { drawCode } from "./codes.ts";

type Addressee = { id: AccountId; email: string; givenName: string };

export async function sendConfirmationCode(work: Work, { id, email, givenName }: Addressee): Promise<void> {
  const code = await drawCode(work, id, "CONFIRM");
  const link = linkTo(work, "/account/verify", { username: email, code });
  await queueMail(work, {
    intent: `confirm ${id} ${work.newId()}`,
    to: [email],
    content: confirmationCodeMail({ givenName, code, link, minutesValid: CODE_MINUTES_VALID }),
  });
}

export async function sendResetCode(work: Work, { id, email, givenName }: Addressee): Promise<void> {
  const code = await drawCode(work, id, "RESET");
  const link = linkTo(work, "/account/reset", { username: email, code });
  await queueMail(work, {
    intent: `reset ${id} ${work.newId()}`,
    to: [email],
    content: resetCodeMail({ givenName, code, link, minutesValid: CODE_MINUTES_VALID }),
  });
}

/** To the owner of an address that somebody else, or the owner again, tried to register. */
export async function sendSignUpAttempt(work: Work, email: string): Promise<void> {
  await queueMail(work, {
    intent: `sign-up attempt ${email} ${work.newId()}`,
    to: [email],
    content: signUpAttemptMail({
      signInLink: linkTo(work, "/account/login"),
      resetLink: linkTo(work, "/account/reset"),
    }),
  });
}

export async function sendPasswordChanged(
  work: Work,
  { id, email }: { id: AccountId; email: string },
  signedOut: "every device" | "every other device",
): Promise<void> {
  await queueMail(work, {
    intent: `password changed ${id} ${work.newId()}`,
    to: [email],
    content: passwordChangedMail({ resetLink: linkTo(work, "/account/reset"), signedOut }),
  });
}

function linkTo(work: Work, path: string, query: Record<string, string> = {}): string {
  const parameters = new URLSearchParams(query).toString();
  return `${work.app.settings.publicUrl}${path}${parameters === "" ? "" : `?${parameters}`}`;
}
