// Opens a session for an address and its password. Wrong address and wrong password are answered alike, and take as long.

import { randomBytes } from "node:crypto";
import { SIGN_IN_FIELDS } from "@bondline/domain/accounts/account-fields.ts";
import { requireFields } from "@bondline/domain/fields/field-set.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { addMinutes } from "@bondline/domain/time/instant.ts";
import type { Context } from "../../../graphql/context.ts";
import type { Answer } from "../../../graphql/idempotency.ts";
import { runWork, sessionTokenHash, type Work } from "../../../work/work.ts";
import { sendConfirmationCode } from "../account-mails.ts";
import { type AccountRow, findAccountByEmail, insertSession, savePassword } from "../account-store.ts";
import { takeFromLimit } from "../limits.ts";
import { hashPassword, isOutdated, isPassword } from "../passwords.ts";

const TOKEN_BYTES = 32;
/** Idle and absolute lifetimes in minutes (SEC-19). */
const LIFETIMES = {
  usual: { idle: 30, absolute: 12 * 60 },
  keptSignedIn: { idle: 14 * 24 * 60, absolute: 30 * 24 * 60 },
} as const;

export const WRONG_CREDENTIALS_MESSAGE = "The email or the password is not correct.";
export const UNCONFIRMED_MESSAGE = "Please confirm your email address first. We have sent you a new code.";

export type SignInInput = { email: string; password: string; keepSignedIn?: boolean | null | undefined };

export async function signIn({ application: app, client }: Context, input: SignInInput): Promise<Answer> {
  const { email, password } = requireFields(SIGN_IN_FIELDS, { email: input.email, password: input.password });
  const account = await runWork(app, { system: "Account service" }, async (work) => {
    await takeFromLimit(work, "signInPerAddress", client.ipAddress);
    await takeFromLimit(work, "signInPerAccount", email);
    return await findAccountByEmail(work, email);
  });
  // Outside the transaction: the hash takes long, and a connection is not kept waiting for it.
  const isRight = await isPassword(password, account?.passwordHash ?? null);
  if (!isRight || account === undefined || account.status === "DELETED")
    refuseFields({ password: WRONG_CREDENTIALS_MESSAGE });

  if (account.emailConfirmedAt === null) {
    await runWork(app, { system: "Account service" }, (work) => sendConfirmationCode(work, account));
    refuseFields({ email: UNCONFIRMED_MESSAGE });
  }
  const renewedHash = isOutdated(account.passwordHash ?? "") ? await hashPassword(password) : undefined;
  return await runWork(app, { system: "Account service" }, async (work) => {
    if (renewedHash !== undefined) await savePassword(work, account.id, renewedHash);
    return await openSession(
      work,
      account,
      client,
      input.keepSignedIn ? LIFETIMES.keptSignedIn : LIFETIMES.usual,
    );
  });
}

async function openSession(
  work: Work,
  account: AccountRow,
  { ipAddress, userAgent }: Context["client"],
  lifetime: { idle: number; absolute: number },
): Promise<Answer> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const expiresAt = addMinutes(work.now, lifetime.absolute);
  await insertSession(work, {
    id: work.newId(),
    accountId: account.id,
    tokenHash: sessionTokenHash(token),
    userAgent: userAgent.slice(0, 255),
    ipAddress,
    idleMinutes: lifetime.idle,
    expiresAt,
  });
  return { session: { token, expiresAt } };
}
