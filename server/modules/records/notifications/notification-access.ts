// The access check of a person's own notifications; nobody reads those of another.

import {
  COUNT_MAX,
  type Page,
  type PageArguments,
  pageOf,
  pageRequest,
} from "../../../graphql/connection.ts";
import { isMoment } from "../../../graphql/cursor-forms.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import {
  countNotificationsOf,
  countUnread,
  listNotificationsOf,
  type NotificationRow,
} from "./notification-store.ts";

export type { NotificationRow } from "./notification-store.ts";

/** The badge shows no more than 99+, so counting further would be for nothing. */
const UNREAD_COUNTED_MAX = 100;

export async function listOwnNotifications(
  tx: Transaction,
  list: PageArguments,
): Promise<Page<NotificationRow>> {
  const { accountId } = requirePerson(tx.actor);
  const request = pageRequest(list, isMoment);
  const rows = await listNotificationsOf(tx, accountId, request);
  const cursorOf = ({ id, sortValue }: NotificationRow) => ({ value: sortValue, id });
  return pageOf(request, rows, cursorOf, () => countNotificationsOf(tx, accountId, COUNT_MAX + 1));
}

export async function countOwnUnread(tx: Transaction): Promise<number> {
  return await countUnread(tx, requirePerson(tx.actor).accountId, UNREAD_COUNTED_MAX);
}
