// What is taken off a draft's first invoice, in the order of Q-075: each discount is a line of its own and stops at zero.

import { addCents, type Cents, formatAud, subtractCents } from "../../values/money/money.ts";
import {
  formatPercentage,
  PERCENTAGE_DIVISOR,
  type Percentage,
  percentageOf,
  ZERO_PERCENT,
} from "../../values/money/percentage.ts";
import { divideRoundingHalfUp } from "../../values/money/rounding.ts";
import { roundedNote } from "./fee-steps.ts";

export const DISCOUNT_TEXT = {
  ONGOING_PERCENTAGE: "Ongoing fee discount",
  ESTABLISHMENT_FEE_AMOUNT: "Establishment fee discount",
  REFERRAL_AMOUNT: "Referral discount",
} as const;
export type DiscountKind = keyof typeof DISCOUNT_TEXT;

export type DiscountTerms = {
  /** Of the organisation and of the draft, the larger one counts. */
  organisationPercentage: Percentage | null;
  draftPercentage: Percentage | null;
  establishmentFeeAmountCents: Cents;
  referralAmountCents: Cents;
};

export type ProductDiscounts = { percentage: Percentage | null; establishmentFeeCents: Cents };

/** The product's discount and that of the draft: of each kind the larger one counts, never both. */
export function withProductDiscounts(terms: DiscountTerms, product: ProductDiscounts): DiscountTerms {
  const { draftPercentage, establishmentFeeAmountCents } = terms;
  const isLarger =
    product.percentage !== null && (draftPercentage === null || product.percentage > draftPercentage);
  return {
    ...terms,
    draftPercentage: isLarger ? product.percentage : draftPercentage,
    establishmentFeeAmountCents:
      product.establishmentFeeCents > establishmentFeeAmountCents
        ? product.establishmentFeeCents
        : establishmentFeeAmountCents,
  };
}

/** The amount is what is taken off: zero or more. */
type Discount = { kind: DiscountKind; amountCents: Cents; arithmetic: string };

type Charges = { establishmentFeeCents: Cents; firstPeriodCents: Cents };

/** Only the discounts that take something off. */
export function discountsOn(charges: Charges, terms: DiscountTerms): Discount[] {
  const ongoing = ongoingDiscount(charges.firstPeriodCents, terms);
  const establishment = cappedDiscount({
    kind: "ESTABLISHMENT_FEE_AMOUNT",
    offeredCents: terms.establishmentFeeAmountCents,
    mostCents: charges.establishmentFeeCents,
  });
  const taken = addCents(ongoing.amountCents, establishment.amountCents);
  const leftCents = subtractCents(addCents(charges.establishmentFeeCents, charges.firstPeriodCents), taken);
  const referral = cappedDiscount({
    kind: "REFERRAL_AMOUNT",
    offeredCents: terms.referralAmountCents,
    mostCents: leftCents,
  });

  return [ongoing, establishment, referral].filter(({ amountCents }) => amountCents > 0n);
}

/** A share of the first period's charge after the minimum, rounded half-up. */
function ongoingDiscount(firstPeriodCents: Cents, terms: DiscountTerms): Discount {
  const rate = largerRate(terms.organisationPercentage, terms.draftPercentage);
  const exact = { numerator: firstPeriodCents * rate, denominator: PERCENTAGE_DIVISOR };
  return cappedDiscount({
    kind: "ONGOING_PERCENTAGE",
    offeredCents: percentageOf(firstPeriodCents, rate, divideRoundingHalfUp),
    offered: `${formatAud(firstPeriodCents)} × ${formatPercentage(rate)}${roundedNote(exact)}`,
    mostCents: firstPeriodCents,
  });
}

function cappedDiscount(options: {
  kind: DiscountKind;
  offeredCents: Cents;
  offered?: string;
  mostCents: Cents;
}): Discount {
  const { kind, offeredCents, offered = formatAud(offeredCents), mostCents } = options;
  if (offeredCents <= mostCents) return { kind, amountCents: offeredCents, arithmetic: offered };
  return {
    kind,
    amountCents: mostCents,
    arithmetic: `${offered}, at most the ${formatAud(mostCents)} charged`,
  };
}

function largerRate(one: Percentage | null, other: Percentage | null): Percentage {
  const first = one ?? ZERO_PERCENT;
  const second = other ?? ZERO_PERCENT;
  // Rates are whole numbers beyond what Math.max can hold exactly.
  if (first > second) return first;
  return second;
}
