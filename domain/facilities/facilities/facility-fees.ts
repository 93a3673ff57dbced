// What a property backed facility costs: to establish it, for each guarantee, and each year; set by the provider's administrators from a day on.

import type { FieldMessages } from "../../refusals.ts";
import { currencyAtMost } from "../../values/fields/amount.ts";
import {
  dayField,
  fieldsOf,
  moneyField,
  percentageField,
  requiredRulesOf,
} from "../../values/fields/field.ts";
import type { FieldValues } from "../../values/fields/field-set.ts";
import { type Cents, cents, centsFromDecimal, ZERO_CENTS } from "../../values/money/money.ts";
import type { FacilityType } from "./facility.ts";

export type FacilityFees = {
  readonly applicationCents: Cents;
  readonly perGuaranteeCents: Cents;
  /** Percent a year of each guarantee, as the wire keeps it. */
  readonly residentialPercentage: string;
  readonly commercialPercentage: string;
};

/** What the portal comes with: held until a version has begun. */
export const FIRST_FACILITY_FEES: FacilityFees = {
  applicationCents: cents(85_000n),
  perGuaranteeCents: cents(65_000n),
  residentialPercentage: "2",
  commercialPercentage: "3",
};

export const SURETY_REVENUE_MIN_CENTS = cents(2_000_000_000n);

/** Far above what either is, so that a slip of the comma is told. */
const fee = currencyAtMost(centsFromDecimal("100000"));

/** Zero is a fee: it is not asked for. */
export const FACILITY_FEE_FIELDS = fieldsOf({
  applicationFee: moneyField("Application fee", fee),
  perGuaranteeFee: moneyField("For each guarantee", fee),
  residentialPercentage: percentageField("A year, over residential property"),
  commercialPercentage: percentageField("A year, where any of it is commercial"),
});

export const FACILITY_FEE_VERSION_FIELDS = fieldsOf({
  ...FACILITY_FEE_FIELDS,
  startsDate: dayField("From"),
});
export const FACILITY_FEE_VERSION_RULES = requiredRulesOf(FACILITY_FEE_VERSION_FIELDS);
type FacilityFeeVersion = FieldValues<typeof FACILITY_FEE_VERSION_RULES>;

export const PAST_FACILITY_FEE_DAY_MESSAGE =
  "Choose today or a later day: applications that were begun before keep their fees.";

/** One commercial property is enough for the higher rate, so it is never the lower one. */
export function facilityFeeFaults(version: Partial<FacilityFeeVersion>): FieldMessages {
  const { residentialPercentage: residential, commercialPercentage: commercial } = version;
  return residential !== undefined && commercial !== undefined && commercial < residential
    ? { commercialPercentage: "This is less than over residential property." }
    : {};
}

export function applicationFeeOf(type: FacilityType, { applicationCents }: FacilityFees): Cents {
  return type === "PROPERTY_BACKED" ? applicationCents : ZERO_CENTS;
}

type PropertyType = "RESIDENTIAL" | "COMMERCIAL";

/** One commercial property among the security is enough for the higher rate. */
export function ongoingPercentageOf(
  types: readonly (PropertyType | null)[],
  { residentialPercentage, commercialPercentage }: FacilityFees,
): string {
  return types.includes("COMMERCIAL") ? commercialPercentage : residentialPercentage;
}
