// Everyone of a draft who had to be verified is: its submission reaches the provider.

import { canHappenToDraft, draftStatusAfter } from "@bondline/domain/drafts/drafts/draft-transitions.ts";
import type { Granted } from "../../../../transaction/granted.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { sendSubmissionReceived } from "../draft-mails.ts";
import type { Draft } from "../draft-record.ts";
import { saveDraftStatus } from "../draft-status.ts";

/** With the draft locked. One that waits for nobody's verification is left as it is. */
export async function submitVerifiedDraft(
  tx: Transaction,
  draft: Granted<Draft, "AS_SYSTEM" | "CAN_VERIFY_OVERRIDE">,
): Promise<void> {
  if (!canHappenToDraft(draft.status, "individualsVerified")) return;
  await saveDraftStatus(tx, draft, draftStatusAfter(draft.status, "individualsVerified"));
  await sendSubmissionReceived(tx, draft);
}
