// Gives a member another role; what the person may see and do changes at once.

import type { MemberRole } from "@bondline/domain/people/organisations/organisation.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessMemberToChange, type MemberPlace } from "../member-access.ts";
import { saveMemberRole } from "../member-store.ts";

export type ChangeMemberRoleInput = MemberPlace & { role: MemberRole };

export async function changeMemberRole(
  tx: Transaction,
  input: ChangeMemberRoleInput,
): Promise<CommandResult> {
  const { id, organisationId, accountId } = await accessMemberToChange(tx, input, input.role);
  await saveMemberRole(tx, id, input.role);
  await tx.announce("organisation", { id: organisationId, organisationId });
  await tx.announce("account", { id: accountId });
  return { organisationId, memberId: id };
}
