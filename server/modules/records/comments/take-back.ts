// Takes a comment back for who said it, while the time for it lasts, and notifies whoever has its record open.

import { asCommentId } from "@bondline/domain/ids.ts";
import { canStillRemove } from "@bondline/domain/records/comments/comment.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { emptyComment, findComment, type Subject } from "./comment-store.ts";

/** Others' comments are answered as one that does not exist. */
export async function takeBack(tx: Transaction, subject: Subject, id: string): Promise<void> {
  const { accountId } = requirePerson(tx.actor);
  const comment = await findComment(tx, subject, asCommentId(id));
  if (comment === undefined || comment.authorId !== accountId) refuse("COMMENT_NOT_FOUND", { id });
  const event = "takeBack";
  if (comment.removedAt !== null)
    refuse("INVALID_TRANSITION", { record: "comment", status: "taken back already", event });
  if (!canStillRemove(comment.createdAt, tx.now))
    refuse("INVALID_TRANSITION", { record: "comment", status: "older than 15 minutes", event });

  await emptyComment(tx, subject, comment.id);
  await tx.announce(subject.kind, { id: subject.id, organisationId: subject.organisationId });
}
