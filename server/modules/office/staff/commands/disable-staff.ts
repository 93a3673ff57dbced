// Takes from somebody of a bank or insurer what they may see and do until they are enabled again: they are out at once, on every device.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import {
  accessStaffToChange,
  requireAdministratorAfter,
  requireOtherOfBank,
  requireWorking,
} from "../staff-access.ts";
import { endSessionsOfStaff, saveStaffDisabled } from "../staff-store.ts";

export async function disableStaff(
  tx: Transaction,
  input: { id: string; version: number },
): Promise<CommandResult> {
  const person = await accessStaffToChange(tx, input);
  requireOtherOfBank(tx, person);
  requireWorking(person);
  await requireAdministratorAfter(tx, person, null);
  await endSessionsOfStaff(tx, person.accountId);
  await saveStaffDisabled(tx, person.id, tx.now);
  await tx.announce("account", { id: person.accountId });
  return { staffPersonId: person.id };
}
