// Tells the desk of a payment that does not match: it waits at its draft until somebody has decided.

import type { Transaction } from "../../../../transaction/transaction.ts";
import type { UnmatchedNotice } from "../../../money/invoices/commands/keep-unmatched-payment.ts";
import { sendUnmatchedPayment } from "../draft-money-mails.ts";
import type { Draft } from "../draft-record.ts";

export async function tellUnmatchedPayment(tx: Transaction, draft: Draft, payment: UnmatchedNotice) {
  await sendUnmatchedPayment(tx, draft, payment);
  await tx.announce("draft", { id: draft.id, organisationId: draft.organisationId });
}
