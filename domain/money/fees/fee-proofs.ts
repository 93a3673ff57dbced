// What a fee charges and what has accrued of it, held against fractions worked out apart.

import fc from "fast-check";
import { type Proof, proof } from "../../proof/proof.ts";
import { cents, formatAud } from "../../values/money/money.ts";
import {
  addDays,
  addMonthsClamped,
  daysBetween,
  earlierDate,
  type PlainDate,
} from "../../values/time/plain-date.ts";
import { accruedCost } from "./accrued-cost.ts";
import { drawnPeriodicSchedule, drawnSchedule, drawnSinglePayment, oracleFee } from "./fee-cases.ts";
import {
  oracleAccrued,
  oracleAccruedOfTerm,
  oracleLifetime,
  oraclePeriodCharge,
  oracleTermCharge,
  oracleYearlyRoundedDown,
} from "./fee-oracle.ts";
import { feePeriod, feePeriodAt } from "./fee-periods.ts";
import type { FeeSchedule } from "./fee-schedule.ts";
import type { FeeStep } from "./fee-steps.ts";
import { firstPeriodCharge, lifetimeCharge, periodCharge, termCharge } from "./period-charge.ts";
import { givesItsFigure } from "./step-oracle.ts";

const CHARGE: Proof = proof({
  name: "a period's charge and a lifetime's",
  against: "fractions, rounded up to the cent",
  subject: chargeOf,
  cases: drawnSchedule,
  holds: (subject, fee) => {
    const due = oracleFee(fee);
    return subject(fee) === (fee.feeType === "LIFETIME_FEE" ? oracleLifetime(due) : oraclePeriodCharge(due));
  },
  broken: {
    "rounds to the nearest cent": (fee) => oneLessWhereInexact(fee, chargeOf(fee)),
    "forgets the minimum": (fee) => chargeOf({ ...fee, minimumAnnualCents: cents(0n) }),
    "raises a lifetime fee to the minimum": (fee) =>
      fee.feeType === "LIFETIME_FEE" && chargeOf(fee) < fee.minimumAnnualCents
        ? fee.minimumAnnualCents
        : chargeOf(fee),
  },
});

const YEAR: Proof = proof({
  name: "a year of charges, never below the minimum nor a cent a period above the year's cost",
  against: "the year's cost in fractions",
  subject: chargeOf,
  cases: drawnPeriodicSchedule.map((fee) => ({
    ...fee,
    monthsBetweenPayments: [1, 3, 6, 12][fee.monthsBetweenPayments % 4] ?? 12,
  })),
  holds: (subject, fee) => {
    const periods = BigInt(12 / fee.monthsBetweenPayments);
    const year = subject(fee) * periods;
    return year >= fee.minimumAnnualCents && year <= oracleYearlyRoundedDown(oracleFee(fee)) + periods;
  },
  broken: {
    "rounds down": (fee) => chargeOf(fee) - 1n,
    "charges a cent too much": (fee) => chargeOf(fee) + 1n,
  },
});

const TERM: Proof = proof({
  name: "one payment for a term",
  against: "fractions over whole anchored years and the last part year",
  subject: (fee: FeeSchedule): bigint | undefined => termCharge(fee)?.amountCents,
  cases: drawnSinglePayment.filter(({ interestEndDate }) => interestEndDate !== null),
  holds: (subject, fee) => subject(fee) === oracleTermCharge(oracleFee(fee), fee.interestEndDate ?? ""),
  broken: {
    "takes every year for 365 days": (fee) => chargeOfPlainYears(fee),
    "counts the last day too": (fee) =>
      termCharge({ ...fee, interestEndDate: addDays(fee.interestEndDate ?? fee.interestStartDate, 1) })
        ?.amountCents,
  },
});

type AccruedAsAt = (fee: FeeSchedule, asAt: PlainDate) => bigint;

