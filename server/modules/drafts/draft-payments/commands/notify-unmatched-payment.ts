// Notifies the desk of a payment that does not match: it waits at its draft until somebody has decided, and brings one that is archived back for that.

import type { Granted } from "../../../../transaction/granted.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import type { UnmatchedNotice } from "../../../money/invoices/commands/keep-unmatched-payment.ts";
import type { Draft } from "../../drafts/public.ts";
import { sendUnmatchedPayment, updateDraftColumns } from "../../drafts/public.ts";

export async function notifyUnmatchedPayment(
  tx: Transaction,
  draft: Granted<Draft, "AS_SYSTEM">,
  payment: UnmatchedNotice,
): Promise<void> {
  if (draft.archivedAt !== null) await updateDraftColumns(tx, draft, { archivedAt: null });
  await sendUnmatchedPayment(tx, draft, payment);
  await tx.announce("draft", { id: draft.id, organisationId: draft.organisationId });
}
