// Approvals of drafts in the database: SQL and nothing else. Who may give one is asked of the draft.

import type { AccountId, DraftId } from "@bondline/domain/ids.ts";
import type { Approver } from "../../../record-parts.ts";
import type { Granted } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { GrantedDraft } from "../../drafts/drafts/draft-access.ts";

export type ApprovedDraft = GrantedDraft<"CAN_APPROVE" | "CAN_WITHDRAW_APPROVAL">;

/** Under whichever addresses the person was invited. */
export async function saveApproval(
  tx: Transaction,
  { id }: ApprovedDraft,
  { accountId, hasApproved }: { accountId: AccountId; hasApproved: boolean },
): Promise<void> {
  await tx.query(
    `update draft_collaborator set has_approved = $3, approved_at = case when $3 then $4::timestamptz end
      where draft_id = $1 and account_id = $2 and invitation_status = 'ACCEPTED'`,
    [id, accountId, hasApproved, tx.now],
  );
}

/** Answers whose approvals stood. */
export async function takeApprovalsBack(
  tx: Transaction,
  { id }: Granted<{ id: DraftId }, "CAN_EDIT" | "CAN_DECIDE_WORDING">,
): Promise<readonly Approver[]> {
  return await tx.query<Approver>(
    `update draft_collaborator set has_approved = false, approved_at = null where draft_id = $1 and has_approved
     returning account_id, email_address, given_name`,
    [id],
  );
}
