// A fee summary as the server holds it: what a supplier charges for one kind of guarantee in one band of amounts.

import type { DeliveryType, ProcessType } from "@bondline/domain/drafts/drafts/draft.ts";
import type { FeeSummaryId, SupplierId } from "@bondline/domain/ids.ts";

export type SupplierRow = {
  id: SupplierId;
  name: string;
  tradeName: string;
  abn: string;
  address: string;
  profile: string;
  gvpId: string | null;
};

export type FeeSummaryRow = {
  id: FeeSummaryId;
  name: string;
  details: string;
  processType: ProcessType;
  deliveryType: DeliveryType;
  establishmentFeeCents: number;
  biannualFeeCoefficient: string | null;
  recurringFeePercentage: string | null;
  minimumAnnualCents: number;
  minValueCents: number;
  maxValueCents: number;
  securityTypeCash: boolean;
  securityTypeProperty: boolean;
  feeSummaryStatus: "ACTIVE" | "RETIRED";
  supplier: SupplierRow;
};

/** One JSON object for a row of `fee_summary f` with its `supplier s`; rates stay text. */
export const FEE_SUMMARY_JSON = `
  to_jsonb(f) || jsonb_build_object(
    'biannual_fee_coefficient', f.biannual_fee_coefficient::text,
    'recurring_fee_percentage', f.recurring_fee_percentage::text,
    'supplier', to_jsonb(s))`;
