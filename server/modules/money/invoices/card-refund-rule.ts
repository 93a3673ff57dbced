// Whether a refund may go back through the card provider now: asked when it is proposed, and once more when it is approved.

import { CARD_REFUND_DENIALS, decideCardRefund } from "@bondline/domain/money/invoices/card-refund.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { RefundRow } from "./refund-record.ts";

export function requireCardRefund(tx: Transaction, refund: RefundRow): void {
  const decided = decideCardRefund(refund, dayAt(tx.now, DEFAULT_ZONE));
  if (!decided.allowed) refuse("CARD_REFUND_REFUSED", { reason: CARD_REFUND_DENIALS[decided.because] });
}
