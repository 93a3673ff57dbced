// A draft has another wording from now on: what was approved of it is asked for anew, and what was submitted goes back.

import { draftStatusAfter } from "@bondline/domain/drafts/drafts/draft-transitions.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import type { GrantedDraft } from "../draft-access.ts";
import { sendApprovalsCleared } from "../draft-approval-mails.ts";
import { partsOfDraft, takeApprovalsBack } from "../draft-parts.ts";
import { saveDraftStatus } from "../draft-status.ts";

const AGREED_REASON = "Another wording was agreed on. Look at it, and submit the draft again.";

export async function agreeOnWording(
  tx: Transaction,
  draft: GrantedDraft<"CAN_DECIDE_WORDING">,
): Promise<void> {
  const status = draftStatusAfter(draft.status, "agreeOnWording");
  const isSentBack = status !== draft.status;
  for (const { changed } of partsOfDraft(tx.app)) await changed?.(tx, draft);
  const approvers = await takeApprovalsBack(tx, draft);
  // In the same status it has waited for as long as before.
  await saveDraftStatus(
    tx,
    draft,
    status,
    isSentBack ? { requestChangeReason: AGREED_REASON } : { statusChangedAt: draft.statusChangedAt },
  );
  await sendApprovalsCleared(tx, draft, { approvers, topics: ["wording"] });
}
