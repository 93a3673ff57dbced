// Says something about a draft, to everybody who sees it.

import type { Answer } from "../../../../graphql/idempotency.ts";
import type { Work } from "../../../../work/work.ts";
import { accessDraftToChange } from "../../../drafts/drafts/draft-access.ts";
import { say } from "../say.ts";

export type CreateDraftCommentInput = { draftId: string; content: string };

export async function createDraftComment(work: Work, input: CreateDraftCommentInput): Promise<Answer> {
  const { id, organisationId } = await accessDraftToChange(
    work,
    { id: input.draftId, version: undefined },
    "CAN_COMMENT",
  );
  const commentId = await say(work, { kind: "draft", id, organisationId }, { content: input.content });
  return { commentId, draftId: id };
}
