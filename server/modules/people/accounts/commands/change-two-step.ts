// Turns the second step of signing in on and off, and draws new recovery codes, for somebody who is signed in.

import type { AccountId } from "@bondline/domain/ids.ts";
import { TWO_STEP_MESSAGE, twoStepCode } from "@bondline/domain/people/accounts/two-step.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { Answer } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessOwnAccountToChange } from "../account-access.ts";
import { requireCurrentPassword } from "../current-password.ts";
import { drawRecoveryCodes, drawSecret, isTwoStepOn, isTwoStepRequired, takeCode } from "../two-step.ts";
import { deleteTwoStep } from "../two-step-store.ts";

export const ALREADY_ON_MESSAGE = "Two-step sign-in is on already.";
export const BY_MAIL_MESSAGE =
  "Your work needs two-step sign-in. Sign out and in again: we then mail you a code to set it up with.";
export const REQUIRED_MESSAGE = "Your work needs two-step sign-in, so it stays on.";

/** The secret is drawn and shown; it is asked for only once a code has proven it. */
export async function beginTwoStep(tx: Transaction, input: { currentPassword: string }): Promise<Answer> {
  const account = await accessOwnAccountToChange(tx);
  await requireCurrentPassword(tx, account, input.currentPassword);
  if (await isTwoStepOn(tx, account.id)) refuseFields({ currentPassword: ALREADY_ON_MESSAGE });
  // A session from before it was demanded came by a password alone.
  if (await isTwoStepRequired(tx, account.id)) refuseFields({ currentPassword: BY_MAIL_MESSAGE });
  await drawSecret(tx, account.id);
  return {};
}

/** Also draws new recovery codes for somebody who has it on already: the old ones are void then. */
export async function proveTwoStep(tx: Transaction, input: { code: string }): Promise<Answer> {
  const account = await accessOwnAccountToChange(tx);
  await requireCode(tx, account.id, input.code);
  const recoveryCodes = await drawRecoveryCodes(tx, account.id);
  await tx.announce("account", { id: account.id });
  return { recoveryCodes };
}

export async function endTwoStep(
  tx: Transaction,
  input: { currentPassword: string; code: string },
): Promise<Answer> {
  const account = await accessOwnAccountToChange(tx);
  await requireCurrentPassword(tx, account, input.currentPassword);
  await requireCode(tx, account.id, input.code);
  if (await isTwoStepRequired(tx, account.id)) refuseFields({ code: REQUIRED_MESSAGE });
  await deleteTwoStep(tx, account.id);
  await tx.announce("account", { id: account.id });
  return {};
}

async function requireCode(tx: Transaction, accountId: AccountId, given: string): Promise<void> {
  const { code } = requireFields({ code: required(twoStepCode) }, { code: given });
  if (!(await takeCode(tx, accountId, code))) refuseFields({ code: TWO_STEP_MESSAGE });
}
