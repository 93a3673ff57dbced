// Notifies people of an event in the transaction that makes it, and lets their open pages know.

import type { AccountId } from "@bondline/domain/ids.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { insertNotifications, type NotificationEvent } from "../notification-store.ts";

export type { NotificationEvent } from "../notification-store.ts";

/** No one is shown what they have just done themselves. */
export async function notifyPeople(tx: Transaction, people: readonly AccountId[], event: NotificationEvent) {
  const actor = tx.actor.kind === "person" ? tx.actor.accountId : undefined;
  const others = people.filter((accountId) => accountId !== actor);
  if (others.length === 0) return;
  for (const accountId of await insertNotifications(tx, others, event))
    await tx.announce("notification", { id: accountId });
}
