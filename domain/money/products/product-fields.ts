// A product with its fees, as it is typed and proposed: its fields, each written once, and what goes together in them.

import { DELIVERY_TYPE_TEXT } from "../../drafts/drafts/draft-text.ts";
import { findStartFault, type VersionDays } from "../../office/changes/version-start.ts";
import { PROCESS_TYPE_TEXT } from "../../process-type.ts";
import type { FieldMessages } from "../../refusals.ts";
import { AMOUNT_MAX, currencyAtMost } from "../../values/fields/amount.ts";
import {
  choiceField,
  dayField,
  fieldsOf,
  idField,
  linesField,
  moneyField,
  nameField,
  percentageField,
  requiredRulesOf,
} from "../../values/fields/field.ts";
import { optional } from "../../values/fields/field-rule.ts";
import type { FieldValues } from "../../values/fields/field-set.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { type Percentage, percentageFromText } from "../../values/money/percentage.ts";

export const PRODUCT_STATUS_TEXT = { ACTIVE: "Offered", RETIRED: "No longer offered" } as const;

export const FEE_FREQUENCY_TEXT = { HALF_YEARLY: "Every half-year", YEARLY: "Every year" } as const;
export type FeeFrequency = keyof typeof FEE_FREQUENCY_TEXT;

const PRODUCT_SECURITY_TEXT = {
  CASH: "Cash",
  PROPERTY: "Property",
  UNSECURED: "Unsecured",
} as const;

const fee = (label: string) => moneyField(label, currencyAtMost(AMOUNT_MAX));

const offer = fieldsOf({
  name: nameField("Name", LENGTHS.attribute),
  supplierId: idField("Bank or insurer"),
  processType: choiceField("Kind", PROCESS_TYPE_TEXT),
  security: choiceField("Secured by", PRODUCT_SECURITY_TEXT),
  deliveryType: choiceField("Delivery", DELIVERY_TYPE_TEXT),
  details: linesField("What clients read", LENGTHS.notes),
  minValue: moneyField("From an amount of"),
  maxValue: moneyField("Up to an amount of"),
});

const fees = fieldsOf({
  establishmentFee: fee("Establishment fee"),
  feeFrequency: choiceField("Ongoing fee is charged", FEE_FREQUENCY_TEXT),
  ongoingPercentage: percentageField("Percent of the amount, each time"),
  minimumAnnualCost: fee("Least for a year"),
  ongoingDiscountPercentage: percentageField("Discount on the first ongoing fee, percent"),
  establishmentFeeDiscount: fee("Discount on the establishment fee"),
});

const validity = fieldsOf({
  status: choiceField("Offered", PRODUCT_STATUS_TEXT),
  startsDate: dayField("From"),
});

export const PRODUCT_SECTIONS = { offer, fees, validity } as const;
export const PRODUCT_FIELDS = fieldsOf({ ...offer, ...fees, ...validity });
export type ProductField = keyof typeof PRODUCT_FIELDS & string;

export const PRODUCT_RULES = {
  ...requiredRulesOf(PRODUCT_FIELDS),
  ongoingDiscountPercentage: optional(fees.ongoingDiscountPercentage.rule),
  establishmentFeeDiscount: optional(fees.establishmentFeeDiscount.rule),
};
export type ProductValues = FieldValues<typeof PRODUCT_RULES>;

/** Nobody charges more in a year: a larger one is a slip of the decimal point. */
const YEARLY_PERCENTAGE_MAX: Readonly<Record<FeeFrequency, { text: string; most: Percentage }>> = {
  HALF_YEARLY: { text: "10", most: percentageFromText("10") },
  YEARLY: { text: "20", most: percentageFromText("20") },
};

const BAND_MESSAGE = "The range has to end at or above its beginning.";
const DISCOUNT_ABOVE_FEE_MESSAGE = "The discount is more than the establishment fee.";
const STARTED_MESSAGE = "Choose today or a later day: what was charged before stays as it was.";
export const RANGE_OVERLAP_MESSAGE = (name: string) =>
  `The range overlaps with that of ${name}, of the same bank, kind and security.`;
export const NOT_ISSUED_MESSAGE = "This bank or insurer does not issue this kind.";

/** What is wrong between the fields. */
export function findProductFaults(values: Partial<ProductValues>, days: VersionDays): FieldMessages {
  const { minValue, maxValue, establishmentFee, establishmentFeeDiscount, startsDate } = values;
  const isBandReversed = minValue !== undefined && maxValue !== undefined && maxValue < minValue;
  const isDiscountAbove =
    establishmentFee !== undefined &&
    !!establishmentFeeDiscount &&
    establishmentFeeDiscount > establishmentFee;
  return {
    ...(isBandReversed ? { maxValue: BAND_MESSAGE } : {}),
    ...(isDiscountAbove ? { establishmentFeeDiscount: DISCOUNT_ABOVE_FEE_MESSAGE } : {}),
    ...percentageFault(values),
    ...findStartFault(startsDate, days, STARTED_MESSAGE),
  };
}

function percentageFault({ feeFrequency, ongoingPercentage }: Partial<ProductValues>): FieldMessages {
  if (feeFrequency === undefined || ongoingPercentage === undefined) return {};
  const { text, most } = YEARLY_PERCENTAGE_MAX[feeFrequency];
  return ongoingPercentage > most ? { ongoingPercentage: `This can be at most ${text} percent.` } : {};
}
