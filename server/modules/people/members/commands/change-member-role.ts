// Gives a member another role; what the person may see and do changes at once.

import type { MemberRole } from "@bondline/domain/people/organisations/organisation.ts";
import type { Answer } from "../../../../graphql/idempotency.ts";
import type { Work } from "../../../../work/work.ts";
import { accessMemberToChange, type MemberPlace } from "../member-access.ts";
import { saveMemberRole } from "../member-store.ts";

export type ChangeMemberRoleInput = MemberPlace & { role: MemberRole };

export async function changeMemberRole(work: Work, input: ChangeMemberRoleInput): Promise<Answer> {
  const { id, organisationId, accountId } = await accessMemberToChange(work, input, input.role);
  await saveMemberRole(work, id, input.role);
  await work.announce("organisation", { id: organisationId, organisationId });
  await work.announce("account", { id: accountId });
  return { organisationId, memberId: id };
}
