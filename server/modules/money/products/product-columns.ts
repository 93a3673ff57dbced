// Which columns keep the fields of a product's version; what is worked out of several is null here, and read as texts.

import { PRODUCT_FIELDS } from "@bondline/domain/money/products/product-fields.ts";
import { columnsFor } from "../../../fields/field-columns.ts";
import type { ProductVersionRow } from "./product-access.ts";

export const PRODUCT_COLUMNS = columnsFor<ProductVersionRow>()(PRODUCT_FIELDS, {
  security: null,
  feeFrequency: null,
  ongoingPercentage: null,
  ongoingDiscountPercentage: null,
  minimumAnnualCost: "minimumAnnualCents",
  status: "feeSummaryStatus",
});
