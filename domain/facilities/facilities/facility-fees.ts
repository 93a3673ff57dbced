// What a property backed facility costs: to establish it, for each guarantee, and each year.

import { type Cents, cents, ZERO_CENTS } from "../../values/money/money.ts";
import type { FacilityType } from "./facility.ts";

export const PROPERTY_BACKED_FEES = {
  applicationCents: cents(85_000n),
  perGuaranteeCents: cents(65_000n),
  /** Percent a year of each guarantee. */
  residentialPercentage: "2",
  commercialPercentage: "3",
} as const;

export const SURETY_REVENUE_MIN_CENTS = cents(2_000_000_000n);

export function applicationFeeOf(type: FacilityType): Cents {
  return type === "PROPERTY_BACKED" ? PROPERTY_BACKED_FEES.applicationCents : ZERO_CENTS;
}

export type PropertyType = "RESIDENTIAL" | "COMMERCIAL";

/** One commercial property among the security is enough for the higher rate. */
export function ongoingPercentageOf(types: readonly (PropertyType | null)[]): string {
  return types.includes("COMMERCIAL")
    ? PROPERTY_BACKED_FEES.commercialPercentage
    : PROPERTY_BACKED_FEES.residentialPercentage;
}
