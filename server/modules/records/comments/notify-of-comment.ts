// Tells who reads a record of what was said about it, but for whoever said it: at once in the product, and by a mail for all that was said in the same quarter of an hour.

import type { CommentId } from "@bondline/domain/ids.ts";
import { commentBatch } from "@bondline/domain/records/comments/comment.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { notifyPeople } from "../notifications/commands/notify-people.ts";
import { listReaders, type Subject } from "./comment-store.ts";

export type CommentedRecord = Subject & { referenceNumber: string };

export async function notifyOfComment(
  tx: Transaction,
  record: CommentedRecord,
  { id, authorName }: { id: CommentId; authorName: string },
): Promise<void> {
  const readers = await listReaders(tx, record);
  const event = {
    intent: `comment ${id}`,
    organisationId: record.organisationId,
    draftId: record.kind === "draft" ? record.id : null,
    documentId: record.kind === "document" ? record.id : null,
    ...(record.kind === "facility_application" ? { facilityApplicationId: record.id } : {}),
    referenceNumber: record.referenceNumber,
    about: authorName,
  };
  const idsOf = (isStaff: boolean) =>
    readers.filter((reader) => reader.isStaff === isStaff).map(({ accountId }) => accountId);
  await notifyPeople(tx, idsOf(false), { ...event, kind: "COMMENT" });
  await notifyPeople(tx, idsOf(true), { ...event, kind: "COMMENT_FOR_STAFF" });
  const { from, mailedAt } = commentBatch(tx.now);
  await tx.enqueue(
    "mail-comments",
    { record, from },
    { key: `comments ${record.id} ${from}`, runAt: mailedAt },
  );
}
