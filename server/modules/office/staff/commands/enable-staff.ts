// Lets somebody of a bank or insurer who was disabled work again, in the role that they had.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessStaffToChange, requireOtherOfBank } from "../staff-access.ts";
import { saveStaffDisabled } from "../staff-store.ts";

export async function enableStaff(
  tx: Transaction,
  input: { id: string; version: number },
): Promise<CommandResult> {
  const person = await accessStaffToChange(tx, input);
  requireOtherOfBank(tx, person);
  await saveStaffDisabled(tx, person.id, null);
  await tx.announce("account", { id: person.accountId });
  return { staffPersonId: person.id };
}
