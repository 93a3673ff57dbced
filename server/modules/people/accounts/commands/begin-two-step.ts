// Draws and shows the secret of a second step of signing in; it is asked for only once a code has proven it.

import { refuseFields } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessOwnAccountToChange } from "../account-access.ts";
import { requireCurrentPassword } from "../current-password.ts";
import { drawSecret, isTwoStepOn, isTwoStepRequired } from "../two-step.ts";

const ALREADY_ON_MESSAGE = "Two-step sign-in is on already.";
const BY_MAIL_MESSAGE =
  "Your work needs two-step sign-in. Sign out and in again. We then email you a code to set it up.";

export async function beginTwoStep(
  tx: Transaction,
  input: { currentPassword: string },
): Promise<CommandResult> {
  const account = await accessOwnAccountToChange(tx);
  await requireCurrentPassword(tx, account, input.currentPassword);
  if (await isTwoStepOn(tx, account.id)) refuseFields({ currentPassword: ALREADY_ON_MESSAGE });
  // A session from before it was demanded came by a password alone.
  if (await isTwoStepRequired(tx, account.id)) refuseFields({ currentPassword: BY_MAIL_MESSAGE });
  await drawSecret(tx, account.id);
  return {};
}
