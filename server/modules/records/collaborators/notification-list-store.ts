// The notification lists of documents in the database: SQL and nothing else. Who may see and set one is asked of the document.

import type { AccountId, DocumentId, OrganisationId } from "@bondline/domain/ids.ts";
import type { NotificationTopic } from "@bondline/domain/records/collaborators/notification-list.ts";
import { saveRow } from "../../../database/write-row.ts";
import type { Granted } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type Listener = {
  accountId: AccountId;
  email: string;
  givenName: string;
  familyName: string;
  isMember: boolean;
  usualTopics: NotificationTopic[];
  chosenTopics: NotificationTopic[] | null;
};

/** Everybody who sees the document for either side, in the order of their names. */
export async function listAudience(tx: Transaction, id: DocumentId): Promise<Listener[]> {
  return await tx.query<Listener>(
    "select * from document_audience($1) order by lower(given_name || ' ' || family_name), account_id",
    [id],
  );
}

type Listed = Granted<
  { id: DocumentId; organisationId: OrganisationId },
  "CAN_MANAGE_NOTIFICATION_LIST" | "CAN_VIEW"
>;

export async function saveTopics(
  tx: Transaction,
  { id: documentId, organisationId }: Listed,
  { accountId, givenName, familyName }: Listener,
  topics: readonly NotificationTopic[],
): Promise<void> {
  await saveRow(
    tx,
    "document_notification",
    {
      id: tx.newId(),
      documentId,
      organisationId,
      accountId,
      personName: `${givenName} ${familyName}`,
      topics: [...topics],
      createdAt: tx.now,
    },
    { columns: ["documentId", "accountId"] },
  );
}

export async function deleteNotificationLists(tx: Transaction, ids: readonly DocumentId[]): Promise<void> {
  await tx.query("delete from document_notification where document_id = any ($1::uuid[])", [[...ids]]);
}
