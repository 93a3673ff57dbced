// The period of a guarantee that is asked for next: the first that begins after a day, and after all that was invoiced.

import type { DraftId } from "@bondline/domain/ids.ts";
import type { LaterPeriod } from "@bondline/domain/money/subscriptions/payment-subscription.ts";
import { dayAt } from "@bondline/domain/values/time/business-time.ts";
import { addDays, laterDate, type PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { type CostFacts, laterPeriodAfter } from "../../documents/documents/public.ts";
import { findInvoiced } from "./period-store.ts";

export async function nextPeriodOf(
  tx: Transaction,
  draftId: DraftId,
  document: CostFacts,
): Promise<LaterPeriod | undefined> {
  return await nextPeriodAfter(tx, draftId, { document, day: dayAt(tx.now, document.expiryZone) });
}

/** None of its days was invoiced, whatever the frequency of the fee was before. */
export async function nextPeriodAfter(
  tx: Transaction,
  draftId: DraftId,
  { document, day }: { document: CostFacts; day: PlainDate },
): Promise<LaterPeriod | undefined> {
  const { until, hasNoEnd } = await findInvoiced(tx, draftId, document.interestStartDate);
  if (hasNoEnd) return undefined;
  return laterPeriodAfter(document, until === null ? day : laterDate(day, addDays(until, -1)));
}
