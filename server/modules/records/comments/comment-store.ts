// Comments in the database: SQL and nothing else. Whether somebody may read or say something is asked at the record's access check.

import type { AccountId, CommentId, DocumentId, DraftId, OrganisationId } from "@bondline/domain/ids.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { insertRow } from "../../../database/write-row.ts";
import type { PageRequest } from "../../../graphql/connection.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type Comment = {
  id: CommentId;
  authorName: string;
  isBankAuthor: boolean;
  content: string;
  createdAt: Instant;
};
export type CommentRow = Comment & { sortText: string };

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

/** Newest first, one row more than the page holds. */
export async function listComments(
  tx: Transaction,
  { kind, id }: Subject,
  { size, backwards, cursor }: PageRequest,
): Promise<CommentRow[]> {
  const order = backwards ? "created_at, id" : "created_at desc, id desc";
  const beyond =
    cursor === undefined ? "" : `and (created_at, id) ${backwards ? ">" : "<"} ($2::timestamptz, $3::uuid)`;
  return await tx.query<CommentRow>(
    `select id, author_name, is_bank_author, content, created_at, created_at::text as sort_text from ${kind}_comment
      where ${kind}_id = $1 ${beyond} order by ${order} limit ${size + 1}`,
    [id, ...(cursor === undefined ? [] : [cursor.value, cursor.id])],
  );
}

export async function countComments(tx: Transaction, { kind, id }: Subject): Promise<number> {
  const [counted] = await tx.query<{ count: number }>(
    `select count(*)::int as count from ${kind}_comment where ${kind}_id = $1`,
    [id],
  );
  return counted?.count ?? 0;
}
