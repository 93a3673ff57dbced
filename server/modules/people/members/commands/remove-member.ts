// Takes a member out of an organisation; the person is out at once, and what they watch ends.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessMemberToChange, type MemberPlace } from "../member-access.ts";
import { deleteMember } from "../member-store.ts";

export async function removeMember(tx: Transaction, input: MemberPlace): Promise<CommandResult> {
  const { id, organisationId, accountId } = await accessMemberToChange(tx, input, null);
  await deleteMember(tx, id);
  await tx.announce("organisation", { id: organisationId, organisationId });
  await tx.announce("account", { id: accountId });
  return { memberId: id };
}
