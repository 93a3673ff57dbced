// The door to a person's own notifications; nobody reads those of another.

import {
  COUNT_MAX,
  type Page,
  type PageArguments,
  pageOf,
  pageRequest,
} from "../../../graphql/connection.ts";
import { isMoment } from "../../../graphql/cursor-forms.ts";
import { requirePerson } from "../../../work/actor.ts";
import type { Work } from "../../../work/work.ts";
import {
  countNotificationsOf,
  countUnread,
  listNotificationsOf,
  type NotificationRow,
} from "./notification-store.ts";

export type { NotificationRow } from "./notification-store.ts";

/** The badge shows no more than 99+, so counting further would be for nothing. */
const UNREAD_COUNTED_MAX = 100;

export async function listOwnNotifications(work: Work, list: PageArguments): Promise<Page<NotificationRow>> {
  const { accountId } = requirePerson(work.actor);
  const request = pageRequest(list, isMoment);
  const rows = await listNotificationsOf(work, accountId, request);
  const cursorOf = ({ id, sortValue }: NotificationRow) => ({ value: sortValue, id });
  return pageOf(request, rows, cursorOf, () => countNotificationsOf(work, accountId, COUNT_MAX + 1));
}

export async function countOwnUnread(work: Work): Promise<number> {
  return await countUnread(work, requirePerson(work.actor).accountId, UNREAD_COUNTED_MAX);
}
