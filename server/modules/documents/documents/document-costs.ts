// What a document costs: its frozen fee lines handed to the domain's arithmetic.

import type { MonthlyFee } from "@bondline/domain/money/fees/cost-months.ts";
import type { AgreedCosts } from "@bondline/domain/money/fees/expected-charge.ts";
import type { FeeSchedule } from "@bondline/domain/money/fees/fee-schedule.ts";
import { type FeeStep, shownCents } from "@bondline/domain/money/fees/fee-steps.ts";
import { annualCost, hasPeriods } from "@bondline/domain/money/fees/period-charge.ts";
import { feeOn, type RateStep, recutCost } from "@bondline/domain/money/fees/recut-cost.ts";
import { periodAfter } from "@bondline/domain/money/subscriptions/later-period.ts";
import type { LaterPeriod } from "@bondline/domain/money/subscriptions/payment-subscription.ts";
import { type Cents, ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import { percentageFromText } from "@bondline/domain/values/money/percentage.ts";
import { dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { laterDate, type PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { CostRateRow, CostRow, Document } from "./document-record.ts";

export type DocumentCosts = CostRow & {
  rates: readonly CostRateRow[];
  /** What a percentage is taken of, and from when to when. */
  baseCents: Cents;
  interestStartDate: PlainDate;
  interestEndDate: PlainDate | null;
  accruedCents: Cents;
  annualCents: Cents;
  nextInvoice: { amountCents: Cents; date: PlainDate } | undefined;
  steps: readonly FeeStep[];
};

/** What of a document its costs are worked out from. */
export type CostFacts = Pick<
  Document,
  | "cost"
  | "costRates"
  | "amountCents"
  | "amountSteps"
  | "interestStartDate"
  | "interestEndDate"
  | "closedAt"
  | "expiryZone"
>;

/** Undefined for a document whose costs nobody has recorded. Accrued to today, in the zone where it ends. */
export function costsOf(document: CostFacts, now: Instant): DocumentCosts | undefined {
  const schedule = feeScheduleOfDocument(document);
  if (document.cost === null || schedule === undefined) return undefined;

  const today = dayAt(now, document.expiryZone);
  const asAt = closingDay(document) ?? today;
  const rates = document.costRates.map(rateStepOf);
  const accrued = recutCost(schedule, { amounts: document.amountSteps, rates }, asAt);
  return {
    ...document.cost,
    baseCents: schedule.baseCents,
    interestStartDate: schedule.interestStartDate,
    interestEndDate: schedule.interestEndDate,
    rates: document.costRates,
    accruedCents: accrued.amountCents,
    annualCents: hasPeriods(schedule)
      ? shownCents(annualCost(feeOn(schedule, rates, asAt)).exact)
      : accrued.amountCents,
    nextInvoice: document.closedAt === null ? nextInvoiceOf(schedule, rates, today) : undefined,
    steps: accrued.steps,
  };
}

/** By month: set-up and fee until the document is closed, its fee ends or it does; the last is null of what is open-ended. */
export function monthlyFeeOf(
  document: CostFacts & Pick<Document, "expiresAt">,
  now: Instant,
): MonthlyFee | undefined {
  const fee = feeScheduleOfDocument(document);
  if (document.cost === null || fee === undefined) return undefined;
  const today = dayAt(now, document.expiryZone);
  const expires = document.expiresAt === null ? null : laterDate(document.expiresAt, today);
  return {
    fee,
    changes: { amounts: document.amountSteps, rates: document.costRates.map(rateStepOf) },
    setUpCents: document.cost.setUpCostCents,
    end: closingDay(document) ?? fee.interestEndDate ?? expires,
  };
}

/** What was agreed with the bank; undefined where nobody has recorded it. */
export function agreedCostsOf(document: CostFacts): AgreedCosts | undefined {
  if (document.cost === null) return undefined;
  return {
    setUpCents: document.cost.setUpCostCents,
    fee: feeScheduleOfDocument(document),
    changes: { amounts: document.amountSteps, rates: document.costRates.map(rateStepOf) },
    end: closingDay(document) ?? document.interestEndDate,
  };
}

function rateStepOf({ fromDate, recurringPercentageCost, recurringFixedCostCents }: CostRateRow): RateStep {
  return {
    fromDate,
    percentage: recurringPercentageCost === null ? null : percentageFromText(recurringPercentageCost),
    fixedCents: recurringFixedCostCents,
  };
}

function feeScheduleOfDocument({
  cost,
  amountCents,
  interestStartDate,
  interestEndDate,
}: CostFacts): FeeSchedule | undefined {
  if (cost === null || interestStartDate === null) return undefined;
  return {
    feeType: cost.recurringFeeType,
    baseCents: amountCents,
    percentage:
      cost.recurringPercentageCost === null ? null : percentageFromText(cost.recurringPercentageCost),
    fixedCents: cost.recurringFixedCostCents,
    minimumAnnualCents: cost.recurringMinimumAnnualCents ?? ZERO_CENTS,
    monthsBetweenPayments: cost.recurringCostFrequency,
    singlePaymentDue: cost.recurringSinglePayment ?? "AT_END",
    interestStartDate,
    interestEndDate,
  };
}

/** The charge of the period that follows the present one, at the rate of its first day; the establishment fee is not among the recurring ones. */
function nextInvoiceOf(
  schedule: FeeSchedule,
  rates: readonly RateStep[],
  today: PlainDate,
): DocumentCosts["nextInvoice"] {
  const next = periodAfter(schedule, rates, today);
  return next && { amountCents: next.amountCents, date: next.startDate };
}

/** Undefined where none is charged any more, as of a document that was closed. */
export function laterPeriodAfter(document: CostFacts, day: PlainDate): LaterPeriod | undefined {
  const schedule = feeScheduleOfDocument(document);
  if (schedule === undefined || document.closedAt !== null) return undefined;
  return periodAfter(schedule, document.costRates.map(rateStepOf), day);
}

/** Costs stop on the day on which a document was closed. */
function closingDay({ closedAt, expiryZone }: CostFacts): PlainDate | undefined {
  return closedAt === null ? undefined : dayAt(closedAt, expiryZone);
}
