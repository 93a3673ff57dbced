// Approves a submitted draft under a fee summary; from the provider's sum on that is the first of two approvals.

import { needsSecondApproval } from "@bondline/domain/drafts/second-approvals/second-approval.ts";
import { asFeeSummaryId } from "@bondline/domain/ids.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { secondApprovalSums } from "../../../office/provider/public.ts";
import { accessDraftToChange, type GrantedDraft } from "../../drafts/draft-access.ts";
import { saveDraftStatus } from "../../drafts/public.ts";
import { type ApprovalInput, requireApprovable } from "../draft-approvable.ts";
import { notifyOfFirstApproval } from "../second-approval-mails.ts";
import { waitingApprovalOf } from "../second-approval-part.ts";
import { insertApproval } from "../second-approval-store.ts";
import { completeApproval } from "./complete-approval.ts";

export type ApproveDraftInput = ApprovalInput & { id: string; version: number };

export async function approveDraft(tx: Transaction, input: ApproveDraftInput): Promise<CommandResult> {
  const draft = await accessDraftToChange(tx, input, "CAN_APPROVE_SUBMISSION");
  const waiting = waitingApprovalOf(draft);
  if (waiting !== undefined) refuse("APPROVAL_WAITING", { by: waiting.approvedByName });
  const approval = await requireApprovable(tx, draft, input);
  if (needsSecondApproval(draft, await secondApprovalSums(tx))) await keepFirstApproval(tx, draft, input);
  else await completeApproval(tx, draft, approval);
  return { draftId: draft.id };
}

/** The draft stays submitted, and its new version says to whoever has it open that something has happened. */
async function keepFirstApproval(
  tx: Transaction,
  draft: GrantedDraft<"CAN_APPROVE_SUBMISSION">,
  { feeSummaryId, lineItems }: ApprovalInput,
): Promise<void> {
  const id = tx.newId();
  await insertApproval(tx, {
    id,
    organisationId: draft.organisationId,
    draftId: draft.id,
    status: "WAITING",
    approvedBy: requirePerson(tx.actor).accountId,
    feeSummaryId: asFeeSummaryId(feeSummaryId),
    lineItems: JSON.stringify(lineItems ?? []),
    createdAt: tx.now,
  });
  await saveDraftStatus(tx, draft, draft.status, { statusChangedAt: draft.statusChangedAt });
  await notifyOfFirstApproval(tx, draft, id);
}
