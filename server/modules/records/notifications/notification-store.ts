// Notifications in the database: written for several people at once, read by each alone.

import type {
  AccountId,
  DocumentId,
  DraftId,
  FacilityApplicationId,
  FacilityId,
  OrganisationId,
} from "@bondline/domain/ids.ts";
import type { NotificationKind } from "@bondline/domain/records/notifications/notification.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { countRows, listRows } from "../../../database/read-rows.ts";
import type { PageArguments } from "../../../graphql/list-page.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type NotificationRow = {
  id: string;
  kind: NotificationKind;
  /** None of what is about no client, such as a change of the portal. */
  organisationId: OrganisationId | null;
  /** What it is about is a draft, a document, an application for a facility or a facility. */
  draftId: DraftId | null;
  documentId: DocumentId | null;
  facilityApplicationId: FacilityApplicationId | null;
  facilityId: FacilityId | null;
  referenceNumber: string;
  about: string;
  createdAt: Instant;
};

export type NotificationEvent = Omit<
  NotificationRow,
  "id" | "createdAt" | "facilityApplicationId" | "facilityId"
> & {
  intent: string;
  facilityApplicationId?: FacilityApplicationId;
  facilityId?: FacilityId;
};

/** Answers who was really told: those who knew already are left out. */
export async function insertNotifications(
  tx: Transaction,
  people: readonly AccountId[],
  event: NotificationEvent,
): Promise<AccountId[]> {
  const rows = await tx.query<{ accountId: AccountId }>(
    `select told as account_id from write_notifications($1, $2,
       row(null, null, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)::notification) as told`,
    [
      people.map(() => tx.newId()),
      people,
      event.intent,
      // A kind that the table does not take does not compile.
      event.kind satisfies Tables["notification"]["kind"],
      event.organisationId,
      event.draftId,
      event.referenceNumber,
      event.about,
      tx.now,
      event.documentId,
      event.facilityApplicationId ?? null,
      event.facilityId ?? null,
    ],
  );
  return rows.map(({ accountId }) => accountId);
}

export async function listProviderStaff(tx: Transaction): Promise<AccountId[]> {
  const rows = await tx.query<{ accountId: AccountId }>(
    "select staff as account_id from provider_staff() as staff",
  );
  return rows.map(({ accountId }) => accountId);
}

/** Newest first. */
export async function listNotificationsOf(tx: Transaction, accountId: AccountId, list: PageArguments) {
  return await listRows<NotificationRow>(tx, list, {
    keyset: { column: "created_at", cast: "timestamptz", id: "id", direction: "DESC" },
    columns:
      "id, kind, organisation_id, draft_id, document_id, facility_application_id, facility_id, reference_number, about, created_at",
    from: "notification",
    where: "account_id = $1",
    values: [accountId],
  });
}

/** Those that came after the person last looked. */
export async function countUnread(tx: Transaction, accountId: AccountId, max: number): Promise<number> {
  const unread = `notification n join account a on a.id = n.account_id
    where n.account_id = $1 and n.created_at > coalesce(a.updates_notified_at, '-infinity')`;
  return await countRows(tx, unread, [accountId], max);
}
