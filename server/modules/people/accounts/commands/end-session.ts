// Ends one of the person's own sessions, such as that of a telephone left in a taxi.

import { isUuid } from "@bondline/domain/ids.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { revokeOwnSession } from "../session-store.ts";

/** One that has ended already, or was never theirs, is simply not among those that are left. */
export async function endSession(tx: Transaction, input: { id: string }): Promise<CommandResult> {
  const { accountId } = requirePerson(tx.actor);
  if (isUuid(input.id)) await revokeOwnSession(tx, accountId, input.id);
  await tx.announce("account", { id: accountId });
  return { accountId };
}
