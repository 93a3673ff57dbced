// Notifies the provider's staff of an event in the transaction that makes it.

import type { Transaction } from "../../../../transaction/transaction.ts";
import { listProviderStaff, type NotificationEvent } from "../notification-store.ts";
import { notifyPeople } from "./notify-people.ts";

export async function notifyProviderStaff(tx: Transaction, event: NotificationEvent): Promise<void> {
  await notifyPeople(tx, await listProviderStaff(tx), event);
}
