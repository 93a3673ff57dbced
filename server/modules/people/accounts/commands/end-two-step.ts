// Turns the second step of signing in off, for somebody whose work does not need it.

import { refuseFields } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessOwnAccountToChange } from "../account-access.ts";
import { requireCurrentPassword } from "../current-password.ts";
import { requireTwoStepCode } from "../require-two-step-code.ts";
import { isTwoStepRequired } from "../two-step.ts";
import { deleteTwoStep } from "../two-step-store.ts";

const REQUIRED_MESSAGE = "Your work needs two-step sign-in, so it stays on.";

export async function endTwoStep(
  tx: Transaction,
  input: { currentPassword: string; code: string },
): Promise<CommandResult> {
  const account = await accessOwnAccountToChange(tx);
  await requireCurrentPassword(tx, account, input.currentPassword);
  await requireTwoStepCode(tx, account.id, input.code);
  if (await isTwoStepRequired(tx, account.id)) refuseFields({ code: REQUIRED_MESSAGE });
  await deleteTwoStep(tx, account.id);
  await tx.announce("account", { id: account.id });
  return {};
}
