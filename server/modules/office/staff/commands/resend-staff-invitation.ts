// Mails somebody of the staff again how they come in.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { takeFromLimit } from "../../../people/accounts/public.ts";
import { accessStaffPerson, requireStaffDesk, requireWorking } from "../staff-access.ts";
import { sendStaffInvitation } from "../staff-mails.ts";

export async function resendStaffInvitation(tx: Transaction, { id }: { id: string }): Promise<CommandResult> {
  const { accountId, givenName, familyName } = requireStaffDesk(tx, id).person;
  const person = await accessStaffPerson(tx, id);
  requireWorking(person);
  await takeFromLimit(tx, "mailPerActor", accountId);
  await takeFromLimit(tx, "mailPerTarget", `invitation ${person.email}`);
  await sendStaffInvitation(tx, person, `${givenName} ${familyName}`);
  return { staffPersonId: person.id };
}
