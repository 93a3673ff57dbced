// The notification lists of drafts in the database: SQL and nothing else. Who may see and set one is asked of the draft.

import type { AccountId, DraftId, OrganisationId } from "@bondline/domain/ids.ts";
import type { DraftTopic } from "@bondline/domain/records/collaborators/notification-list.ts";
import { saveRow } from "../../../database/write-row.ts";
import type { Granted } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type DraftListener = {
  accountId: AccountId;
  email: string;
  givenName: string;
  familyName: string;
  isMember: boolean;
  offeredTopics: DraftTopic[];
  usualTopics: DraftTopic[];
  chosenTopics: DraftTopic[] | null;
};

/** Everybody who sees the draft but for those who handle it, in the order of their names. */
export async function listDraftAudience(tx: Transaction, id: DraftId): Promise<DraftListener[]> {
  return await tx.query<DraftListener>(
    "select * from draft_audience($1) order by lower(given_name || ' ' || family_name), account_id",
    [id],
  );
}

type Listed = Granted<
  { id: DraftId; organisationId: OrganisationId },
  "CAN_MANAGE_COLLABORATORS" | "CAN_VIEW"
>;

export async function saveDraftTopics(
  tx: Transaction,
  { id: draftId, organisationId }: Listed,
  { accountId, givenName, familyName }: DraftListener,
  topics: readonly DraftTopic[],
): Promise<void> {
  const personName = `${givenName} ${familyName}`;
  const row = { id: tx.newId(), draftId, organisationId, accountId, personName, createdAt: tx.now };
  await saveRow(
    tx,
    "draft_notification",
    { ...row, topics: [...topics] },
    { columns: ["draftId", "accountId"] },
  );
}
