// Takes somebody off the staff: they are out at once, on every device.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessStaffToChange, requireAdministratorAfter, requireProvidersDesk } from "../staff-access.ts";
import { deleteStaff, endSessionsOfStaff } from "../staff-store.ts";

export async function removeStaff(
  tx: Transaction,
  input: { id: string; version: number },
): Promise<CommandResult> {
  const person = await accessStaffToChange(tx, input);
  requireProvidersDesk(tx, input.id);
  await requireAdministratorAfter(tx, person, null);
  const { id, accountId } = person;
  // While whoever acts is still of the staff: they may be taking themselves off.
  await endSessionsOfStaff(tx, accountId);
  await deleteStaff(tx, id);
  await tx.announce("account", { id: accountId });
  return { staffPersonId: id };
}
