// Puts somebody who sees a draft on its notification list, or takes them off it: oneself, or anybody for whoever looks after its people.

import type { DraftTopic } from "@bondline/domain/records/collaborators/notification-list.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessDraftListener } from "../draft-notification-list-access.ts";
import { saveDraftTopics } from "../draft-notification-list-store.ts";

export type SetDraftNotificationListInput = {
  draftId: string;
  userId: string;
  topics: readonly DraftTopic[];
};

export async function setDraftNotificationListForCollaborator(
  tx: Transaction,
  { topics, ...asked }: SetDraftNotificationListInput,
): Promise<CommandResult> {
  const { draft, listener } = await accessDraftListener(tx, asked, topics);
  await saveDraftTopics(tx, draft, listener, topics);
  await tx.announce("draft", { id: draft.id, organisationId: draft.organisationId });
  return { draftId: draft.id };
}
