// Asks a signed-in person for the present password again, before what a stolen session must not be able to do.

import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import { addMinutes } from "@bondline/domain/values/time/instant.ts";
import type { Turn } from "../../../fair-queue.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessOwnAccountToChange } from "./account-access.ts";
import type { AccountRow } from "./account-store.ts";
import { isPassword } from "./passwords.ts";
import { findSession } from "./session-store.ts";

/** How long a sign-in counts as fresh. */
const FRESH_MINUTES = 5;

export const SIGN_IN_AGAIN_MESSAGE =
  "Please sign out and in again first, and choose a password within five minutes.";
export const WRONG_PASSWORD_MESSAGE = "This is not your current password.";

export async function requireCurrentPassword(tx: Transaction, account: AccountRow, given: string) {
  const { passwordMemoryKib } = tx.app.settings;
  if (!(await isPassword(given, account.passwordHash, ownTurn(tx, account), passwordMemoryKib)))
    refuseFields({ currentPassword: WRONG_PASSWORD_MESSAGE });
}

/** Each person of those who are signed in has their turn. */
export function ownTurn({ app }: Transaction, { id }: AccountRow): Turn {
  return app.hashing.turn("signed in", id);
}

/** A session that was opened just now, or the password with the call itself. */
export async function requireFreshness(
  tx: Transaction,
  account: AccountRow,
  given: string | null | undefined,
): Promise<void> {
  if (given) return await requireCurrentPassword(tx, account, given);
  if (!(await isSessionFresh(tx))) refuse("STEP_UP_REQUIRED");
}

/** The same of whoever is asking, for what other modules guard by it. */
export async function requireFreshSignIn(tx: Transaction, given: string | null | undefined): Promise<void> {
  await requireFreshness(tx, await accessOwnAccountToChange(tx), given);
}

/** For somebody who has no password to be asked for. */
export async function requireFreshSession(tx: Transaction): Promise<void> {
  if (!(await isSessionFresh(tx))) refuseFields({ newPassword: SIGN_IN_AGAIN_MESSAGE });
}

async function isSessionFresh(tx: Transaction): Promise<boolean> {
  const session = await findSession(tx, requirePerson(tx.actor).sessionId);
  return session !== undefined && addMinutes(session.createdAt, FRESH_MINUTES) >= tx.now;
}
