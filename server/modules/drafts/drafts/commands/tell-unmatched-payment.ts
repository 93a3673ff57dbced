// Tells the desk of a payment that does not match: it waits at its draft until somebody has decided, and brings one that is archived back for that.

import type { Granted } from "../../../../transaction/granted.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import type { UnmatchedNotice } from "../../../money/invoices/commands/keep-unmatched-payment.ts";
import { sendUnmatchedPayment } from "../draft-money-mails.ts";
import type { Draft } from "../draft-record.ts";
import { updateDraftColumns } from "../draft-store.ts";

export async function tellUnmatchedPayment(
  tx: Transaction,
  draft: Granted<Draft, "AS_SYSTEM">,
  payment: UnmatchedNotice,
): Promise<void> {
  if (draft.archivedAt !== null) await updateDraftColumns(tx, draft, { archivedAt: null });
  await sendUnmatchedPayment(tx, draft, payment);
  await tx.announce("draft", { id: draft.id, organisationId: draft.organisationId });
}
