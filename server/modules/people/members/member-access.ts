// The only access checks of an organisation's members.

import { asMemberId, type OrganisationId } from "@bondline/domain/ids.ts";
import type { OnlyAdministrator } from "@bondline/domain/people/accounts/closed-account.ts";
import { MEMBER_FILTERS } from "@bondline/domain/people/members/member-filters.ts";
import { liveRecordsText } from "@bondline/domain/people/organisations/live-records.ts";
import {
  LAST_ADMINISTRATOR_MESSAGE,
  type MemberRole,
  onlyAdministratorMessage,
} from "@bondline/domain/people/organisations/organisation.ts";
import { keepsAnAdmin } from "@bondline/domain/people/organisations/organisation-capabilities.ts";
import { memberExportColumns } from "@bondline/domain/records/exports/member-export-columns.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import { checkFilter, type SentFilter } from "../../../graphql/list-filter.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { listSourceOf } from "../../../spreadsheets/list-source.ts";
import type { RowSource } from "../../../spreadsheets/row-source.ts";
import { isProviderAdministrator, requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import {
  accessOrganisation,
  readLiveRecords,
  requireOrganisationToClose,
} from "../organisations/organisation-access.ts";
import {
  countMembers,
  type FormerMember,
  findMember,
  findMemberOf,
  hasMemberWithEmail,
  isMemberOf,
  listFormerMembers,
  listMembersOf,
  listNextAdministrators,
  lockAdministrators,
  lockFellowAdministrators,
  lockMembers,
  type Member,
  type MemberSort,
  memberListToExport,
} from "./member-store.ts";

export type { FormerMember, Member } from "./member-store.ts";

export type MemberPlace = { organisationId: string; memberId: string };

export type MemberList = {
  organisationId: string;
  search?: string | null | undefined;
  sort?: MemberSort | null | undefined;
  filter?: SentFilter;
};

/** Every member knows the others; what may be done about them is the administrators' alone. */
export async function listMembers(tx: Transaction, list: MemberList & PageArguments): Promise<Page<Member>> {
  const { filter } = await listOf(tx, list);
  return await listMembersOf(tx, filter, list.sort ?? BY_NAME, list);
}

/** Of a client, for whoever was let see it as the provider's people do. */
export async function listMembersOfClient(
  tx: Transaction,
  organisationId: OrganisationId,
  list: PageArguments,
): Promise<Page<Member>> {
  return await listMembersOf(tx, { organisationId, search: "", narrowed: {} }, BY_NAME, list);
}

/** One of them, for whoever was let see the client so. */
export async function accessMemberOfClient(
  tx: Transaction,
  place: { organisationId: OrganisationId; memberId: string },
): Promise<Member> {
  const memberId = asMemberId(place.memberId);
  return (await findMember(tx, { ...place, memberId })) ?? refuse("MEMBER_NOT_FOUND", { id: memberId });
}

/** As the list shows them. */
export async function accessMembersToExport(
  tx: Transaction,
  list: MemberList,
  zone: string,
): Promise<RowSource> {
  const { filter, name } = await listOf(tx, list);
  return listSourceOf(tx, {
    name: [name, "members"],
    columns: memberExportColumns(zone),
    rights: "CAN_VIEW",
    count: () => countMembers(tx, filter),
    statement: memberListToExport(filter, list.sort ?? BY_NAME, zone),
  });
}

const BY_NAME: MemberSort = { field: "NAME", direction: "ASC" };

async function listOf(tx: Transaction, { organisationId, search, filter }: MemberList) {
  const { id, name } = await accessOrganisation(tx, organisationId);
  const narrowed = checkFilter(MEMBER_FILTERS, filter);
  return { name, filter: { organisationId: id, search: search ?? "", narrowed } };
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

/** Every member may go by themselves, but for the only administrator, who is shown who could be the next. */
export async function accessOwnMembershipToEnd(tx: Transaction, organisationId: string): Promise<Member> {
  const { accountId } = requirePerson(tx.actor);
  const { id, name } = await accessOrganisation(tx, organisationId);
  const adminCount = await lockAdministrators(tx, id);
  const member = await findMemberOf(tx, { organisationId: id, accountId });
  if (member === undefined) return refuse("ORGANISATION_NOT_FOUND", { id });
  if (!keepsAnAdmin({ adminCount, roleNow: member.role, roleAfter: null })) {
    const others = await listNextAdministrators(tx, member);
    refuseFields({ organisationId: onlyAdministratorMessage(name, others) });
  }
  return member;
}

type OnlyAdministratorOf = OnlyAdministrator & { organisationId: OrganisationId };

/** Organisations that have no other administrator than the person who acts; who else administers theirs waits until this work ends. */
export async function listOnlyAdministratorOf(tx: Transaction): Promise<OnlyAdministratorOf[]> {
  const { accountId } = requirePerson(tx.actor);
  const administrators = await lockFellowAdministrators(tx, accountId);
  const alone: OnlyAdministratorOf[] = [];
  for (const [organisationId, of] of Map.groupBy(administrators, (each) => each.organisationId)) {
    const [first, ...fellows] = of;
    if (first === undefined || fellows.length > 0 || first.accountId !== accountId) continue;
    const { name } = await accessOrganisation(tx, organisationId);
    const others = await listNextAdministrators(tx, first);
    const live = liveRecordsText(await readLiveRecords(tx, organisationId));
    alone.push({ organisationId, organisation: name, others, live });
  }
  return alone;
}

/** Whether the person who acts belongs to an organisation by now, not only when the work began. */
export async function isMemberNow(tx: Transaction, organisationId: OrganisationId): Promise<boolean> {
  const { accountId } = requirePerson(tx.actor);
  return await isMemberOf(tx, { organisationId, accountId });
}

/** All of them, for whoever may close it; who changes one of them at the same moment waits. */
export async function accessMembersToEnd(tx: Transaction, id: OrganisationId): Promise<Member[]> {
  return await lockMembers(tx, requireOrganisationToClose(tx, id));
}

/** Who would be let in again where it is opened, for the provider's administrators. */
export async function listMembersToReturn(tx: Transaction, id: OrganisationId): Promise<FormerMember[]> {
  requirePerson(tx.actor);
  return isProviderAdministrator(tx.actor) ? await listFormerMembers(tx, id) : [];
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
