// A product's amounts in a line: for which guarantees it is, and what it costs.

import { FEE_FREQUENCY_TEXT, type FeeFrequency } from "@bondline/domain/money/products/product-fields.ts";
import { centsFromDecimal, formatAudShort } from "@bondline/domain/values/money/money.ts";
import type { ProductRowFragment } from "../../../api/generated/graphql.ts";
import { PRODUCT_WORDS as WORDS } from "./product-words.ts";

type Version = ProductRowFragment["versions"][number];

const aud = (decimal: string) => formatAudShort(centsFromDecimal(decimal));

export function rangeText({ minValue, maxValue }: Version): string {
  return WORDS.range(aud(minValue), aud(maxValue));
}

export function feesText(version: Version): string {
  const frequency = FEE_FREQUENCY_TEXT[version.feeFrequency as FeeFrequency];
  const hasDiscount =
    version.ongoingDiscountPercentage !== null || !/^0(\.0+)?$/.test(version.establishmentFeeDiscount);
  return [
    WORDS.fees(aud(version.establishmentFee), version.ongoingPercentage, frequency),
    WORDS.minimum(aud(version.minimumAnnualCost)),
    ...(hasDiscount ? [WORDS.discounted] : []),
  ].join(", ");
}
