// Opens a session for an address and its password. Wrong address and wrong password are answered alike, and take as long.

import { SIGN_IN_FIELDS } from "@bondline/domain/people/accounts/account-fields.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { addressGroup } from "../../../../address-group.ts";
import type { App } from "../../../../app.ts";
import type { Turn } from "../../../../fair-queue.ts";
import type { Context } from "../../../../graphql/context.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { runTransaction, type Transaction } from "../../../../transaction/transaction.ts";
import { sendConfirmationCode } from "../account-mails.ts";
import { type AccountRow, findAccountByEmail, lockWithPassword, savePassword } from "../account-store.ts";
import { admissionTurn, admitCall } from "../admission.ts";
import { beginSignIn, sessionOrSecondStep } from "../begin-sign-in.ts";
import { countSignInFailure, requireCaptchaAfterFailures } from "../captcha.ts";
import { isCodeMailWanted } from "../code-mails.ts";
import { forgiveGuess, type Guess, takeGuess } from "../guesses.ts";
import { type DeviceMarks, findKnownDevice } from "../known-devices.ts";
import { takeFromLimit } from "../limits.ts";
import { hashPassword, isOutdated, isPassword } from "../passwords.ts";
import { findNewestSignUp, type SignUpRow } from "../sign-up-store.ts";

export const WRONG_CREDENTIALS_MESSAGE = "The email or the password is not correct.";
export const UNCONFIRMED_MESSAGE = "Please confirm your email address first. We have sent you a new code.";

const SERVICE = { system: "Account service" } as const;

export type SignInInput = {
  email: string;
  password: string;
  keepSignedIn?: boolean | null | undefined;
  captchaToken?: string | null | undefined;
  deviceMarks?: DeviceMarks;
};

export async function signIn(
  { application: app, client }: Pick<Context, "application" | "client">,
  input: SignInInput,
): Promise<CommandResult> {
  const { email, password } = requireFields(SIGN_IN_FIELDS, { email: input.email, password: input.password });
  const { guess, turn, isStranger } = await admitSignIn(app, client, { email, marks: input.deviceMarks });
  if (isStranger)
    await requireCaptchaAfterFailures(app, email, { token: input.captchaToken, ipAddress: client.ipAddress });
  const known = await runTransaction(app, SERVICE, async (tx) => {
    await takeGuess(tx, guess);
    return await findKnown(tx, email);
  });
  // Outside the transaction: the hash takes long, and a connection is not kept waiting for it.
  const kept = known?.waiting?.passwordHash ?? known?.account.passwordHash ?? null;
  const { passwordMemoryKib: memory } = app.settings;
  const isRight = await isPassword(password, kept, turn, memory);
  if (!isRight || known === undefined || known.account.status === "DELETED") {
    await countSignInFailure(app, email);
    refuseFields({ password: WRONG_CREDENTIALS_MESSAGE });
  }

  const { account, waiting } = known;
  if (waiting !== undefined) {
    await runTransaction(app, SERVICE, async (tx) => {
      await forgiveGuess(tx, guess);
      const target = { accountId: account.id, purpose: "CONFIRM", signUpId: waiting.id } as const;
      if (await isCodeMailWanted(tx, email, target))
        await sendConfirmationCode(tx, email, waiting, tx.newId());
    });
    refuseFields({ email: UNCONFIRMED_MESSAGE });
  }
  const renewedHash = isOutdated(account.passwordHash ?? "", memory)
    ? await hashPassword(password, turn, memory)
    : undefined;
  const outcome = await runTransaction(app, SERVICE, async (tx) => {
    if (!(await lockWithPassword(tx, account))) return undefined;
    await forgiveGuess(tx, guess);
    if (renewedHash !== undefined) await savePassword(tx, account.id, renewedHash);
    const { keepSignedIn, deviceMarks } = input;
    return await beginSignIn(tx, account, client, { keepsSignedIn: keepSignedIn ?? false, deviceMarks });
  });
  // The password was changed while it was validated: so it is validated again.
  if (outcome === undefined) return await signIn({ application: app, client }, input);
  return sessionOrSecondStep(outcome);
}

type AdmittedSignIn = { guess: Guess; turn: Turn; isStranger: boolean };

/** A browser that its owner is known by is counted by itself: no stranger and no neighbour uses up what is its. */
async function admitSignIn(
  app: App,
  { ipAddress }: Context["client"],
  { email, marks }: { email: string; marks: DeviceMarks },
): Promise<AdmittedSignIn> {
  const device = marks?.length ? await findDeviceInTurn(app, ipAddress, { email, marks }) : undefined;
  if (device === undefined) {
    await admitCall(app, "signInPerAddress", ipAddress);
    const turn = app.hashing.turn("sign-in", addressGroup(ipAddress));
    return { guess: `password of ${email}`, turn, isStranger: true };
  }
  await runTransaction(app, SERVICE, (tx) => takeFromLimit(tx, "signInPerDevice", device));
  const turn = app.hashing.turn("known device", device);
  return { guess: `password on device ${device}`, turn, isStranger: false };
}

/** Before it is known whose limit counts, and so in the address's turn. */
async function findDeviceInTurn(
  app: App,
  ipAddress: string,
  { email, marks }: { email: string; marks: DeviceMarks },
): Promise<string | undefined> {
  return await admissionTurn(
    app,
    ipAddress,
  )(() => runTransaction(app, SERVICE, (tx) => findKnownDevice(tx, email, marks)));
}

/**
 * Of an address that is not confirmed, the password of its newest sign-up is the one that leads to a new code. Both are
 * asked for whatever the first one says, so that the statements tell nobody whether there is such an account.
 */
async function findKnown(
  tx: Transaction,
  email: string,
): Promise<{ account: AccountRow; waiting: SignUpRow | undefined } | undefined> {
  const account = await findAccountByEmail(tx, email);
  const newest = await findNewestSignUp(tx, email);
  if (account === undefined) return undefined;
  return { account, waiting: account.emailConfirmedAt === null ? newest : undefined };
}
