// The only doors to an organisation's members.

import { asMemberId, type OrganisationId } from "@bondline/domain/ids.ts";
import {
  LAST_ADMINISTRATOR_MESSAGE,
  type MemberRole,
} from "@bondline/domain/people/organisations/organisation.ts";
import { keepsAnAdmin } from "@bondline/domain/people/organisations/organisation-capabilities.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import { type Page, type PageArguments, pageOf, pageRequest } from "../../../graphql/connection.ts";
import { requirePerson } from "../../../work/actor.ts";
import type { Work } from "../../../work/work.ts";
import { accessOrganisation } from "../organisations/organisation-access.ts";
import {
  countMembersOf,
  findMember,
  hasMemberWithEmail,
  isMemberOf,
  listMembersOf,
  lockAdministrators,
  type Member,
  nameOfMember,
} from "./member-store.ts";

export type { Member } from "./member-store.ts";

export type MemberPlace = { organisationId: string; memberId: string };

/** Every member knows the others; what may be done about them is the administrators' alone. */
export async function listMembers(
  work: Work,
  {
    organisationId,
    search,
    ...list
  }: PageArguments & { organisationId: string; search?: string | null | undefined },
): Promise<Page<Member>> {
  const { id } = await accessOrganisation(work, organisationId);
  const filter = { organisationId: id, search: search ?? "" };
  const request = pageRequest(list);
  const rows = await listMembersOf(work, filter, request);
  return pageOf(
    request,
    rows,
    (member) => ({ value: nameOfMember(member), id: member.id }),
    () => countMembersOf(work, filter),
  );
}

export async function accessMember(work: Work, place: MemberPlace): Promise<Member> {
  const { id } = await accessOrganisation(work, place.organisationId);
  const memberId = asMemberId(place.memberId);
  return (
    (await findMember(work, { organisationId: id, memberId })) ?? refuse("MEMBER_NOT_FOUND", { id: memberId })
  );
}

/**
 * Refuses what would leave the organisation without an administrator, by the field of the input that asks for it.
 * `roleAfter` is null when the member leaves.
 */
export async function accessMemberToChange(
  work: Work,
  place: MemberPlace,
  roleAfter: MemberRole | null,
): Promise<Member> {
  const { id } = await accessOrganisation(work, place.organisationId, "CAN_MANAGE_MEMBERS");
  const adminCount = await lockAdministrators(work, id);
  const member = await accessMember(work, place);
  if (!keepsAnAdmin({ adminCount, roleNow: member.role, roleAfter }))
    refuseFields({ [roleAfter === null ? "memberId" : "role"]: LAST_ADMINISTRATOR_MESSAGE });
  return member;
}

/** Whether the person who acts belongs to an organisation by now, not only when the work began. */
export async function isMemberNow(work: Work, organisationId: OrganisationId): Promise<boolean> {
  const { accountId } = requirePerson(work.actor);
  return await isMemberOf(work, { organisationId, accountId });
}

/** For those who may invite: whether an address is a member's already. */
export async function requireNoMemberWith(
  work: Work,
  wanted: { organisationId: string; email: string },
): Promise<void> {
  const { id } = await accessOrganisation(work, wanted.organisationId, "CAN_MANAGE_INVITATIONS");
  if (await hasMemberWithEmail(work, { organisationId: id, email: wanted.email }))
    refuse("MEMBER_ALREADY_EXISTS");
}
