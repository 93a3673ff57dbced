// Has a refund paid back through the card provider, as two have agreed: from now on it is under way, and nobody pays it by hand.

import type { OfficeChangeId } from "@bondline/domain/ids.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { requireCardRefund } from "../card-refund-rule.ts";
import { lockInvoice } from "../invoice-store.ts";
import type { RefundRow } from "../refund-record.ts";
import { saveRefundSent } from "../refund-store.ts";

/** Called with the draft locked. The approved change is the key: each agreement pays back once. */
export async function sendRefund(tx: Transaction, refund: RefundRow, agreed: OfficeChangeId): Promise<void> {
  const { accountId: by } = requirePerson(tx.actor);
  requireCardRefund(tx, refund);
  await lockInvoice(tx, refund.invoiceId);
  await saveRefundSent(tx, refund.id, { key: agreed, by });
  await tx.enqueue("send-card-refund", { refundId: refund.id }, { key: `card refund ${agreed}` });
}