const ACCRUED: Proof = proof({
  name: "the cost accrued to any day, by periods",
  against: "fractions summed period after period",
  subject: accruedAmount,
  cases: fc.tuple(drawnPeriodicSchedule, fc.integer({ min: -40, max: 9000 })),
  holds: (subject, [fee, days]) => {
    const asAt = addDays(fee.interestStartDate, days);
    return subject(fee, asAt) === oracleAccrued(oracleFee(fee), asAt);
  },
  broken: {
    "counts the day itself": (fee, asAt) => accruedAmount(fee, addDays(asAt, 1)),
    "runs on after the end date": (fee, asAt) => accruedAmount({ ...fee, interestEndDate: null }, asAt),
    "takes every period for thirty days a month": accruedByThirties,
  },
});

const ACCRUED_TERM: Proof = proof({
  name: "the cost accrued to any day, of one payment for the term",
  against: "the term's fraction by its days",
  subject: accruedAmount,
  cases: fc.tuple(drawnSinglePayment, fc.integer({ min: -40, max: 9000 })),
  holds: (subject, [fee, days]) => {
    const asAt = addDays(fee.interestStartDate, days);
    return (
      subject(fee, asAt) ===
      oracleAccruedOfTerm({ ...oracleFee(fee), isUpfront: fee.singlePaymentDue === "UPFRONT" }, asAt)
    );
  },
  broken: {
    "counts it whole from the start": (fee, asAt) => accruedAmount(fee, fee.interestEndDate ?? asAt),
    "counts the day itself": (fee, asAt) => accruedAmount(fee, addDays(asAt, 1)),
  },
});

const GROWS: Proof = proof({
  name: "what has accrued never falls, and stops at the end date",
  against: "the day before, and a year after the end",
  subject: accruedAmount,
  cases: fc.tuple(drawnSchedule, fc.integer({ min: -3, max: 9000 })),
  holds: (subject: AccruedAsAt, [fee, days]) => {
    const asAt = addDays(fee.interestStartDate, days);
    const end = fee.interestEndDate;
    const stops = end === null || subject(fee, end) === subject(fee, addDays(end, 400));
    return stops && subject(fee, asAt) <= subject(fee, addDays(asAt, 1));
  },
  broken: {
    "runs on after the end date": (fee, asAt) => accruedAmount({ ...fee, interestEndDate: null }, asAt),
    "forgets the whole periods": (fee, asAt) =>
      accruedAmount(fee, asAt) % (chargeOf(fee) === 0n ? 1n : chargeOf(fee)),
  },
});

const TILES: Proof = proof({
  name: "periods tile: none overlaps, none leaves a gap, every day lies in exactly one",
  against: "the period before and the one that holds the day",
  subject: feePeriod,
  cases: fc.tuple(drawnSchedule, fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 9000 })),
  holds: (subject, [fee, index, days]) => {
    const date = addDays(fee.interestStartDate, days);
    const holding = subject(fee, feePeriodAt(fee, date)?.index ?? -1);
    const one = subject(fee, index);
    return (
      one.endDate === subject(fee, index + 1).startDate &&
      one.days === daysBetween(one.startDate, one.endDate) &&
      holding.startDate <= date &&
      date < holding.endDate
    );
  },
  broken: {
    "steps from the period before": (rhythm, index) => {
      const period = feePeriod(rhythm, index);
      const endDate = addMonthsClamped(period.startDate, rhythm.monthsBetweenPayments);
      return { ...period, endDate, days: daysBetween(period.startDate, endDate) };
    },
    "ends a day early": (rhythm, index) => {
      const period = feePeriod(rhythm, index);
      return { ...period, endDate: addDays(period.endDate, -1), days: period.days - 1 };
    },
  },
});

const STEPS: Proof = proof({
  name: "the last step of every working is the figure itself",
  against: "the figure",
  subject: accruedCost,
  cases: fc.tuple(drawnSchedule, fc.integer({ min: -10, max: 5000 })),
  holds: (subject, [fee, days]) => {
    const { amountCents, steps } = subject(fee, addDays(fee.interestStartDate, days));
    return steps.at(-1)?.amountCents === amountCents && steps.every(({ arithmetic }) => arithmetic !== "");
  },
  broken: {
    "leaves the last step out": (fee, asAt) => {
      const { amountCents, steps } = accruedCost(fee, asAt);
      return { amountCents, steps: steps.slice(0, -1) };
    },
  },
});

