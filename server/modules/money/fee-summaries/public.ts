// What other modules may know of fee summaries, beside the commands and the access.

export {
  BankFeatureRef,
  BankProfileRef,
  BankResourceInputRef,
  BankResourceRef,
} from "./bank-profile-schema.ts";
export {
  FEE_SUMMARY_JSON,
  type FeeSummaryRow,
  type SupplierRow,
} from "./fee-summary-record.ts";
export { DeliveryTypeRef, FeeSummaryRef, SupplierRef } from "./fee-summary-schema.ts";
export {
  RECURRING_COST_COLUMNS,
  RECURRING_COST_OUTPUT,
  RecurringFeeTypeRef,
} from "./recurring-cost-schema.ts";
