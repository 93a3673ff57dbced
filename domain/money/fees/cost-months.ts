// What a fee adds to the cost of each month: by how much the cost to date has grown within it, and will grow until the fee ends.

import { addCents, type Cents, subtractCents, ZERO_CENTS } from "../../values/money/money.ts";
import {
  addDays,
  addMonthsClamped,
  earlierDate,
  isBefore,
  type PlainDate,
} from "../../values/time/plain-date.ts";
import type { FeeSchedule } from "./fee-schedule.ts";
import { type CostChanges, recutCost } from "./recut-cost.ts";

export type CostParts = { accruedCents: Cents; toComeCents: Cents };

/** Before the window, each of its months, and after it. */
export type CostMonths = readonly CostParts[];

export type MonthWindow = {
  /** The first day of the first month, which lies in the past or is the present one. */
  first: PlainDate;
  months: number;
  today: PlainDate;
};

export type MonthlyFee = {
  fee: FeeSchedule;
  changes: CostChanges;
  setUpCents: Cents;
  /** The last day that costs anything; null while nobody knows it, and then nothing is added after the window. */
  end: PlainDate | null;
};

/** The cost to date as it is shown on a day, set-up with it; all months together come to that of the last one. */
export function costByMonth(monthly: MonthlyFee, { first, months, today }: MonthWindow): CostMonths {
  const lastDays = Array.from({ length: months + 1 }, (_, at) => addDays(addMonthsClamped(first, at), -1));
  const windowEnd = lastDays.at(-1) ?? today;
  const isAfter = monthly.end !== null && isBefore(windowEnd, monthly.end);
  const bounds = [...lastDays, isAfter && monthly.end !== null ? monthly.end : windowEnd];
  const costs = bounds.map((day) => costTo(monthly, day, today));
  const now = costTo(monthly, today, today);
  return bounds.map((day, at) => {
    const grown = subtractCents(costs[at] ?? ZERO_CENTS, costs[at - 1] ?? ZERO_CENTS);
    if (day <= today) return { accruedCents: grown, toComeCents: ZERO_CENTS };
    const before = bounds[at - 1];
    if (before !== undefined && before >= today) return { accruedCents: ZERO_CENTS, toComeCents: grown };
    const accruedCents = subtractCents(now, costs[at - 1] ?? ZERO_CENTS);
    return { accruedCents, toComeCents: subtractCents(grown, accruedCents) };
  });
}

/** Set-up is paid when the fee begins; one that begins later is counted with what was paid by today, as the cost to date has it. */
function costTo({ fee, changes, setUpCents, end }: MonthlyFee, day: PlainDate, today: PlainDate): Cents {
  const accrued = recutCost(fee, changes, end === null ? day : earlierDate(day, end)).amountCents;
  return day >= earlierDate(fee.interestStartDate, today) ? addCents(accrued, setUpCents) : accrued;
}
