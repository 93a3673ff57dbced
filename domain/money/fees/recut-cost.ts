// What a fee has cost where the amount that it is taken of, or its rate, has changed on the way: each stretch by its own, to the day.

import { addCents, type Cents, formatAud, subtractCents, ZERO_CENTS } from "../../values/money/money.ts";
import { formatPercentage, type Percentage } from "../../values/money/percentage.ts";
import { earlierDate, formatDate, type PlainDate } from "../../values/time/plain-date.ts";
import { accruedCost } from "./accrued-cost.ts";
import type { FeeSchedule } from "./fee-schedule.ts";
import type { FeeResult, FeeStep } from "./fee-steps.ts";

/** The amount until this day; from the day on it is another. */
export type AmountStep = { changedDate: PlainDate; amountCents: Cents };

/** The rate from this day on: a percentage, or the amount of each payment. */
export type RateStep = { fromDate: PlainDate; percentage: Percentage | null; fixedCents: Cents | null };

export type CostChanges = {
  /** In the order in which they happened. */
  amounts: readonly AmountStep[];
  /** The earliest first, no two from one day. */
  rates: readonly RateStep[];
};

/** `fee` is on the present amount, at the rate that it began with. */
export function recutCost(fee: FeeSchedule, { amounts, rates }: CostChanges, asAtDate: PlainDate): FeeResult {
  const stretches = stretchesOf(fee, amounts, asAtDate).flatMap((stretch) => byRate(fee, rates, stretch));
  const [only] = stretches;
  if (stretches.length <= 1 && amounts.length === 0) return accruedCost(only?.fee ?? fee, asAtDate);
  const parts = stretches.map((stretch) => costOf(stretch, rates.length > 0));
  const amountCents = addCents(...parts.map((each) => each.amountCents));
  const arithmetic = parts.map((each) => formatAud(each.amountCents)).join(" + ");
  return { amountCents, steps: [...parts, { label: "Accrued", arithmetic, amountCents }] };
}

/** The fee as it is charged on a day. */
export function feeOn(fee: FeeSchedule, rates: readonly RateStep[], day: PlainDate): FeeSchedule {
  const rate = rates.findLast(({ fromDate }) => fromDate <= day);
  if (rate === undefined) return fee;
  return fee.feeType === "FIXED_FEE"
    ? { ...fee, fixedCents: rate.fixedCents }
    : { ...fee, percentage: rate.percentage };
}

/** `from` is missing where the fee begins. */
type Stretch = { fee: FeeSchedule; from: PlainDate | undefined; to: PlainDate };

function stretchesOf(fee: FeeSchedule, steps: readonly AmountStep[], asAtDate: PlainDate): Stretch[] {
  const bases = [...steps.map(({ amountCents }) => amountCents), fee.baseCents];
  const ends = [...steps.map(({ changedDate }) => earlierDate(changedDate, asAtDate)), asAtDate];
  const all = bases.map((baseCents, at) => ({
    fee: { ...fee, baseCents },
    from: ends[at - 1],
    to: ends[at] ?? asAtDate,
  }));
  // Two changes of one day, or one on the day of the end: what lies between is no day, and costs nothing.
  return all.filter(({ from, to }) => from !== to);
}

/** Cut where a rate begins within it. */
function byRate({ interestStartDate }: FeeSchedule, rates: readonly RateStep[], stretch: Stretch): Stretch[] {
  const { fee, from, to } = stretch;
  const begin = from ?? interestStartDate;
  const cuts = rates.map(({ fromDate }) => fromDate).filter((day) => day > begin && day < to);
  return [...cuts, to].map((end, at) => {
    const start = at === 0 ? from : cuts[at - 1];
    return { fee: feeOn(fee, rates, start ?? begin), from: start, to: end };
  });
}

/** What has accrued to its end less what would have to its beginning, each rounded as ever, so that no day counts twice. */
function costOf({ fee, from, to }: Stretch, isRateSaid: boolean): FeeStep {
  const of = (day: PlainDate) => accruedCost(fee, day).amountCents;
  const toEnd = of(to);
  const before = from === undefined ? ZERO_CENTS : of(from);
  const rate = isRateSaid ? ` at ${rateText(fee)}` : "";
  return {
    label: `To ${formatDate(to)}, on ${formatAud(fee.baseCents)}${rate}`,
    arithmetic: from === undefined ? formatAud(toEnd) : `${formatAud(toEnd)} − ${formatAud(before)}`,
    amountCents: subtractCents(toEnd, before),
  };
}

function rateText({ feeType, percentage, fixedCents }: FeeSchedule): string {
  if (feeType === "FIXED_FEE") return `${formatAud(fixedCents ?? ZERO_CENTS)} a payment`;
  return percentage === null ? "no rate" : formatPercentage(percentage);
}
