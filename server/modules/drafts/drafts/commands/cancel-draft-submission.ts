// Goes back from submission to where it was begun, with the details open again.

import { draftStatusAfter } from "@bondline/domain/drafts/drafts/draft-transitions.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessDraftToChange } from "../draft-access.ts";
import { saveDraftStatus } from "../draft-status.ts";
import type { DraftVersionInput } from "./begin-draft-submission.ts";

export async function cancelDraftSubmission(
  tx: Transaction,
  input: DraftVersionInput,
): Promise<CommandResult> {
  const draft = await accessDraftToChange(tx, input, "CAN_SUBMIT");
  const submissionStartedFrom = draft.statusBeforeSubmission ?? "DRAFT";
  const status = draftStatusAfter(draft.status, "cancelDraftSubmission", { submissionStartedFrom });

  await saveDraftStatus(tx, draft, status, { statusBeforeSubmission: null });
  return { draftId: draft.id };
}
