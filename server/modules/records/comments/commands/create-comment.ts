// Says something about a document, to everybody who sees it.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessDocumentToChange } from "../../../documents/documents/document-access.ts";
import { say } from "../post-comment.ts";

export type CreateCommentInput = { documentId: string; content: string };

export async function createComment(tx: Transaction, input: CreateCommentInput): Promise<CommandResult> {
  const { id, organisationId, referenceNumber } = await accessDocumentToChange(
    tx,
    { id: input.documentId, version: undefined },
    "CAN_COMMENT",
  );
  const subject = { kind: "document", id, organisationId, referenceNumber } as const;
  const commentId = await say(tx, subject, { content: input.content });
  return { commentId, documentId: id };
}
