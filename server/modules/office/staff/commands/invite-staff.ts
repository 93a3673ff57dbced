// Gives somebody access to the portal as one of the staff, and mails them how they come in.

import { type AccountId, asStaffMemberId } from "@bondline/domain/ids.ts";
import { STAFF_RULES, TAKEN_ADDRESS_MESSAGE } from "@bondline/domain/office/staff/staff-fields.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { joinReferrer } from "../../../money/referrals/commands/join-referrer.ts";
import { activateAccount, insertActiveAccount, takeFromLimit } from "../../../people/accounts/public.ts";
import { lockProviderRow } from "../../changes/public.ts";
import { accessStaffPerson, requireStaffDesk } from "../staff-access.ts";
import { requireDuty, type StaffRoleInput } from "../staff-duty.ts";
import { sendStaffInvitation } from "../staff-mails.ts";
import { beginAccountOfBank, endSessionsOfStaff, findAccountOfEmail, insertStaff } from "../staff-store.ts";

export type InviteStaffInput = StaffRoleInput & { email: string; givenName: string; familyName: string };

export async function inviteStaff(tx: Transaction, input: InviteStaffInput): Promise<CommandResult> {
  const desk = requireStaffDesk(tx, "");
  const { accountId: actorId, givenName, familyName } = desk.person;
  const { email, givenName: given, familyName: family, ...role } = input;
  const names = requireFields(NAME_RULES, { email, givenName: given, familyName: family });
  const { duty, refersFor } = await requireDuty(tx, desk, role);
  await takeFromLimit(tx, "mailPerActor", actorId);
  await takeFromLimit(tx, "mailPerTarget", `invitation ${names.email}`);

  const providerId = await lockProviderRow(tx);
  const accountId = await (desk.supplierId === null ? accountFor(tx, names) : newAccountFor(tx, names));
  const id = asStaffMemberId(tx.newId());
  await insertStaff(tx, { ...duty, id, accountId, providerId });
  if (refersFor !== null) await joinReferrer(tx, accountId, refersFor);
  // What is open was opened without the second step that the staff signs in with.
  await endSessionsOfStaff(tx, accountId);
  await tx.announce("account", { id: accountId });
  await sendStaffInvitation(tx, await accessStaffPerson(tx, id), `${givenName} ${familyName}`);
  return { staffPersonId: id };
}

const NAME_RULES = {
  email: STAFF_RULES.email,
  givenName: STAFF_RULES.givenName,
  familyName: STAFF_RULES.familyName,
};

type Invited = { email: string; givenName: string; familyName: string };

/** A bank gets to know no account of anybody else, and takes none into its staff. */
async function newAccountFor(tx: Transaction, person: Invited): Promise<AccountId> {
  const id = tx.newId() as AccountId;
  if (!(await beginAccountOfBank(tx, { ...person, id }))) refuseFields({ email: TAKEN_ADDRESS_MESSAGE });
  return id;
}

/** Who has an account keeps it, with the names that they gave themselves. */
async function accountFor(tx: Transaction, person: Invited): Promise<AccountId> {
  const found = await findAccountOfEmail(tx, person.email);
  if (found?.isStaff) refuse("STAFF_ALREADY_EXISTS");
  if (found !== undefined) {
    await activateAccount(tx, found.id);
    return found.id;
  }
  const id = tx.newId() as AccountId;
  await insertActiveAccount(tx, { ...person, id });
  return id;
}
