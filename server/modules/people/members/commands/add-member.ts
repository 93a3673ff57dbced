// Makes a person a member of an organisation; who may do so is asked by the command that needs it.

import type { AccountId, OrganisationId } from "@bondline/domain/ids.ts";
import type { MemberRole } from "@bondline/domain/people/organisations/organisation.ts";
import type { Work } from "../../../../work/work.ts";
import { insertMember } from "../member-store.ts";

export type NewMember = { organisationId: OrganisationId; accountId: AccountId; role: MemberRole };

export async function addMember(work: Work, member: NewMember): Promise<void> {
  await insertMember(work, { ...member, id: work.newId() });
  await work.announce("organisation", { id: member.organisationId, organisationId: member.organisationId });
}
