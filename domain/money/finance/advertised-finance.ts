// The advertised finance calculation: what financing an amount would cost a fortnight, by each term that is offered.

import { type Cents, cents, formatAud, subtractCents } from "../../values/money/money.ts";
import type { Percentage } from "../../values/money/percentage.ts";
import type { FeeStep } from "../fees/fee-steps.ts";
import { fortnightlyRepayment, fortnightsOf } from "../fees/finance-repayments.ts";

/** What the operator advertises, as data. */
export type FinanceOffer = {
  annualRate: Percentage;
  minAmountCents: Cents;
  maxAmountCents: Cents;
  termMonths: readonly number[];
  availableMinBusinessDays: number;
  availableMaxBusinessDays: number;
};

export type RepaymentOption = {
  months: number;
  fortnights: number;
  fortnightlyRepaymentCents: Cents;
  totalRepayableCents: Cents;
  steps: readonly FeeStep[];
};

export type AdvertisedFinance = { financeAmountCents: Cents; repaymentOptions: readonly RepaymentOption[] };

export function advertisedFinance(offer: FinanceOffer, financeAmountCents: Cents): AdvertisedFinance {
  return {
    financeAmountCents,
    repaymentOptions: offer.termMonths.map((months) => repaymentOption(offer, financeAmountCents, months)),
  };
}

/** Why an amount is not financed; undefined where it is. */
export function financeAmountFault(offer: FinanceOffer, amountCents: Cents): string | undefined {
  const { minAmountCents, maxAmountCents } = offer;
  if (amountCents >= minAmountCents && amountCents <= maxAmountCents) return undefined;
  return `Finance is offered from ${formatAud(minAmountCents)} to ${formatAud(maxAmountCents)}`;
}

function repaymentOption({ annualRate }: FinanceOffer, amountCents: Cents, months: number): RepaymentOption {
  const fortnights = fortnightsOf(months);
  const repayment = fortnightlyRepayment({ amountCents, annualRate, months });
  const total = cents(repayment.amountCents * BigInt(fortnights));
  return {
    months,
    fortnights,
    fortnightlyRepaymentCents: repayment.amountCents,
    totalRepayableCents: total,
    steps: [
      ...repayment.steps,
      {
        label: "Total repayable",
        arithmetic: `${fortnights} repayments of ${formatAud(repayment.amountCents)}`,
        amountCents: total,
      },
      {
        label: "Cost of finance",
        arithmetic: `${formatAud(total)} − ${formatAud(amountCents)}`,
        amountCents: subtractCents(total, amountCents),
      },
    ],
  };
}
