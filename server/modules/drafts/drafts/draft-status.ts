// Saves a draft's new status with what goes with it, and notifies whoever is watching.

import type { DraftStatus } from "@bondline/domain/drafts/drafts/draft.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { GrantedDraft } from "./draft-access.ts";
import { type ChangingDraft, type DraftColumns, updateDraftColumns } from "./draft-store.ts";

export async function saveDraftStatus(
  tx: Transaction,
  draft: ChangingDraft,
  status: DraftStatus,
  columns: DraftColumns = {},
): Promise<void> {
  await updateDraftColumns(tx, draft, { statusChangedAt: tx.now, ...columns, status });
  await tx.announce("draft", { id: draft.id, organisationId: draft.organisationId });
}

/** Both pages show it: that of the draft and that of what was issued from it. */
export async function saveSecurityMoved(
  tx: Transaction,
  draft: GrantedDraft<"CAN_RECORD_SECURITY_HELD" | "CAN_RECORD_SECURITY_RETURN">,
): Promise<void> {
  const { documentId, organisationId, status, statusChangedAt } = draft;
  await saveDraftStatus(tx, draft, status, { statusChangedAt });
  if (documentId !== null) await tx.announce("document", { id: documentId, organisationId });
}
