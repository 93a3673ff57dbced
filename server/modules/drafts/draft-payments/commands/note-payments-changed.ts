// Moves a draft on by a version where something about its payments has changed, and notifies whoever watches it or what was issued from it.

import type { Transaction } from "../../../../transaction/transaction.ts";
import type { accessDraftAsSystem, GrantedDraft } from "../../drafts/draft-access.ts";
import { saveDraftStatus } from "../../drafts/public.ts";

type Noted = GrantedDraft<"CAN_SET_UP_LATER_PAYMENTS"> | Awaited<ReturnType<typeof accessDraftAsSystem>>;

/** Called with the draft locked. */
export async function notePaymentsChanged(tx: Transaction, draft: Noted): Promise<void> {
  const { documentId, organisationId, status, statusChangedAt } = draft;
  await saveDraftStatus(tx, draft, status, { statusChangedAt });
  if (documentId !== null) await tx.announce("document", { id: documentId, organisationId });
}
