// What a fee has cost where the amount that it is taken of has changed on the way: each stretch by its own amount, to the day.

import { addCents, type Cents, formatAud, subtractCents, ZERO_CENTS } from "../../values/money/money.ts";
import { earlierDate, formatDate, type PlainDate } from "../../values/time/plain-date.ts";
import { accruedCost } from "./accrued-cost.ts";
import type { FeeSchedule } from "./fee-schedule.ts";
import type { FeeResult, FeeStep } from "./fee-steps.ts";

/** The amount until this day; from the day on it is another. */
export type AmountStep = { changedDate: PlainDate; amountCents: Cents };

/** `fee` is on the present amount. Steps come in the order in which they happened. */
export function recutCost(fee: FeeSchedule, steps: readonly AmountStep[], asAtDate: PlainDate): FeeResult {
  if (steps.length === 0) return accruedCost(fee, asAtDate);
  const stretches = stretchesOf(fee, steps, asAtDate).map((stretch) => costOf(fee, stretch));
  const amountCents = addCents(...stretches.map((each) => each.amountCents));
  const arithmetic = stretches.map((each) => formatAud(each.amountCents)).join(" + ");
  return { amountCents, steps: [...stretches, { label: "Accrued", arithmetic, amountCents }] };
}

/** `from` is missing where the fee begins. */
type Stretch = { baseCents: Cents; from: PlainDate | undefined; to: PlainDate };

function stretchesOf(
  { baseCents }: FeeSchedule,
  steps: readonly AmountStep[],
  asAtDate: PlainDate,
): Stretch[] {
  const bases = [...steps.map(({ amountCents }) => amountCents), baseCents];
  const ends = [...steps.map(({ changedDate }) => earlierDate(changedDate, asAtDate)), asAtDate];
  const all = bases.map((base, at) => ({ baseCents: base, from: ends[at - 1], to: ends[at] ?? asAtDate }));
  // Two changes of one day, or one on the day of the end: what lies between is no day, and costs nothing.
  return all.filter(({ from, to }) => from !== to);
}

/** What has accrued to its end less what would have to its beginning, each rounded as ever, so that no day counts twice. */
function costOf(fee: FeeSchedule, { baseCents, from, to }: Stretch): FeeStep {
  const of = (day: PlainDate) => accruedCost({ ...fee, baseCents }, day).amountCents;
  const toEnd = of(to);
  const before = from === undefined ? ZERO_CENTS : of(from);
  return {
    label: `To ${formatDate(to)}, on ${formatAud(baseCents)}`,
    arithmetic: from === undefined ? formatAud(toEnd) : `${formatAud(toEnd)} − ${formatAud(before)}`,
    amountCents: subtractCents(toEnd, before),
  };
}
