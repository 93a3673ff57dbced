// Tells people of an event in the transaction that makes it, and lets their open pages know.

import type { AccountId } from "@bondline/domain/ids.ts";
import type { Work } from "../../../../work/work.ts";
import { insertNotifications, listProviderStaff, type NotificationEvent } from "../notification-store.ts";

export type { NotificationEvent } from "../notification-store.ts";

/** Nobody is told what they have just done themselves. */
export async function notifyPeople(
  work: Work,
  people: readonly AccountId[],
  event: NotificationEvent,
): Promise<void> {
  const actor = work.actor.kind === "person" ? work.actor.accountId : undefined;
  const others = people.filter((accountId) => accountId !== actor);
  if (others.length === 0) return;
  for (const accountId of await insertNotifications(work, others, event))
    await work.announce("notification", { id: accountId });
}

export async function notifyProviderStaff(work: Work, event: NotificationEvent): Promise<void> {
  await notifyPeople(work, await listProviderStaff(work), event);
}
