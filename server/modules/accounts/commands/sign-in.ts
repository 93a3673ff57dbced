// Opens a session for an address and its password. Wrong address and wrong password are answered alike, and take as long.

import { SIGN_IN_FIELDS } from "@bondline/domain/accounts/account-fields.ts";
import { TWO_STEP_MINUTES_VALID } from "@bondline/domain/accounts/two-step.ts";
import { requireFields } from "@bondline/domain/fields/field-set.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import { addMinutes } from "@bondline/domain/time/instant.ts";
import type { Context } from "../../../graphql/context.ts";
import type { Answer } from "../../../graphql/idempotency.ts";
import { runWork, sessionTokenHash, type Work } from "../../../work/work.ts";
import { sendConfirmationCode } from "../account-mails.ts";
import { type AccountRow, findAccountByEmail, savePassword } from "../account-store.ts";
import { takeFromLimit } from "../limits.ts";
import { drawToken, openSession } from "../open-session.ts";
import { hashPassword, isOutdated, isPassword } from "../passwords.ts";
import { drawSecret, isTwoStepOn, isTwoStepRequired, readSetUp, type TwoStepSetUp } from "../two-step.ts";
import { insertChallenge } from "../two-step-store.ts";

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
    await runWork(app, { system: "Account service" }, async (work) => {
      await takeFromLimit(work, "mailPerTarget", email);
      await sendConfirmationCode(work, account);
    });
    refuseFields({ email: UNCONFIRMED_MESSAGE });
  }
  const renewedHash = isOutdated(account.passwordHash ?? "") ? await hashPassword(password) : undefined;
  const outcome = await runWork(app, { system: "Account service" }, async (work) => {
    if (renewedHash !== undefined) await savePassword(work, account.id, renewedHash);
    return await beginSignIn(work, account, client, input.keepSignedIn ?? false);
  });
  if (outcome instanceof TwoStepNeeded) refuse("TWO_STEP_REQUIRED", outcome.data);
  return outcome;
}

/** The password was right, and no session yet: whoever knows it must also hold the telephone. */
async function beginSignIn(
  work: Work,
  account: AccountRow,
  client: Context["client"],
  keepsSignedIn: boolean,
): Promise<Answer | TwoStepNeeded> {
  const isOn = await isTwoStepOn(work, account.id);
  if (!isOn && !(await isTwoStepRequired(work, account.id)))
    return await openSession(work, account.id, client, { keepsSignedIn });

  const challenge = drawToken();
  await insertChallenge(work, {
    accountId: account.id,
    challengeHash: sessionTokenHash(challenge),
    keepsSignedIn,
    expiresAt: addMinutes(work.now, TWO_STEP_MINUTES_VALID),
  });
  if (!isOn) await drawSecret(work, account.id);
  return new TwoStepNeeded({ challenge, setUp: (await readSetUp(work, account)) ?? null });
}

/** Carried out of the transaction before it is refused, so that the challenge stays. */
class TwoStepNeeded {
  readonly data: { challenge: string; setUp: TwoStepSetUp | null };

  constructor(data: { challenge: string; setUp: TwoStepSetUp | null }) {
    this.data = data;
  }
}
