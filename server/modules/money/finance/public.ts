// What other modules may know of finance, beside the commands and the access.

export { requireFirstOffer } from "./finance-offer.ts";
export type { FinanceOfferRow } from "./finance-record.ts";
export { StaffEnquiryFilterRef, StaffEnquirySortRef } from "./finance-schema.ts";
