// Chooses of what one is shown oneself about a document; of nothing takes one off its list.

import type { NotificationTopic } from "@bondline/domain/records/collaborators/notification-list.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessOwnListener } from "../notification-list-access.ts";
import { saveTopics } from "../notification-list-store.ts";

export type SetOwnDocumentNotificationsInput = {
  documentId: string;
  topics: readonly NotificationTopic[];
};

export async function setOwnDocumentNotifications(
  tx: Transaction,
  { documentId, topics }: SetOwnDocumentNotificationsInput,
): Promise<CommandResult> {
  const { document, listener } = await accessOwnListener(tx, documentId);
  await saveTopics(tx, document, listener, topics);
  await tx.announce("document", { id: document.id, organisationId: document.organisationId });
  return { documentId: document.id };
}
