// The cost of each month, held against what the oracle says has accrued by the last day of one month and of the next.

import fc from "fast-check";
import { type Proof, proof } from "../../proof/proof.ts";
import { addDays, addMonthsClamped, type PlainDate, plainDate } from "../../values/time/plain-date.ts";
import { type CostMonths, costByMonth, type MonthlyFee, type MonthWindow } from "./cost-months.ts";
import { drawnCents, drawnPeriodicSchedule, oracleFee } from "./fee-cases.ts";
import { oracleAccrued } from "./fee-oracle.ts";

type Drawn = { monthly: MonthlyFee; window: MonthWindow };

const drawn: fc.Arbitrary<Drawn> = fc
  .record({
    fee: drawnPeriodicSchedule,
    setUpCents: drawnCents,
    lasts: fc.option(fc.integer({ min: 0, max: 900 })),
    today: fc.integer({ min: -40, max: 800 }),
    back: fc.integer({ min: 0, max: 6 }),
    ahead: fc.integer({ min: 1, max: 12 }),
  })
  .map(({ fee, setUpCents, lasts, today: offset, back, ahead }) => {
    const today = addDays(fee.interestStartDate, offset);
    const end = lasts === null ? null : addDays(fee.interestStartDate, lasts);
    return {
      monthly: {
        fee: { ...fee, interestEndDate: end },
        changes: { amounts: [], rates: [] },
        setUpCents,
        end,
      },
      window: {
        first: addMonthsClamped(plainDate(`${today.slice(0, 7)}-01`), -back),
        months: back + ahead,
        today,
      },
    };
  });

type Subject = typeof costByMonth;

export const COST_MONTH_PROOFS: readonly Proof[] = [
  proof<Subject, Drawn>({
    name: "what a fee costs in each month, accrued and to come",
    against: "the oracle's cost on the last day of each month of the machine's calendar",
    subject: costByMonth,
    cases: drawn,
    holds: (subject, { monthly, window }) => holdsEveryMonth(subject(monthly, window), { monthly, window }),
    broken: {
      "forgets what was paid to set it up": (monthly, window) =>
        costByMonth({ ...monthly, setUpCents: 0n as never }, window),
      "calls the whole of the present month accrued": (monthly, window) =>
        costByMonth(monthly, window).map((month, at, all) =>
          month.accruedCents !== 0n && at < all.length - 1
            ? { accruedCents: (month.accruedCents + month.toComeCents) as never, toComeCents: 0n as never }
            : month,
        ),
      "leaves out what comes after the window": (monthly, window) =>
        costByMonth({ ...monthly, end: null }, window),
      "begins a month late": (monthly, window) =>
        costByMonth(monthly, { ...window, first: addMonthsClamped(window.first, -1) }),
    },
  }),
];

function holdsEveryMonth(found: CostMonths, { monthly, window }: Drawn): boolean {
  const bounds = lastDays(window);
  const now = oracleCost(monthly, window.today, window.today);
  const on = bounds.map((day) => oracleCost(monthly, day, window.today));
  const isEach = bounds.every((day, at) => {
    const month = found[at];
    const before = on[at - 1] ?? 0n;
    if (month === undefined) return false;
    const isPast = day <= window.today;
    const isAhead = (bounds[at - 1] ?? "") >= window.today;
    const accrued = isPast ? (on[at] ?? 0n) - before : isAhead ? 0n : now - before;
    return (
      month.accruedCents === accrued && month.accruedCents + month.toComeCents === (on[at] ?? 0n) - before
    );
  });
  const whole = found.reduce((sum, { accruedCents, toComeCents }) => sum + accruedCents + toComeCents, 0n);
  const last = bounds.at(-1) ?? window.today;
  const until = monthly.end === null || monthly.end < last ? last : monthly.end;
  return isEach && found.length === bounds.length + 1 && whole === oracleCost(monthly, until, window.today);
}

/** By the machine's own calendar. */
function lastDays({ first, months }: MonthWindow): PlainDate[] {
  const [year = 0, month = 0] = first.split("-").map(Number);
  return Array.from({ length: months + 1 }, (_, at) =>
    plainDate(new Date(Date.UTC(year, month - 1 + at, 0)).toISOString().slice(0, 10)),
  );
}

function oracleCost({ fee, setUpCents, end }: MonthlyFee, day: PlainDate, today: PlainDate): bigint {
  const until = end !== null && end < day ? end : day;
  const isBegun = until >= fee.interestStartDate;
  const isPaid = day >= fee.interestStartDate || day >= today;
  return (isBegun ? oracleAccrued(oracleFee(fee), until) : 0n) + (isPaid ? setUpCents : 0n);
}
