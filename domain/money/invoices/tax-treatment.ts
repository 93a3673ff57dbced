// How an invoice line stands to the goods and services tax; GST is worked out for each line and never out of a total.

import { type Cents, cents, ZERO_CENTS } from "../../values/money/money.ts";
import { divideRoundingHalfUp } from "../../values/money/rounding.ts";

export const TAX_TREATMENTS = ["INPUT_TAXED", "TAXABLE_10", "OUT_OF_SCOPE"] as const;
export type TaxTreatment = (typeof TAX_TREATMENTS)[number];

export const TAX_TREATMENT_TEXT: Record<TaxTreatment, string> = {
  INPUT_TAXED: "Input taxed, no GST",
  TAXABLE_10: "10% GST",
  OUT_OF_SCOPE: "Not subject to GST",
};

/** The GST on top of a line's amount, half-up to the cent; a discount on a taxed service takes its GST off again. */
export function gstCents(amountCents: Cents, taxTreatment: TaxTreatment): Cents {
  if (taxTreatment !== "TAXABLE_10") return ZERO_CENTS;

  const magnitude = divideRoundingHalfUp(amountCents < 0n ? -amountCents : amountCents, 10n);
  return cents(amountCents < 0n ? -magnitude : magnitude);
}
