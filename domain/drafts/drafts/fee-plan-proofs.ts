// What a fee plan costs at once, a year and to its end, held against periods that are counted one by one.

import fc from "fast-check";
import { drawnRate, drawnStart, drawnTermDays, oracleFee } from "../../money/fees/fee-cases.ts";
import { oraclePeriodCharge, oraclePeriodsBegun } from "../../money/fees/fee-oracle.ts";
import { type FeeSummaryTerms, feeScheduleOf } from "../../money/fees/fee-summary.ts";
import { type Proof, proof } from "../../proof/proof.ts";
import { addCents, cents, subtractCents } from "../../values/money/money.ts";
import { addDays } from "../../values/time/plain-date.ts";
import { dueLines } from "./draft-fee-proofs.ts";
import { cheapestPlans, type FeePlanCost, feePlanCost } from "./fee-plan-cost.ts";

type Case = Parameters<typeof feePlanCost>;

const drawnMoney = fc.bigInt({ min: 0n, max: 500_000n }).map(cents);

const drawnTerms: fc.Arbitrary<FeeSummaryTerms> = fc.record({
  establishmentFeeCents: drawnMoney,
  biannualFeePercentage: fc.option(drawnRate),
  recurringFeePercentage: drawnRate,
  minimumAnnualCents: drawnMoney,
  minValueCents: fc.constant(cents(0n)),
  maxValueCents: fc.constant(null),
});

const drawnGuarantee = fc
  .record({
    amountCents: fc.bigInt({ min: 100n, max: 99_999_999_999n }).map(cents),
    interestStartDate: drawnStart,
    termDays: fc.option(drawnTermDays),
  })
  .map(({ termDays, ...guarantee }) => ({
    ...guarantee,
    interestEndDate: termDays === null ? null : addDays(guarantee.interestStartDate, termDays),
  }));

const drawnDiscounts = fc.record({
  organisationPercentage: fc.option(drawnRate),
  draftPercentage: fc.option(drawnRate),
  establishmentFeeAmountCents: drawnMoney,
  referralAmountCents: drawnMoney,
});

const PLAN: Proof = proof({
  name: "a fee plan's cost at once, a year, in the first year and to its end",
  against: "the first invoice line by line, and every later period counted by its first day",
  subject: feePlanCost,
  cases: fc.tuple(drawnTerms, drawnGuarantee, drawnDiscounts),
  holds: (subject, drawn: Case) => {
    const { steps, ...cost } = subject(...drawn);
    const due = duePlan(drawn);
    const figures = Object.keys(due) as (keyof typeof due)[];
    const last = steps.at(-1)?.amountCents;
    return (
      figures.every((figure) => cost[figure] === due[figure]) &&
      last === (due.toExpiryCents ?? due.payNowCents)
    );
  },
  broken: {
    "leaves the last, cut period out": changed((cost) => ({
      toExpiryCents:
        cost.toExpiryCents === null || cost.toExpiryCents === cost.payNowCents
          ? cost.toExpiryCents
          : subtractCents(cost.toExpiryCents, cents(cost.yearlyCents / 2n)),
    })),
    "takes the discounts off every period": (terms, guarantee, discounts) => {
      const cost = feePlanCost(terms, guarantee, discounts);
      const { payNowCents } = feePlanCost(terms, guarantee, NO_DISCOUNTS);
      const taken = subtractCents(payNowCents, cost.payNowCents);
      return { ...cost, firstYearCents: subtractCents(cost.firstYearCents, taken) };
    },
    "names an end for what is open": changed((cost) => ({
      toExpiryCents: cost.toExpiryCents ?? cost.firstYearCents,
    })),
    "adds the establishment to a year": (terms, ...rest) => {
      const cost = feePlanCost(terms, ...rest);
      return { ...cost, yearlyCents: addCents(cost.yearlyCents, terms.establishmentFeeCents) };
    },
  },
});

const CHEAPEST: Proof = proof({
  name: "the cheapest fee plans: none costs less, and all that cost as little",
  against: "every pair of plans",
  subject: cheapestPlans as (plans: readonly FeePlanCost[]) => readonly FeePlanCost[],
  // Few figures, so that plans tie as often as not.
  cases: fc.array(
    fc.record({
      payNowCents: fc.constant(cents(1n)),
      yearlyCents: fc.constant(cents(1n)),
      firstYearCents: fc.bigInt({ min: 0n, max: 4n }).map(cents),
      toExpiryCents: fc.option(fc.bigInt({ min: 0n, max: 4n }).map(cents)),
      steps: fc.constant([]),
    }),
    { maxLength: 5 },
  ),
  holds: (subject, plans) => {
    const figure = (plan: FeePlanCost) => plan.toExpiryCents ?? plan.firstYearCents;
    const due = plans.filter((plan) => plans.every((other) => figure(other) >= figure(plan)));
    const found = subject(plans);
    return found.length === due.length && due.every((plan, at) => found[at] === plan);
  },
  broken: {
    "names one of those that tie": (plans) => cheapestPlans(plans).slice(0, 1),
    "compares the first year alone": (plans) =>
      cheapestPlans(plans.map((plan) => ({ ...plan, toExpiryCents: null, plan }))).map(({ plan }) => plan),
  },
});

export const FEE_PLAN_PROOFS: readonly Proof[] = [PLAN, CHEAPEST];

const NO_DISCOUNTS: Case[2] = {
  organisationPercentage: null,
  draftPercentage: null,
  establishmentFeeAmountCents: cents(0n),
  referralAmountCents: cents(0n),
};

function changed(change: (cost: FeePlanCost) => Partial<FeePlanCost>): typeof feePlanCost {
  return (...drawn) => {
    const cost = feePlanCost(...drawn);
    return { ...cost, ...change(cost) };
  };
}

function duePlan([terms, guarantee, discounts]: Case) {
  const schedule = feeScheduleOf(terms, guarantee);
  const { establishmentFeeCents } = terms;
  const lines = dueLines({ establishmentFeeCents, schedule, discounts });
  const payNowCents = lines.reduce((sum, [, amount]) => sum + amount, 0n);
  const fee = oracleFee(schedule);
  const charge = oraclePeriodCharge(fee);
  const inYear = terms.biannualFeePercentage === null ? 1n : 2n;
  const { end } = fee;
  return {
    payNowCents,
    yearlyCents: charge * inYear,
    firstYearCents: payNowCents + charge * (inYear - 1n),
    toExpiryCents: end === null ? null : payNowCents + charge * (oraclePeriodsBegun({ ...fee, end }) - 1n),
  };
}
