// What other modules may know of invoices, beside the commands and the access.

export { readClientAgeing } from "./arrears-register-access.ts";
export { ArrearsFilterRef, ArrearsSortRef } from "./arrears-register-schema.ts";
export { bankAccountFields } from "./bank-account.ts";
export { sumDepositsByOne } from "./bank-deposit-store.ts";
export {
  InvoiceAgeingRef,
  InvoiceFilterRef,
  InvoiceSortRef,
  StaffInvoiceFilterRef,
} from "./billing-schema.ts";
export { requireCardRefund } from "./card-refund-rule.ts";
export { type CreditedInvoice, creditNoteFile } from "./credit-note-file.ts";
export { StaffCreditNoteFilterRef, StaffCreditNoteSortRef } from "./credit-note-register-schema.ts";
export { requireCredit } from "./credit-note-rule.ts";
export { StaffDisputeFilterRef, StaffDisputeSortRef } from "./dispute-register-schema.ts";
export { readBillingInvoice, readIntentConfirmation } from "./invoice-access.ts";
export { invoiceChildren } from "./invoice-children.ts";
export {
  type BilledInvoice,
  type InvoiceFile,
  invoiceFile,
  invoicePaper,
  operatorText,
} from "./invoice-file.ts";
export { invoiceJobs } from "./invoice-jobs.ts";
export { INVOICES_OF_DRAFT, UNMATCHED_PAYMENTS_OF_DRAFT } from "./invoice-part.ts";
export type { InvoiceRow } from "./invoice-record.ts";
export { FeeLineRef, FeeStepRef, InvoiceRef, InvoiceStatusRef, TaxTreatmentRef } from "./invoice-schema.ts";
export { findDraftOfInvoice } from "./invoice-store.ts";
export type { DeclinedCharge, DisputedPayment, FailedRefund } from "./paid-for.ts";
export { IntentConfirmationRef } from "./payment-intent-schema.ts";
export type { OfInvoice, RefundRow, UnmatchedPaymentRow } from "./refund-record.ts";
export { StaffRefundFilterRef, StaffRefundSortRef } from "./refund-register-schema.ts";
export {
  RefundMethodRef,
  RefundRef,
  UnmatchedPaymentDecisionRef,
  UnmatchedPaymentRef,
} from "./refund-schema.ts";
export { findDraftOfRefund } from "./refund-store.ts";
