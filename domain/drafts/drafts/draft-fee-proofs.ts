// What a draft costs at the start with everything that is taken off, held against the same sum worked apart.

import fc from "fast-check";
import type { DiscountTerms } from "../../money/fees/discounts.ts";
import { drawnRate, drawnSchedule, drawnSinglePayment, oracleFee } from "../../money/fees/fee-cases.ts";
import { oracleLifetime, oraclePeriodCharge } from "../../money/fees/fee-oracle.ts";
import type { FeeSchedule } from "../../money/fees/fee-schedule.ts";
import { givesItsFigure } from "../../money/fees/step-oracle.ts";
import { type Proof, proof } from "../../proof/proof.ts";
import { cents } from "../../values/money/money.ts";
import type { ZERO_PERCENT } from "../../values/money/percentage.ts";
import { draftFees } from "./draft-fees.ts";

type Terms = Parameters<typeof draftFees>[0];
type Sum = (terms: Terms) => { lines: readonly { kind: string; amountCents: bigint }[]; totalCents: bigint };

const drawnMoney = fc.bigInt({ min: 0n, max: 500_000n }).map(cents);

// Small amounts come up as often as large ones, so that the caps are met as often as not.
const drawnTerms: fc.Arbitrary<Terms> = fc.record({
  establishmentFeeCents: drawnMoney,
  schedule: fc.oneof(
    drawnSchedule,
    drawnSinglePayment,
    fc.tuple(drawnSchedule, drawnMoney).map(([fee, baseCents]) => ({ ...fee, baseCents, fixedCents: null })),
  ),
  discounts: fc.record({
    organisationPercentage: fc.option(drawnRate),
    draftPercentage: fc.option(drawnRate),
    establishmentFeeAmountCents: drawnMoney,
    referralAmountCents: drawnMoney,
  }),
});

const DRAFT_TOTAL: Proof = proof({
  name: "a draft's fees: each discount a line of its own, the lines sum to the total, never below zero",
  against: "the same sum in whole cents, line by line",
  subject: draftFees as Sum,
  cases: drawnTerms,
  holds: (subject, terms) => {
    const { lines, totalCents } = subject(terms);
    const due = dueLines(terms);
    return (
      totalCents >= 0n &&
      totalCents === due.reduce((sum, [, amount]) => sum + amount, 0n) &&
      lines.length === due.length &&
      due.every(([kind, amount], at) => lines[at]?.kind === kind && lines[at].amountCents === amount)
    );
  },
  broken: {
    "adds both percentages": (terms) =>
      draftFees({ ...terms, discounts: { ...terms.discounts, organisationPercentage: bothRates(terms) } }),
    "takes the establishment discount without its cap": (terms) => {
      const fees = draftFees(terms);
      const over = terms.discounts.establishmentFeeAmountCents - terms.establishmentFeeCents;
      return { ...fees, totalCents: over > 0n ? fees.totalCents - over : fees.totalCents };
    },
    "leaves the referral out": (terms) =>
      draftFees({ ...terms, discounts: { ...terms.discounts, referralAmountCents: cents(0n) } }),
  },
});

const DRAFT_STEPS: Proof = proof({
  name: "each step of a draft's fees, worked out of what it shows, gives what it shows",
  against: "the shown numbers in fractions",
  subject: (terms: Terms) => draftFees(terms).steps,
  cases: drawnTerms,
  holds: (subject, terms) => subject(terms).every(givesItsFigure),
  broken: {
    "forgets the cap": (terms) =>
      draftFees(terms).steps.map((step) => ({
        ...step,
        arithmetic: step.arithmetic.replace(/, at most the .* charged$/, ""),
      })),
    "shows discounts as charges": (terms) =>
      draftFees(terms).steps.map((step) => ({ ...step, arithmetic: step.arithmetic.replace("−", "+") })),
  },
});

export const DRAFT_FEE_PROOFS: readonly Proof[] = [DRAFT_TOTAL, DRAFT_STEPS];

export function dueLines({
  establishmentFeeCents,
  schedule,
  discounts,
}: Terms): [kind: string, amount: bigint][] {
  const first = dueFirstPeriod(schedule);
  const ongoing = dueOngoing(first, discounts);
  const establishment = least(discounts.establishmentFeeAmountCents, establishmentFeeCents);
  const left = establishmentFeeCents + first - ongoing - establishment;
  const lines: [string, bigint][] = [
    ["ESTABLISHMENT_FEE", establishmentFeeCents],
    ["FIRST_PERIOD", first],
    ["ONGOING_PERCENTAGE", -ongoing],
    ["ESTABLISHMENT_FEE_AMOUNT", -establishment],
    ["REFERRAL_AMOUNT", -least(discounts.referralAmountCents, left)],
  ];
  return lines.filter(([, amount]) => amount !== 0n);
}

function dueFirstPeriod(schedule: FeeSchedule): bigint {
  if (schedule.feeType === "LIFETIME_FEE") return oracleLifetime(oracleFee(schedule));
  return schedule.monthsBetweenPayments === 0 ? 0n : oraclePeriodCharge(oracleFee(schedule));
}

function dueOngoing(first: bigint, { organisationPercentage, draftPercentage }: DiscountTerms): bigint {
  const [one, other] = [organisationPercentage ?? 0n, draftPercentage ?? 0n];
  const share = first * (one > other ? one : other);
  const down = share / 100_000_000n;
  return least(share - down * 100_000_000n >= 50_000_000n ? down + 1n : down, first);
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}

function bothRates({ discounts }: Terms) {
  const { organisationPercentage, draftPercentage } = discounts;
  return ((organisationPercentage ?? 0n) + (draftPercentage ?? 0n)) as typeof ZERO_PERCENT;
}
