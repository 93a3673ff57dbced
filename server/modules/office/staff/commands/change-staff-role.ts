// Gives somebody of the staff another role, or another name until they have chosen a password; what they may see and do changes at once, and they sign in anew.

import { OWN_NAME_MESSAGE, STAFF_RULES } from "@bondline/domain/office/staff/staff-fields.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { joinReferrer } from "../../../money/referrals/commands/join-referrer.ts";
import {
  accessStaffToChange,
  requireAdministratorAfter,
  requireStaffDesk,
  type StaffPerson,
} from "../staff-access.ts";
import { requireDuty, type StaffRoleInput } from "../staff-duty.ts";
import { endSessionsOfStaff, saveStaffDuty, saveStaffName } from "../staff-store.ts";

type NameInput = { givenName?: string | null | undefined; familyName?: string | null | undefined };
export type ChangeStaffRoleInput = StaffRoleInput & NameInput & { id: string; version: number };

export async function changeStaffRole(
  tx: Transaction,
  { id, version, givenName, familyName, ...role }: ChangeStaffRoleInput,
): Promise<CommandResult> {
  const desk = requireStaffDesk(tx, id);
  const { duty, refersFor } = await requireDuty(tx, desk, role);
  const person = await accessStaffToChange(tx, { id, version });
  await requireAdministratorAfter(tx, person, duty);
  const name = requireName(person, { givenName, familyName });
  await saveStaffDuty(tx, person, duty);
  if (name !== undefined) await saveStaffName(tx, person, name);
  if (refersFor !== null) await joinReferrer(tx, person.accountId, refersFor);
  if (person.accountId !== desk.person.accountId) await endSessionsOfStaff(tx, person.accountId);
  await tx.announce("account", { id: person.accountId });
  return { staffPersonId: person.id };
}

/** Undefined: it stays. Who has a password says what they are called. */
function requireName(person: StaffPerson, typed: NameInput) {
  if (typed.givenName == null && typed.familyName == null) return undefined;
  const name = requireFields(NAME_RULES, {
    givenName: typed.givenName ?? person.givenName,
    familyName: typed.familyName ?? person.familyName,
  });
  const isSame = name.givenName === person.givenName && name.familyName === person.familyName;
  if (person.hasSignedUp && !isSame) refuseFields({ givenName: OWN_NAME_MESSAGE });
  return name;
}

const NAME_RULES = { givenName: STAFF_RULES.givenName, familyName: STAFF_RULES.familyName };