type Working = (fee: FeeSchedule, asAt: PlainDate) => readonly FeeStep[];

const WORKED: Proof = proof({
  name: "each step of a fee's working, worked out of what it shows, gives what it shows",
  against: "the shown numbers in fractions",
  subject: stepsOf as Working,
  cases: fc.tuple(fc.oneof(drawnSchedule, drawnSinglePayment), fc.integer({ min: -10, max: 5000 })),
  holds: (subject, [fee, days]) => subject(fee, addDays(fee.interestStartDate, days)).every(givesItsFigure),
  broken: {
    "goes on from a rounded year's cost": (fee, asAt) =>
      stepsOf(fee, asAt).map((step, at, steps) =>
        /^Charge for/.test(step.label) && !/ a year/.test(step.arithmetic)
          ? { ...step, arithmetic: fromRoundedYear(step, steps[at - 1]) }
          : step,
      ),
    "keeps quiet about rounding": (fee, asAt) =>
      stepsOf(fee, asAt).map((step) => ({
        ...step,
        arithmetic: step.arithmetic.replace(/, rounded (up )?to the cent$/, ""),
      })),
    "shows a day too many": (fee, asAt) =>
      stepsOf(fee, asAt).map((step) => ({
        ...step,
        arithmetic: step.arithmetic.replace(/\d+(?= ÷ \d+ days?, to)/, (days) => String(Number(days) + 1)),
      })),
  },
});

export const FEE_PROOFS: readonly Proof[] = [
  CHARGE,
  YEAR,
  TERM,
  ACCRUED,
  ACCRUED_TERM,
  GROWS,
  TILES,
  STEPS,
  WORKED,
];

/** All that the portal shows of a fee: what it charges, and what has accrued of it. */
function stepsOf(fee: FeeSchedule, asAt: PlainDate): readonly FeeStep[] {
  return [...firstPeriodCharge(fee).steps, ...accruedCost(fee, asAt).steps];
}

function fromRoundedYear({ arithmetic }: FeeStep, year: FeeStep | undefined): string {
  const months = / × \d+ ÷ 12 months.*$| × \(.*$/.exec(arithmetic)?.[0] ?? "";
  return year === undefined ? arithmetic : `${formatAud(year.amountCents)} a year${months}`;
}

function chargeOf(fee: FeeSchedule): bigint {
  return fee.feeType === "LIFETIME_FEE" ? lifetimeCharge(fee).amountCents : periodCharge(fee).amountCents;
}

function accruedAmount(fee: FeeSchedule, asAt: PlainDate): bigint {
  return accruedCost(fee, asAt).amountCents;
}

/** Half-up instead of up, where the two differ. */
function oneLessWhereInexact(fee: FeeSchedule, charge: bigint): bigint {
  const remainder = (BigInt(fee.baseCents) * BigInt(fee.percentage ?? 0n)) % 100_000_000n;
  return fee.fixedCents === null && remainder > 0n && remainder < 50_000_000n ? charge - 1n : charge;
}

function chargeOfPlainYears(fee: FeeSchedule): bigint | undefined {
  if (fee.feeType === "FIXED_FEE") return termCharge(fee)?.amountCents;
  const days = daysBetween(fee.interestStartDate, fee.interestEndDate ?? fee.interestStartDate);
  const dividend = BigInt(fee.baseCents) * BigInt(fee.percentage ?? 0n) * BigInt(days);
  const divisor = 100_000_000n * 365n;
  return (dividend + divisor - 1n) / divisor;
}

function accruedByThirties(fee: FeeSchedule, asAt: PlainDate): bigint {
  const until = fee.interestEndDate === null ? asAt : earlierDate(asAt, fee.interestEndDate);
  const days = BigInt(Math.max(0, daysBetween(fee.interestStartDate, until)));
  return (chargeOf(fee) * days) / BigInt(30 * fee.monthsBetweenPayments);
}
