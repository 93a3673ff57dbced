// The access check of a person's own notifications; nobody reads those of another.

import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { countUnread, listNotificationsOf, type NotificationRow } from "./notification-store.ts";

export type { NotificationRow } from "./notification-store.ts";

/** The badge shows no more than 99+, so counting further would be for nothing. */
const UNREAD_COUNTED_MAX = 100;

export async function listOwnNotifications(
  tx: Transaction,
  list: PageArguments,
): Promise<Page<NotificationRow>> {
  const { accountId } = requirePerson(tx.actor);
  return await listNotificationsOf(tx, accountId, list);
}

export async function countOwnUnread(tx: Transaction): Promise<number> {
  return await countUnread(tx, requirePerson(tx.actor).accountId, UNREAD_COUNTED_MAX);
}
