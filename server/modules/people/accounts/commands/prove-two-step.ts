// Turns the second step on by a code, and draws recovery codes: also new ones for somebody who has it on, whose old ones are void then.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessOwnAccountToChange } from "../account-access.ts";
import { requireTwoStepCode } from "../require-two-step-code.ts";
import { drawRecoveryCodes } from "../two-step.ts";

export async function proveTwoStep(tx: Transaction, input: { code: string }): Promise<CommandResult> {
  const account = await accessOwnAccountToChange(tx);
  await requireTwoStepCode(tx, account.id, input.code);
  const recoveryCodes = await drawRecoveryCodes(tx, account.id);
  await tx.announce("account", { id: account.id });
  return { recoveryCodes };
}
