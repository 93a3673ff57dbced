// What other modules may know of finance, beside the commands and the access.

export { StaffEnquiryFilterRef, StaffEnquirySortRef } from "./finance-schema.ts";
