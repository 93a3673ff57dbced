// Takes back what somebody has just said about a draft.

import { refuse } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessDraftToChange } from "../../../drafts/drafts/draft-access.ts";
import { takeBack } from "../take-back.ts";

export type RemoveDraftCommentInput = { draftId: string; id: string };

export async function removeDraftComment(
  tx: Transaction,
  { draftId, id: commentId }: RemoveDraftCommentInput,
): Promise<CommandResult> {
  const notFound = () => refuse("COMMENT_NOT_FOUND", { id: commentId });
  const { id, organisationId } = await accessDraftToChange(
    tx,
    { id: draftId, version: undefined, notFound },
    "CAN_COMMENT",
  );
  await takeBack(tx, { kind: "draft", id, organisationId }, commentId);
  return { commentId: commentId.toLowerCase(), draftId: id };
}
