// Notifies whoever handed an original over, and whoever chose to know, what became of it, in the product.

import type { NotificationKind } from "@bondline/domain/records/notifications/notification.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { notifyPeople } from "../../records/notifications/commands/notify-people.ts";
import type { HandoverOfCode } from "./handover-record.ts";
import { listNotifiedOfCustody } from "./handover-store.ts";

type Notice = Pick<
  HandoverOfCode,
  | "id"
  | "organisationId"
  | "documentId"
  | "referenceNumber"
  | "name"
  | "requestedByAccount"
  | "secondCodeNumber"
>;

/** Nobody who has left since. A new code may be locked too, and that is told anew. */
export async function notifyAsker(tx: Transaction, handover: Notice, kind: NotificationKind): Promise<void> {
  const listed = await listNotifiedOfCustody(tx, handover.documentId);
  const asker = handover.requestedByAccount === null ? [] : [handover.requestedByAccount];
  const people = new Set([...asker, ...listed.map(({ accountId }) => accountId)]);
  await notifyPeople(tx, [...people], {
    intent: `${kind} ${handover.id} ${handover.secondCodeNumber}`,
    kind,
    organisationId: handover.organisationId,
    draftId: null,
    documentId: handover.documentId,
    referenceNumber: handover.referenceNumber,
    about: handover.name,
  });
}
