// Comments in the database: SQL and nothing else. Whether somebody may read or say something is asked at the record's access check.

import type {
  AccountId,
  CommentId,
  DocumentId,
  DraftId,
  FacilityApplicationId,
  OrganisationId,
} from "@bondline/domain/ids.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { listRows } from "../../../database/read-rows.ts";
import { insertRow, updateRow } from "../../../database/write-row.ts";
import type { PageArguments } from "../../../graphql/list-page.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type Comment = {
  id: CommentId;
  authorId: AccountId;
  authorName: string;
  isBankAuthor: boolean;
  /** Null once it was taken back. */
  content: string | null;
  createdAt: Instant;
  removedAt: Instant | null;
};
/** On what is commented: each kind of record has a table of its own. */
export type Subject =
  | { kind: "draft"; id: DraftId; organisationId: OrganisationId }
  | { kind: "document"; id: DocumentId; organisationId: OrganisationId }
  | { kind: "facility_application"; id: FacilityApplicationId; organisationId: OrganisationId };

export async function insertComment(
  tx: Transaction,
  subject: Subject,
  comment: Omit<Comment, "createdAt" | "removedAt">,
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
  switch (subject.kind) {
    case "draft":
      return await insertRow(tx, "draft_comment", { ...row, draftId: subject.id });
    case "document":
      return await insertRow(tx, "document_comment", { ...row, documentId: subject.id });
    case "facility_application":
      return await insertRow(tx, "facility_application_comment", {
        ...row,
        facilityApplicationId: subject.id,
      });
  }
}

const COLUMNS = "id, author_id, author_name, is_bank_author, content, created_at, removed_at";

/** With its record locked. */
export async function findComment(
  tx: Transaction,
  { kind, id }: Subject,
  commentId: CommentId,
): Promise<Comment | undefined> {
  const [comment] = await tx.query<Comment>(
    `select ${COLUMNS} from ${kind}_comment where ${kind}_id = $1 and id = $2`,
    [id, commentId],
  );
  return comment;
}

/** Its words are left to the history. */
export async function emptyComment(tx: Transaction, { kind }: Subject, id: CommentId): Promise<void> {
  const changes = { content: null, removedAt: tx.now };
  await updateRow(tx, `${kind}_comment`, { id }, changes);
}

/** On the client's side, at the desk and at the bank: who may read it, takes part in it and is notified of it. */
export type CommentReader = { accountId: AccountId; email: string; givenName: string; isStaff: boolean };

export async function listReaders(
  tx: Transaction,
  { kind, id }: Pick<Subject, "kind" | "id">,
): Promise<CommentReader[]> {
  return await tx.query<CommentReader>("select * from comment_readers($1, $2)", [kind, id]);
}

/** What stands of what was said between two instants, oldest first. */
export async function listSaidBetween(
  tx: Transaction,
  { kind, id }: Pick<Subject, "kind" | "id">,
  { from, until }: { from: Instant; until: Instant },
) {
  return await tx.query<Pick<Comment, "authorId" | "authorName"> & { content: string }>(
    `select author_id, author_name, content from ${kind}_comment
      where ${kind}_id = $1 and created_at >= $2 and created_at < $3 and content is not null order by created_at, id`,
    [id, from, until],
  );
}

/** Newest first. */
export async function listComments(tx: Transaction, { kind, id }: Subject, list: PageArguments) {
  return await listRows<Comment>(tx, list, {
    keyset: { column: "created_at", cast: "timestamptz", id: "id", direction: "DESC" },
    columns: COLUMNS,
    from: `${kind}_comment`,
    where: `${kind}_id = $1`,
    values: [id],
  });
}
