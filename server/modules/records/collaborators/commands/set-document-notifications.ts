// Puts somebody who sees a document on its notification list, or takes them off it.

import type { NotificationTopic } from "@bondline/domain/records/collaborators/notification-list.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessListener } from "../notification-list-access.ts";
import { saveTopics } from "../notification-list-store.ts";

export type SetDocumentNotificationsInput = {
  documentId: string;
  userId: string;
  topics: readonly NotificationTopic[];
};

export async function setDocumentNotifications(
  tx: Transaction,
  { topics, ...asked }: SetDocumentNotificationsInput,
): Promise<CommandResult> {
  const { document, listener } = await accessListener(tx, asked);
  await saveTopics(tx, document, listener, topics);
  await tx.announce("document", { id: document.id, organisationId: document.organisationId });
  return { documentId: document.id };
}
