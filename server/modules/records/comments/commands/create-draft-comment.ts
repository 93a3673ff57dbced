// Says something about a draft, to everybody who sees it.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessDraftToChange } from "../../../drafts/drafts/draft-access.ts";
import { say } from "../post-comment.ts";

export type CreateDraftCommentInput = { draftId: string; content: string };

export async function createDraftComment(
  tx: Transaction,
  input: CreateDraftCommentInput,
): Promise<CommandResult> {
  const { id, organisationId, referenceNumber } = await accessDraftToChange(
    tx,
    { id: input.draftId, version: undefined },
    "CAN_COMMENT",
  );
  const subject = { kind: "draft", id, organisationId, referenceNumber } as const;
  const commentId = await say(tx, subject, { content: input.content });
  return { commentId, draftId: id };
}
