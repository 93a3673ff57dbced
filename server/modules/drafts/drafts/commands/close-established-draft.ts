// Closes a draft whose document has been issued, and tells its people.

import type { DraftStatus } from "@bondline/domain/drafts/drafts/draft.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import type { GrantedDraft } from "../draft-access.ts";
import { sendEstablished } from "../draft-mails.ts";
import { saveDraftStatus } from "../draft-status.ts";

export async function closeEstablishedDraft(
  tx: Transaction,
  draft: GrantedDraft<"CAN_ESTABLISH">,
  { status, issue }: { status: DraftStatus; issue: Parameters<typeof sendEstablished>[2] },
): Promise<void> {
  await saveDraftStatus(tx, draft, status, { establishedAt: tx.now, closedAt: tx.now });
  await sendEstablished(tx, draft, issue);
}
