// A version of a product as the texts of its fields, and the other way round.

import { asSupplierId } from "@bondline/domain/ids.ts";
import { percentageFromCoefficient } from "@bondline/domain/money/fees/fee-summary.ts";
import type { ProductField, ProductValues } from "@bondline/domain/money/products/product-fields.ts";
import { decimalFromCents, ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import {
  type Percentage,
  percentageFromText,
  percentageToText,
} from "@bondline/domain/values/money/percentage.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import type { ProductVersionRow } from "./product-store.ts";

export type ProductTexts = Record<ProductField, string | null>;

export function textsOfVersion(version: ProductVersionRow): ProductTexts {
  const { biannualFeeCoefficient: coefficient, recurringFeePercentage, ongoingDiscountPercentage } = version;
  const discountCents = version.establishmentFeeDiscountCents;
  const isHalfYearly = coefficient !== null;
  const percentage = isHalfYearly
    ? percentageFromCoefficient(coefficient)
    : percentageFromText(recurringFeePercentage ?? "0");
  return {
    name: version.name,
    supplierId: version.supplierId,
    processType: version.processType,
    security: version.securityTypeCash ? "CASH" : version.securityTypeProperty ? "PROPERTY" : "UNSECURED",
    deliveryType: version.deliveryType,
    details: version.details,
    minValue: decimalFromCents(version.minValueCents),
    maxValue: decimalFromCents(version.maxValueCents),
    establishmentFee: decimalFromCents(version.establishmentFeeCents),
    feeFrequency: isHalfYearly ? "HALF_YEARLY" : "YEARLY",
    ongoingPercentage: percentageToText(percentage),
    minimumAnnualCost: decimalFromCents(version.minimumAnnualCents),
    ongoingDiscountPercentage:
      ongoingDiscountPercentage === null
        ? null
        : percentageToText(percentageFromText(ongoingDiscountPercentage)),
    establishmentFeeDiscount: discountCents === ZERO_CENTS ? null : decimalFromCents(discountCents),
    status: version.feeSummaryStatus,
    startsDate: version.startsDate,
  };
}

type VersionColumns = Omit<Tables["fee_summary"], "id" | "createdAt" | "productId" | "changeId">;

export function columnsOfProduct(values: ProductValues): VersionColumns {
  const isHalfYearly = values.feeFrequency === "HALF_YEARLY";
  return {
    supplierId: asSupplierId(values.supplierId),
    name: values.name,
    details: values.details,
    processType: values.processType,
    deliveryType: values.deliveryType,
    establishmentFeeCents: values.establishmentFee,
    biannualFeeCoefficient: isHalfYearly ? coefficientOf(values.ongoingPercentage) : null,
    recurringFeePercentage: isHalfYearly ? null : percentageToText(values.ongoingPercentage),
    minimumAnnualCents: values.minimumAnnualCost,
    minValueCents: values.minValue,
    maxValueCents: values.maxValue,
    securityTypeCash: values.security === "CASH",
    securityTypeProperty: values.security === "PROPERTY",
    feeSummaryStatus: values.status,
    startsDate: values.startsDate,
    ongoingDiscountPercentage:
      values.ongoingDiscountPercentage === null ? null : percentageToText(values.ongoingDiscountPercentage),
    establishmentFeeDiscountCents: values.establishmentFeeDiscount ?? ZERO_CENTS,
  };
}

/** 1.25 percent is "0.0125": two decimals of a percent are four of a share. */
function coefficientOf(percentage: Percentage): string {
  const share = String(percentage).padStart(9, "0");
  return `${share.slice(0, -8)}.${share.slice(-8, -2)}`;
}
