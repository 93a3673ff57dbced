// A second person confirms or declines what a first has approved, or the first takes it back; confirmed, the draft is approved in the same transaction.

import {
  DRAFT_APPROVAL_NOTE_RULES,
  type DraftApprovalDecision,
  decideDraftApproval as decideByTable,
} from "@bondline/domain/drafts/second-approvals/second-approval.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessDraftToChange, type GrantedDraft } from "../../drafts/draft-access.ts";
import { saveDraftStatus } from "../../drafts/public.ts";
import { requireApprovable } from "../draft-approvable.ts";
import { notifyOfDecision } from "../second-approval-mails.ts";
import { approvalFacts, type DraftApproval, waitingApprovalOf } from "../second-approval-part.ts";
import { saveApproval } from "../second-approval-store.ts";
import { completeApproval } from "./complete-approval.ts";

export type DecideDraftApprovalInput = {
  id: string;
  version: number;
  decision: DraftApprovalDecision;
  note?: string | null | undefined;
};

type Decided = {
  draft: GrantedDraft<"CAN_APPROVE_SUBMISSION">;
  approval: DraftApproval;
  note: string | null;
};

const RUNS: Record<DraftApprovalDecision, (tx: Transaction, decided: Decided) => Promise<void>> = {
  /** That it is confirmed, and by whom, is written by the draft's own trigger. */
  async CONFIRM(tx, { draft, approval, note }) {
    if (note !== null) await saveApproval(tx, approval, { note });
    await completeApproval(tx, draft, await requireApprovable(tx, draft, approval));
    await notifyOfDecision(tx, draft, approval, { isConfirmed: true, note });
  },
  async DECLINE(tx, { draft, approval, note }) {
    await end(tx, { draft, approval, note }, "DECLINED");
    await notifyOfDecision(tx, draft, approval, { isConfirmed: false, note });
  },
  async TAKE_BACK(tx, decided) {
    await end(tx, decided, "TAKEN_BACK");
  },
};

export async function decideDraftApproval(
  tx: Transaction,
  input: DecideDraftApprovalInput,
): Promise<CommandResult> {
  const { decision } = input;
  const draft = await accessDraftToChange(tx, input, "CAN_APPROVE_SUBMISSION");
  const approval = waitingApprovalOf(draft) ?? refuseUndecided(decision);
  const decided = decideByTable(approvalFacts(tx.actor, approval), decision);
  if (!decided.allowed) {
    if (decided.because === "own") refuse("SECOND_APPROVER_NEEDED");
    refuse("APPROVAL_WAITING", { by: approval.approvedByName });
  }
  const { note } = requireFields({ note: DRAFT_APPROVAL_NOTE_RULES[decision] }, { note: input.note });
  await RUNS[decision](tx, { draft, approval, note });
  return { draftId: draft.id };
}

function refuseUndecided(event: string): never {
  return refuse("INVALID_TRANSITION", { record: "draft", status: "without a first approval", event });
}

/** The draft is reviewed again, and nothing was raised yet that would have to be taken back. */
async function end(
  tx: Transaction,
  { draft, approval, note }: Decided,
  status: "DECLINED" | "TAKEN_BACK",
): Promise<void> {
  const decidedBy = requirePerson(tx.actor).accountId;
  await saveApproval(tx, approval, { status, note, decidedBy, decidedAt: tx.now });
  await saveDraftStatus(tx, draft, draft.status, { statusChangedAt: draft.statusChangedAt });
}
