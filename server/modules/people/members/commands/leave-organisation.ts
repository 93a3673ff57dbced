// A member leaves the organisation by themselves: they are out at once, and what they did stays.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessOwnMembershipToEnd } from "../member-access.ts";
import { deleteMember } from "../member-store.ts";

export async function leaveOrganisation(
  tx: Transaction,
  input: { organisationId: string },
): Promise<CommandResult> {
  const { id, organisationId, accountId } = await accessOwnMembershipToEnd(tx, input.organisationId);
  await deleteMember(tx, id);
  await tx.announce("organisation", { id: organisationId, organisationId });
  await tx.announce("account", { id: accountId });
  return { organisationId };
}
