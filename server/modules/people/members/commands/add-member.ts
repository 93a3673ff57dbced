// Makes a person a member of an organisation; who may do so is asked by the command that needs it.

import { type AccountId, asMemberId, type OrganisationId } from "@bondline/domain/ids.ts";
import type { MemberRole } from "@bondline/domain/people/organisations/organisation.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { insertMember } from "../member-store.ts";

export type NewMember = { organisationId: OrganisationId; accountId: AccountId; role: MemberRole };

export async function addMember(tx: Transaction, member: NewMember): Promise<void> {
  await insertMember(tx, { ...member, id: asMemberId(tx.newId()) });
  await tx.announce("organisation", { id: member.organisationId, organisationId: member.organisationId });
}
