// Takes back what somebody has just said about a document.

import { refuse } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessDocumentToChange } from "../../../documents/documents/document-access.ts";
import { takeBack } from "../take-back.ts";

export type RemoveCommentInput = { documentId: string; id: string };

export async function removeComment(
  tx: Transaction,
  { documentId, id: commentId }: RemoveCommentInput,
): Promise<CommandResult> {
  const notFound = () => refuse("COMMENT_NOT_FOUND", { id: commentId });
  const { id, organisationId } = await accessDocumentToChange(
    tx,
    { id: documentId, version: undefined, notFound },
    "CAN_COMMENT",
  );
  await takeBack(tx, { kind: "document", id, organisationId }, commentId);
  return { commentId: commentId.toLowerCase(), documentId: id };
}
