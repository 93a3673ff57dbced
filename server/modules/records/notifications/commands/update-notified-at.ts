// Records that the person has looked at their notifications; all that were there count as read.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { saveNotifiedAt } from "../../../people/accounts/public.ts";

export async function updateNotifiedAt(tx: Transaction): Promise<CommandResult> {
  const { accountId } = requirePerson(tx.actor);
  await saveNotifiedAt(tx, accountId);
  await tx.announce("notification", { id: accountId });
  return { accountId };
}
