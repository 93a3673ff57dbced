// The only access checks of an organisation's members.

import { asMemberId, type OrganisationId } from "@bondline/domain/ids.ts";
import {
  LAST_ADMINISTRATOR_MESSAGE,
  type MemberRole,
} from "@bondline/domain/people/organisations/organisation.ts";
import { keepsAnAdmin } from "@bondline/domain/people/organisations/organisation-capabilities.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessOrganisation } from "../organisations/organisation-access.ts";
import {
  findMember,
  hasMemberWithEmail,
  isMemberOf,
  listMembersOf,
  lockAdministrators,
  type Member,
} from "./member-store.ts";

export type { Member } from "./member-store.ts";

export type MemberPlace = { organisationId: string; memberId: string };

/** Every member knows the others; what may be done about them is the administrators' alone. */
export async function listMembers(
  tx: Transaction,
  {
    organisationId,
    search,
    ...list
  }: PageArguments & { organisationId: string; search?: string | null | undefined },
): Promise<Page<Member>> {
  const { id } = await accessOrganisation(tx, organisationId);
  const filter = { organisationId: id, search: search ?? "" };
  return await listMembersOf(tx, filter, list);
}

export async function accessMember(tx: Transaction, place: MemberPlace): Promise<Member> {
  const { id } = await accessOrganisation(tx, place.organisationId);
  const memberId = asMemberId(place.memberId);
  return (
    (await findMember(tx, { organisationId: id, memberId })) ?? refuse("MEMBER_NOT_FOUND", { id: memberId })
  );
}

/**
 * Refuses what would leave the organisation without an administrator, by the field of the input that asks for it.
 * `roleAfter` is null when the member leaves.
 */
export async function accessMemberToChange(
  tx: Transaction,
  place: MemberPlace,
  roleAfter: MemberRole | null,
): Promise<Member> {
  const { id } = await accessOrganisation(tx, place.organisationId, "CAN_MANAGE_MEMBERS");
  const adminCount = await lockAdministrators(tx, id);
  const member = await accessMember(tx, place);
  if (!keepsAnAdmin({ adminCount, roleNow: member.role, roleAfter }))
    refuseFields({ [roleAfter === null ? "memberId" : "role"]: LAST_ADMINISTRATOR_MESSAGE });
  return member;
}

/** Whether the person who acts belongs to an organisation by now, not only when the work began. */
export async function isMemberNow(tx: Transaction, organisationId: OrganisationId): Promise<boolean> {
  const { accountId } = requirePerson(tx.actor);
  return await isMemberOf(tx, { organisationId, accountId });
}

/** For those who may invite: whether an address is a member's already. */
export async function requireNoMemberWith(
  tx: Transaction,
  wanted: { organisationId: string; email: string },
): Promise<void> {
  const { id } = await accessOrganisation(tx, wanted.organisationId, "CAN_MANAGE_INVITATIONS");
  if (await hasMemberWithEmail(tx, { organisationId: id, email: wanted.email }))
    refuse("MEMBER_ALREADY_EXISTS");
}
