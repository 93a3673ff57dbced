// What a fee has cost over changes of its amount and its rate, held against its days one by one.

import fc from "fast-check";
import { type Proof, proof } from "../../proof/proof.ts";
import type { Cents } from "../../values/money/money.ts";
import { addDays, type PlainDate } from "../../values/time/plain-date.ts";
import { drawnCents, drawnPeriodicSchedule, drawnRate, oracleFee } from "./fee-cases.ts";
import { oracleAccrued } from "./fee-oracle.ts";
import type { FeeSchedule } from "./fee-schedule.ts";
import { type CostChanges, recutCost } from "./recut-cost.ts";

type DrawnCase = { fee: FeeSchedule; changes: CostChanges; asAt: PlainDate };
type Recut = (fee: FeeSchedule, changes: CostChanges, asAt: PlainDate) => bigint;

const LAST_DAY = 75;

const drawnCase: fc.Arbitrary<DrawnCase> = fc
  .record({
    fee: drawnPeriodicSchedule,
    amounts: fc.array(fc.tuple(fc.integer({ min: 0, max: LAST_DAY }), drawnCents), { maxLength: 3 }),
    rates: fc.uniqueArray(
      fc.record({
        day: fc.integer({ min: 1, max: LAST_DAY }),
        percentage: drawnRate,
        fixedCents: drawnCents,
      }),
      { maxLength: 4, selector: ({ day }) => day },
    ),
    days: fc.integer({ min: 0, max: LAST_DAY }),
  })
  .map(({ fee, amounts, rates, days }) => {
    const on = (day: number) => addDays(fee.interestStartDate, day);
    return {
      fee,
      asAt: on(days),
      changes: {
        amounts: amounts
          .toSorted(([one], [other]) => one - other)
          .map(([day, amountCents]) => ({ changedDate: on(day), amountCents })),
        rates: rates
          .toSorted((one, other) => one.day - other.day)
          .map(({ day, ...rate }) => ({ ...rate, fromDate: on(day) })),
      },
    };
  });

const RECUT: Proof = proof({
  name: "a fee over changes of its amount and its rate",
  against: "its days one by one, each by the amount and the rate of that day, in fractions",
  subject: recutAmount as Recut,
  cases: drawnCase,
  holds: (subject, { fee, changes, asAt }) =>
    subject(fee, changes, asAt) === dayByDay({ fee, changes, asAt }),
  broken: {
    "keeps the rate that it began with": (fee, { amounts }, asAt) =>
      recutAmount(fee, { amounts, rates: [] }, asAt),
    "takes a new rate as if it had been so from the beginning": (fee, { amounts, rates }, asAt) =>
      recutAmount(
        fee,
        {
          amounts,
          rates: rates.map((rate, at) => (at === 0 ? { ...rate, fromDate: fee.interestStartDate } : rate)),
        },
        asAt,
      ),
    "begins each rate a day late": (fee, { amounts, rates }, asAt) =>
      recutAmount(
        fee,
        { amounts, rates: rates.map((rate) => ({ ...rate, fromDate: addDays(rate.fromDate, 1) })) },
        asAt,
      ),
    "forgets that the amount changed": (fee, { rates }, asAt) =>
      recutAmount(fee, { amounts: [], rates }, asAt),
    "costs a cent too much once there is a new rate": (fee, { amounts, rates }, asAt) =>
      rates.length === 0
        ? recutAmount(fee, { amounts, rates }, asAt)
        : recutAmount(fee, { amounts, rates }, asAt) + 1n,
  },
});

export const RECUT_PROOFS: readonly Proof[] = [RECUT];

function recutAmount(fee: FeeSchedule, changes: CostChanges, asAt: PlainDate): Cents {
  return recutCost(fee, changes, asAt).amountCents;
}

/** Knows nothing of stretches: what each day has added, by the fee of that day. */
function dayByDay({ fee, changes, asAt }: DrawnCase): bigint {
  let sum = 0n;
  for (let day = fee.interestStartDate; day < asAt; day = addDays(day, 1)) {
    const ofDay = oracleFee(fee);
    const later = changes.amounts.find(({ changedDate }) => changedDate > day);
    const rate = changes.rates.filter(({ fromDate }) => fromDate <= day).at(-1);
    const due = {
      ...ofDay,
      base: BigInt(later?.amountCents ?? fee.baseCents),
      rate: rate === undefined || fee.feeType === "FIXED_FEE" ? ofDay.rate : BigInt(rate.percentage ?? 0n),
      fixed: rate === undefined || fee.feeType !== "FIXED_FEE" ? ofDay.fixed : BigInt(rate.fixedCents ?? 0n),
    };
    sum += oracleAccrued(due, addDays(day, 1)) - oracleAccrued(due, day);
  }
  return sum;
}
