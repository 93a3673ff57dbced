// A product's price as a fee summary states it, and the schedule that it makes for one guarantee.

import type { Cents } from "../../values/money/money.ts";
import { type Percentage, percentageFromText } from "../../values/money/percentage.ts";
import type { PlainDate } from "../../values/time/plain-date.ts";
import type { FeeSchedule } from "./fee-schedule.ts";

export type FeeSummaryTerms = {
  establishmentFeeCents: Cents;
  /** The half-year's charge as a percentage of the amount; null where the fee is a yearly percentage. */
  biannualFeePercentage: Percentage | null;
  recurringFeePercentage: Percentage | null;
  minimumAnnualCents: Cents;
  minValueCents: Cents;
  /** Null has no upper end. */
  maxValueCents: Cents | null;
};

const COEFFICIENT_DECIMALS_MAX = 8;

/** "0.0125" of the amount each half-year is 1.25 percent. Throws a RangeError beyond eight decimals or below zero. */
export function percentageFromCoefficient(text: string): Percentage {
  const parts = /^(\d{1,4})(?:\.(\d{1,8}))?$/.exec(text);
  if (parts === null) throw new RangeError("A coefficient has digits and at most eight decimals.");

  const [, whole = "", fraction = ""] = parts;
  const decimals = fraction.padEnd(COEFFICIENT_DECIMALS_MAX, "0");
  return percentageFromText(`${whole}${decimals.slice(0, 2)}.${decimals.slice(2)}`);
}

/** The band of amounts is inclusive at both ends. */
export function isWithinBand(terms: FeeSummaryTerms, amountCents: Cents): boolean {
  return (
    amountCents >= terms.minValueCents && (terms.maxValueCents === null || amountCents <= terms.maxValueCents)
  );
}

export function feeScheduleOf(
  terms: FeeSummaryTerms,
  guarantee: { amountCents: Cents; interestStartDate: PlainDate; interestEndDate: PlainDate | null },
): FeeSchedule {
  const { biannualFeePercentage } = terms;
  return {
    feeType: "ANNUAL_PERCENTAGE",
    baseCents: guarantee.amountCents,
    percentage:
      biannualFeePercentage === null ? terms.recurringFeePercentage : doubled(biannualFeePercentage),
    fixedCents: null,
    minimumAnnualCents: terms.minimumAnnualCents,
    monthsBetweenPayments: biannualFeePercentage === null ? 12 : 6,
    singlePaymentDue: "AT_END",
    interestStartDate: guarantee.interestStartDate,
    interestEndDate: guarantee.interestEndDate,
  };
}

function doubled(halfYear: Percentage): Percentage {
  return (halfYear * 2n) as Percentage;
}
