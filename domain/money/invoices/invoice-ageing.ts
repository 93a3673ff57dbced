// What an organisation owes by how long it has been due, as a statement of account groups it.

import { type Cents, cents } from "../../values/money/money.ts";
import { addDays, daysBetween, type PlainDate } from "../../values/time/plain-date.ts";

export const AGEING_PERIODS = [
  "NOT_DUE",
  "DAYS_1_TO_30",
  "DAYS_31_TO_60",
  "DAYS_61_TO_90",
  "OVER_90_DAYS",
] as const;
export type AgeingPeriod = (typeof AGEING_PERIODS)[number];

/** The last day past due that a period holds: on its due date an invoice is not overdue. */
const LAST_DAY: Record<AgeingPeriod, number> = {
  NOT_DUE: 0,
  DAYS_1_TO_30: 30,
  DAYS_31_TO_60: 60,
  DAYS_61_TO_90: 90,
  OVER_90_DAYS: Number.POSITIVE_INFINITY,
};

export const AGEING_TEXT: Record<AgeingPeriod, string> = {
  NOT_DUE: "Not due yet",
  DAYS_1_TO_30: "1 to 30 days late",
  DAYS_31_TO_60: "31 to 60 days late",
  DAYS_61_TO_90: "61 to 90 days late",
  OVER_90_DAYS: "Over 90 days late",
};

type OwedOnDay = { readonly dueDate: PlainDate; readonly amountCents: Cents; readonly count: number };
export type AgedSum = { readonly period: AgeingPeriod; readonly amountCents: Cents; readonly count: number };

/** Every period once, in order, those that nothing falls in too. */
export function ageInvoices(owed: readonly OwedOnDay[], today: PlainDate): AgedSum[] {
  return AGEING_PERIODS.map((period) => {
    const those = owed.filter(({ dueDate }) => ageingPeriod(dueDate, today) === period);
    return {
      period,
      amountCents: cents(those.reduce((sum, { amountCents }) => sum + amountCents, 0n)),
      count: those.reduce((sum, { count }) => sum + count, 0),
    };
  });
}

export function ageingPeriod(dueDate: PlainDate, today: PlainDate): AgeingPeriod {
  const daysLate = daysBetween(dueDate, today);
  return AGEING_PERIODS.find((period) => daysLate <= LAST_DAY[period]) ?? "OVER_90_DAYS";
}

type DueDays = { readonly from: PlainDate | undefined; readonly to: PlainDate | undefined };

/** The due dates of a period, both days included; open where it has no end. */
export function dueDaysOf(period: AgeingPeriod, today: PlainDate): DueDays {
  const [last, before] = [
    LAST_DAY[period],
    LAST_DAY[AGEING_PERIODS[AGEING_PERIODS.indexOf(period) - 1] ?? period],
  ];
  return {
    from: Number.isFinite(last) ? addDays(today, -last) : undefined,
    to: period === "NOT_DUE" ? undefined : addDays(today, -before - 1),
  };
}
