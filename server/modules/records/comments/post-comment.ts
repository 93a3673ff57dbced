// Puts a comment on a record that the author may comment on, and notifies whoever has it open and those who take part in it.

import type { CommentId } from "@bondline/domain/ids.ts";
import { COMMENT_FIELDS } from "@bondline/domain/records/comments/comment.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { insertComment } from "./comment-store.ts";
import { type CommentedRecord, notifyOfComment } from "./notify-of-comment.ts";

/** The name is kept as it was when it was said; staff of provider and suppliers are bank authors alike. */
export async function say(
  tx: Transaction,
  subject: CommentedRecord,
  given: { content: string },
): Promise<CommentId> {
  const { accountId, givenName, familyName, staff } = requirePerson(tx.actor);
  const { content } = requireFields(COMMENT_FIELDS, given);
  const id = tx.newId() as CommentId;
  const authorName = `${givenName} ${familyName}`.trim();
  await insertComment(tx, subject, {
    id,
    authorId: accountId,
    authorName,
    isBankAuthor: staff !== null,
    content,
  });
  await tx.announce(subject.kind, { id: subject.id, organisationId: subject.organisationId });
  await notifyOfComment(tx, subject, { id, authorName });
  return id;
}
