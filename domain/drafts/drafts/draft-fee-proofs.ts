// What a draft costs at the start with everything that is taken off, its product's discounts too, held against the same sum worked apart.

import fc from "fast-check";
import { type ProductDiscounts, withProductDiscounts } from "../../money/fees/discounts.ts";
import { drawnRate, drawnSchedule, drawnSinglePayment, oracleFee } from "../../money/fees/fee-cases.ts";
import { oracleFirstLines, oracleFirstPeriod } from "../../money/fees/fee-oracle.ts";
import { givesItsFigure } from "../../money/fees/step-oracle.ts";
import { type Proof, proof } from "../../proof/proof.ts";
import { cents } from "../../values/money/money.ts";
import type { ZERO_PERCENT } from "../../values/money/percentage.ts";
import { draftFees } from "./draft-fees.ts";

type Terms = Parameters<typeof draftFees>[0];
export type Given = { terms: Terms; product: ProductDiscounts };
type Sum = (given: Given) => { lines: readonly { kind: string; amountCents: bigint }[]; totalCents: bigint };

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

const NO_PRODUCT_DISCOUNTS: ProductDiscounts = { percentage: null, establishmentFeeCents: cents(0n) };
const drawnProduct: fc.Arbitrary<ProductDiscounts> = fc.record({
  percentage: fc.option(drawnRate),
  establishmentFeeCents: fc.oneof(fc.constant(cents(0n)), drawnMoney),
});

export const drawnGiven: fc.Arbitrary<Given> = fc.record({ terms: drawnTerms, product: drawnProduct });

const DRAFT_TOTAL: Proof = proof({
  name: "a draft's fees: each discount a line of its own, the product's among them, the lines sum to the total, never below zero",
  against: "the same sum in fractions, line by line",
  subject: priced as Sum,
  cases: drawnGiven,
  holds: (subject, given) => {
    const { lines, totalCents } = subject(given);
    const due = dueLines(given.terms, given.product);
    return (
      totalCents >= 0n &&
      totalCents === due.reduce((sum, [, amount]) => sum + amount, 0n) &&
      lines.length === due.length &&
      due.every(([kind, amount], at) => lines[at]?.kind === kind && lines[at].amountCents === amount)
    );
  },
  broken: {
    "adds both percentages": ({ terms, product }) =>
      priced({ terms: withRates(terms, { organisationPercentage: bothRates(terms) }), product }),
    "takes the establishment discount without its cap": (given) => {
      const fees = priced(given);
      const { establishmentFeeAmountCents } = withProductDiscounts(given.terms.discounts, given.product);
      const over = establishmentFeeAmountCents - given.terms.establishmentFeeCents;
      return { ...fees, totalCents: over > 0n ? fees.totalCents - over : fees.totalCents };
    },
    "leaves the referral out": ({ terms, product }) =>
      priced({ terms: withRates(terms, { referralAmountCents: cents(0n) }), product }),
    "forgets what the product gives": ({ terms }) => draftFees(terms),
    "takes the product's discount in place of the draft's own": ({ terms, product }) =>
      draftFees(withRates(terms, { draftPercentage: product.percentage })),
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

function priced({ terms, product }: Given) {
  return draftFees({ ...terms, discounts: withProductDiscounts(terms.discounts, product) });
}

function withRates(terms: Terms, discounts: Partial<Terms["discounts"]>): Terms {
  return { ...terms, discounts: { ...terms.discounts, ...discounts } };
}

/** With the product's discounts among the others, where it gives any. */
export function dueLines(
  { establishmentFeeCents, schedule, discounts }: Terms,
  product: ProductDiscounts = NO_PRODUCT_DISCOUNTS,
): [kind: string, amount: bigint][] {
  const { organisationPercentage, draftPercentage, establishmentFeeAmountCents, referralAmountCents } =
    discounts;
  return oracleFirstLines(establishmentFeeCents, oracleFirstPeriod(oracleFee(schedule)), {
    rates: [organisationPercentage, draftPercentage, product.percentage],
    establishment: [establishmentFeeAmountCents, product.establishmentFeeCents],
    referral: referralAmountCents,
  });
}

function bothRates({ discounts }: Terms) {
  const { organisationPercentage, draftPercentage } = discounts;
  return ((organisationPercentage ?? 0n) + (draftPercentage ?? 0n)) as typeof ZERO_PERCENT;
}
