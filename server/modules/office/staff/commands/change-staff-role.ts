// Gives somebody of the staff another role; what they may see and do changes at once, and they sign in anew.

import type { Answer } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { joinReferrer } from "../../../money/referrals/commands/join-referrer.ts";
import { accessStaffToChange, requireStaffDesk } from "../staff-access.ts";
import { requireDuty, type StaffRoleInput } from "../staff-duty.ts";
import { endSessionsOfStaff, saveStaffDuty } from "../staff-store.ts";

export type ChangeStaffRoleInput = StaffRoleInput & { id: string; version: number };

export async function changeStaffRole(
  tx: Transaction,
  { id, version, ...role }: ChangeStaffRoleInput,
): Promise<Answer> {
  const { accountId: actorId } = requireStaffDesk(tx, id);
  const { duty, refersFor } = await requireDuty(tx, role);
  const person = await accessStaffToChange(tx, { id, version, isAdminAfter: duty.isAdmin });
  await saveStaffDuty(tx, person.id, duty);
  if (refersFor !== null) await joinReferrer(tx, person.accountId, refersFor);
  if (person.accountId !== actorId) await endSessionsOfStaff(tx, person.accountId);
  await tx.announce("account", { id: person.accountId });
  return { staffPersonId: person.id };
}
