// Begins the submission of a draft: its details are locked, the submission's own fields stay open.

import { draftStatusAfter } from "@bondline/domain/drafts/drafts/draft-transitions.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessDraftToChange } from "../draft-access.ts";
import { saveDraftStatus } from "../draft-status.ts";

export type DraftVersionInput = { id: string; version: number };

export async function beginDraftSubmission(
  tx: Transaction,
  input: DraftVersionInput,
): Promise<CommandResult> {
  const draft = await accessDraftToChange(tx, input, "CAN_SUBMIT");
  const status = draftStatusAfter(draft.status, "beginDraftSubmission");

  await saveDraftStatus(tx, draft, status, {
    statusBeforeSubmission: draft.status === "CHANGES_REQUESTED" ? "CHANGES_REQUESTED" : "DRAFT",
  });
  return { draftId: draft.id };
}
