// What is agreed about a recurring fee: its kind, its rate or amount, and how many months lie between payments.

import type { Cents } from "../../values/money/money.ts";
import type { Percentage } from "../../values/money/percentage.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";
import type { PlainDate } from "../../values/time/plain-date.ts";

export const FEE_TYPE_TEXT = {
  ANNUAL_PERCENTAGE: "Annual Percentage",
  FIXED_FEE: "Fixed Fee",
  LIFETIME_FEE: "Lifetime Fee",
} as const;
export type FeeType = keyof typeof FEE_TYPE_TEXT;
export const FEE_TYPES = codesIn(FEE_TYPE_TEXT);

/** Months between payments; 0 is one payment for the whole term. */
export const PAYMENT_FREQUENCIES = [1, 3, 6, 12, 24, 36, 0] as const;

/** When the one payment of a frequency of 0 falls due. */
export const SINGLE_PAYMENT_TEXT = { AT_END: "End of Term", UPFRONT: "Once off upfront" } as const;
type SinglePaymentDue = keyof typeof SINGLE_PAYMENT_TEXT;
export const SINGLE_PAYMENT_DUE = codesIn(SINGLE_PAYMENT_TEXT);

/** Frozen on each fee line when it is made: a later price list changes nothing that is already running. */
export type FeeSchedule = {
  feeType: FeeType;
  /** What a percentage is taken of. */
  baseCents: Cents;
  percentage: Percentage | null;
  /** Per payment, or once for a lifetime fee. */
  fixedCents: Cents | null;
  minimumAnnualCents: Cents;
  /** A whole number, 0 or more. */
  monthsBetweenPayments: number;
  singlePaymentDue: SinglePaymentDue;
  interestStartDate: PlainDate;
  /** Null while nobody knows when it ends. */
  interestEndDate: PlainDate | null;
};

/** The label on a schedule of costs. */
export function frequencyLabel(monthsBetweenPayments: number, due: SinglePaymentDue = "AT_END"): string {
  if (monthsBetweenPayments === 0) return SINGLE_PAYMENT_TEXT[due];
  return FREQUENCY_TEXT[monthsBetweenPayments] ?? `${monthsBetweenPayments} Months`;
}

const FREQUENCY_TEXT: Readonly<Record<number, string>> = {
  1: "Monthly",
  3: "Quarterly",
  6: "Biannual",
  12: "Annual",
  24: "2 Years",
  36: "3 Years",
};
