// Which period of a fee is charged next, how much it is, and whether the invoice of one that will not begin is taken back.

import { type Cents, ZERO_CENTS } from "../../values/money/money.ts";
import type { PlainDate } from "../../values/time/plain-date.ts";
import { feePeriod, feePeriodAt } from "../fees/fee-periods.ts";
import type { FeeSchedule } from "../fees/fee-schedule.ts";
import { hasPeriods, periodCharge } from "../fees/period-charge.ts";
import { feeOn, type RateStep } from "../fees/recut-cost.ts";
import { type InvoiceStatus, isPayable, type PaymentStatus } from "../invoices/invoice.ts";
import type { LaterPeriod } from "./payment-subscription.ts";

/** The one that follows the period that holds the day; undefined where none begins before the end. */
export function periodAfter(
  schedule: FeeSchedule,
  rates: readonly RateStep[],
  day: PlainDate,
): LaterPeriod | undefined {
  if (!hasPeriods(schedule)) return undefined;
  const present = feePeriodAt(schedule, day < schedule.interestStartDate ? schedule.interestStartDate : day);
  if (present === undefined) return undefined;
  const isOver = schedule.interestEndDate !== null && present.endDate >= schedule.interestEndDate;
  if (isOver) return undefined;
  const { startDate, endDate } = feePeriod(schedule, present.index + 1);
  const { amountCents } = periodCharge(feeOn(schedule, rates, startDate));
  return { amountCents, startDate, endDate };
}

type PeriodInvoice = { status: InvoiceStatus; paymentStatus: PaymentStatus; paidCents: Cents };

/** What has been paid, or is about to be, is left to a person. */
export function isTakenBackWithPeriod({ status, paymentStatus, paidCents }: PeriodInvoice): boolean {
  return isPayable(status) && paymentStatus !== "processing" && paidCents === ZERO_CENTS;
}
