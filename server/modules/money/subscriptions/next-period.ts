// The period of a guarantee that is asked for next: the first that begins after today, and after all that was invoiced.

import type { DraftId } from "@bondline/domain/ids.ts";
import type { LaterPeriod } from "@bondline/domain/money/subscriptions/payment-subscription.ts";
import { dayAt } from "@bondline/domain/values/time/business-time.ts";
import { addDays, laterDate } from "@bondline/domain/values/time/plain-date.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { type CostFacts, laterPeriodAfter } from "../../documents/documents/public.ts";
import { findInvoicedUntil } from "./period-store.ts";

export async function nextPeriodOf(
  tx: Transaction,
  draftId: DraftId,
  document: CostFacts,
): Promise<LaterPeriod | undefined> {
  const today = dayAt(tx.now, document.expiryZone);
  const invoicedUntil = await findInvoicedUntil(tx, draftId);
  const lastDay = invoicedUntil === undefined ? today : laterDate(today, addDays(invoicedUntil, -1));
  return laterPeriodAfter(document, lastDay);
}
