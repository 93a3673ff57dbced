// Takes back one of the person's own calendar addresses: from then on it opens nothing.

import { isUuid } from "@bondline/domain/ids.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { deleteOwnFeed } from "../calendar-feed-store.ts";

/** One that is gone already, or was never theirs, is simply not among those that are left. */
export async function removeCalendarFeed(tx: Transaction, input: { id: string }): Promise<CommandResult> {
  const { accountId } = requirePerson(tx.actor);
  if (isUuid(input.id)) await deleteOwnFeed(tx, accountId, input.id);
  return { accountId };
}
