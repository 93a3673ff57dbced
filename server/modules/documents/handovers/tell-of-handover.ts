// Tells whoever handed an original over what became of it, in the product.

import type { NotificationKind } from "@bondline/domain/records/notifications/notification.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { notifyPeople } from "../../records/notifications/commands/notify-people.ts";
import type { HandoverOfCode } from "./handover-record.ts";

type Told = Pick<
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
export async function tellAsker(tx: Transaction, handover: Told, kind: NotificationKind): Promise<void> {
  if (handover.requestedByAccount === null) return;
  await notifyPeople(tx, [handover.requestedByAccount], {
    intent: `${kind} ${handover.id} ${handover.secondCodeNumber}`,
    kind,
    organisationId: handover.organisationId,
    draftId: null,
    documentId: handover.documentId,
    referenceNumber: handover.referenceNumber,
    about: handover.name,
  });
}
