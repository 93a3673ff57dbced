// Begins the submission of a draft: its details are locked, the submission's own fields stay open.

import { draftStatusAfter } from "@bondline/domain/drafts/drafts/draft-transitions.ts";
import type { Answer } from "../../../../graphql/idempotency.ts";
import type { Work } from "../../../../work/work.ts";
import { accessDraftToChange } from "../draft-access.ts";
import { saveDraftStatus } from "../draft-status.ts";

export type DraftVersionInput = { id: string; version: number };

export async function beginDraftSubmission(work: Work, input: DraftVersionInput): Promise<Answer> {
  const draft = await accessDraftToChange(work, input, "CAN_SUBMIT");
  const status = draftStatusAfter(draft.status, "beginDraftSubmission");

  await saveDraftStatus(work, draft, status, {
    statusBeforeSubmission: draft.status === "CHANGES_REQUESTED" ? "CHANGES_REQUESTED" : "DRAFT",
  });
  return { draftId: draft.id };
}
