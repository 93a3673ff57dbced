// The only access checks of who was added to a facility by name: for whoever looks after its people.

import { NO_LIMITED_MEMBER_MESSAGE } from "@bondline/domain/facilities/facilities/facility-text.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import { email } from "@bondline/domain/values/fields/email.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { mayDo } from "./facility-access.ts";
import { type FacilityPerson, findMemberToAdd, listFacilityPeople } from "./facility-people-store.ts";
import type { Facility } from "./facility-record.ts";

/** Who else was added is nobody's affair who was added themselves. */
export async function listPeopleOf(tx: Transaction, facility: Facility): Promise<FacilityPerson[]> {
  return mayDo(tx, facility, "CAN_TAKE_OFF_COLLABORATORS") ? await listFacilityPeople(tx, facility.id) : [];
}

/** Everybody else of the organisation sees it anyway, and nobody outside it is invited onto a facility. */
export async function requireLimitedMember(tx: Transaction, facility: Facility, typed: string) {
  const { emailAddress } = requireFields({ emailAddress: required(email) }, { emailAddress: typed });
  const { organisationId } = facility;
  const member = await findMemberToAdd(tx, { organisationId, emailAddress });
  if (member === undefined) refuseFields({ emailAddress: NO_LIMITED_MEMBER_MESSAGE });
  if (member.role !== "LIMITED_USER") refuse("MEMBER_ALREADY_EXISTS");
  const people = await listFacilityPeople(tx, facility.id);
  if (people.some(({ accountId }) => accountId === member.accountId)) refuse("COLLABORATOR_ALREADY_EXISTS");
  return { ...member, emailAddress };
}

export async function requirePersonOn(
  tx: Transaction,
  facility: Facility,
  id: string,
): Promise<FacilityPerson> {
  const people = await listFacilityPeople(tx, facility.id);
  return people.find((each) => each.id === id.toLowerCase()) ?? refuse("COLLABORATOR_NOT_FOUND", { id });
}
