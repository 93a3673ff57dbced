// Fortnightly repayments held against the present value of equal payments, summed payment by payment in fractions.

import fc from "fast-check";
import { type Proof, proof } from "../../proof/proof.ts";
import { cents } from "../../values/money/money.ts";
import type { Percentage } from "../../values/money/percentage.ts";
import { fortnightlyRepayment } from "./finance-repayments.ts";

type Terms = Parameters<typeof fortnightlyRepayment>[0];

const YEARS_RATE_OF_ONE = 100_000_000n;

const drawnTerms: fc.Arbitrary<Terms> = fc.record({
  amountCents: fc.bigInt(1n, 5_000_000_000n).map(cents),
  annualRate: fc
    .oneof(
      fc.constant(0n),
      fc.integer({ min: 1, max: 3000 }).map((bps) => BigInt(bps) * 10_000n),
    )
    .map((rate) => rate as Percentage),
  months: fc.oneof(fc.constantFrom(6, 12, 24), fc.integer({ min: 1, max: 24 })),
});

const REPAYMENT: Proof = proof({
  name: "finance: equal fortnightly repayments",
  against: "the payments' present values, summed in fractions, to the nearest cent",
  subject: repaymentOf,
  cases: drawnTerms,
  holds: (subject, terms) => subject(terms) === dueRepayment(terms),
  broken: {
    "takes 24 half-months for 26 fortnights": ({ amountCents, annualRate, months }) =>
      repaymentOf({ amountCents, annualRate: ((annualRate * 26n) / 24n) as Percentage, months }),
    "counts whole fortnights only": (terms) => dueRepayment(terms, Math.floor((terms.months * 26) / 12)),
    "spreads simple interest": ({ amountCents, annualRate, months }) => {
      const interest = (amountCents * annualRate * BigInt(months)) / (12n * YEARS_RATE_OF_ONE);
      return (amountCents + interest) / BigInt(Math.ceil((months * 26) / 12));
    },
  },
});

export const FINANCE_PROOFS: readonly Proof[] = [REPAYMENT];

function repaymentOf(terms: Terms): bigint {
  return fortnightlyRepayment(terms).amountCents;
}

/** amount ÷ (v + v² + … + vⁿ), where v is what a dollar of the next fortnight is worth today. */
function dueRepayment({ amountCents, annualRate, months }: Terms, count = fortnights(months)): bigint {
  const later = 26n * YEARS_RATE_OF_ONE;
  const now = later + annualRate;
  let worth = 0n;
  let scale = 1n;
  for (let payment = 0; payment < count; payment += 1) {
    worth = (worth + scale) * later;
    scale *= now;
  }
  const dividend = amountCents * scale;
  const down = dividend / worth;
  return (dividend - down * worth) * 2n >= worth ? down + 1n : down;
}

function fortnights(months: number): number {
  const halfDozens = months * 13;
  return (halfDozens - (halfDozens % 6)) / 6 + (halfDozens % 6 === 0 ? 0 : 1);
}
