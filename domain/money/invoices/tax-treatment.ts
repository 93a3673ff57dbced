// How an invoice line stands to the goods and services tax; GST is worked out for each line and never out of a total.

import { type Cents, cents, ZERO_CENTS } from "../../values/money/money.ts";
import { divideRoundingHalfUp } from "../../values/money/rounding.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";

export const TAX_TREATMENT_TEXT = {
  INPUT_TAXED: "Input taxed, no GST",
  TAXABLE_10: "10% GST",
  OUT_OF_SCOPE: "Not subject to GST",
} as const;
export type TaxTreatment = keyof typeof TAX_TREATMENT_TEXT;
export const TAX_TREATMENTS = codesIn(TAX_TREATMENT_TEXT);

/** The GST on top of a line's amount, half-up to the cent; a discount on a taxed service takes its GST off again. */
export function gstCents(amountCents: Cents, taxTreatment: TaxTreatment): Cents {
  if (taxTreatment !== "TAXABLE_10") return ZERO_CENTS;

  const magnitude = divideRoundingHalfUp(amountCents < 0n ? -amountCents : amountCents, 10n);
  return cents(amountCents < 0n ? -magnitude : magnitude);
}
