// Comments in the database: SQL and nothing else. Whether somebody may read or say something is asked at the record's access check.

import type { AccountId, CommentId, DocumentId, DraftId, OrganisationId } from "@bondline/domain/ids.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { listRows } from "../../../database/read-rows.ts";
import { insertRow } from "../../../database/write-row.ts";
import type { PageArguments } from "../../../graphql/list-page.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type Comment = {
  id: CommentId;
  authorName: string;
  isBankAuthor: boolean;
  content: string;
  createdAt: Instant;
};
/** On what is commented: each kind of record has a table of its own. */
export type Subject =
  | { kind: "draft"; id: DraftId; organisationId: OrganisationId }
  | { kind: "document"; id: DocumentId; organisationId: OrganisationId };

export async function insertComment(
  tx: Transaction,
  subject: Subject,
  comment: Omit<Comment, "createdAt"> & { authorId: AccountId },
): Promise<void> {
  const row = {
    id: comment.id,
    organisationId: subject.organisationId,
    authorId: comment.authorId,
    authorName: comment.authorName,
    isBankAuthor: comment.isBankAuthor,
    content: comment.content,
    createdAt: tx.now,
  };
  if (subject.kind === "draft") await insertRow(tx, "draft_comment", { ...row, draftId: subject.id });
  else await insertRow(tx, "document_comment", { ...row, documentId: subject.id });
}

/** Newest first. */
export async function listComments(tx: Transaction, { kind, id }: Subject, list: PageArguments) {
  return await listRows<Comment>(tx, list, {
    keyset: { column: "created_at", cast: "timestamptz", id: "id", direction: "DESC" },
    columns: "id, author_name, is_bank_author, content, created_at",
    from: `${kind}_comment`,
    where: `${kind}_id = $1`,
    values: [id],
  });
}
