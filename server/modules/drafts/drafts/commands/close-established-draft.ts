// Closes a draft whose document has been issued, and notifies its people.

import type { DraftStatus } from "@bondline/domain/drafts/drafts/draft.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import type { GrantedDraft } from "../draft-access.ts";
import { sendEstablished } from "../draft-mails.ts";
import { saveDraftStatus } from "../draft-status.ts";

/** Not on a page: the bank's file and its row by which it was decided. */
export type FromFile = { outcomeSource?: string };

type Closing = FromFile & { status: DraftStatus; issue: Parameters<typeof sendEstablished>[2] };

export async function closeEstablishedDraft(
  tx: Transaction,
  draft: GrantedDraft<"CAN_ESTABLISH">,
  { status, issue, outcomeSource }: Closing,
): Promise<void> {
  await saveDraftStatus(tx, draft, status, {
    establishedAt: tx.now,
    outcomeSource: outcomeSource ?? null,
    closedAt: tx.now,
  });
  await sendEstablished(tx, draft, issue);
}
