// Every proof about money and time, in the order in which the page of proofs shows them.

import { DOCUMENT_REQUEST_PROOFS } from "../documents/document-requests/document-request-proofs.ts";
import { DRAFT_FEE_PROOFS } from "../drafts/drafts/draft-fee-proofs.ts";
import { FEE_PLAN_PROOFS } from "../drafts/drafts/fee-plan-proofs.ts";
import { EXPOSURE_PROOFS } from "../facilities/facilities/exposure-proofs.ts";
import { ACCRUAL_PROOFS } from "../money/books/accrual-proofs.ts";
import { COST_MONTH_PROOFS } from "../money/fees/cost-months-proofs.ts";
import { FEE_PROOFS } from "../money/fees/fee-proofs.ts";
import { FINANCE_PROOFS } from "../money/fees/finance-proofs.ts";
import { RECUT_PROOFS } from "../money/fees/recut-proofs.ts";
import { INVOICE_PROOFS } from "../money/invoices/invoice-proofs.ts";
import { REFUND_PROOFS } from "../money/invoices/refund-proofs.ts";
import { MONEY_SEQUENCE_PROOFS } from "../money/sequences/money-sequence-proofs.ts";
import { MONEY_PROOFS } from "../values/money/money-proofs.ts";
import { BUSINESS_TIME_PROOFS } from "../values/time/business-time-proofs.ts";
import { CALENDAR_PROOFS } from "../values/time/calendar-proofs.ts";
import type { Proof } from "./proof.ts";

export const MONEY_AND_TIME_PROOFS: readonly Proof[] = [
  ...FEE_PROOFS,
  ...RECUT_PROOFS,
  ...COST_MONTH_PROOFS,
  ...DRAFT_FEE_PROOFS,
  ...FEE_PLAN_PROOFS,
  ...INVOICE_PROOFS,
  ...REFUND_PROOFS,
  ...MONEY_SEQUENCE_PROOFS,
  ...ACCRUAL_PROOFS,
  ...FINANCE_PROOFS,
  ...DOCUMENT_REQUEST_PROOFS,
  ...EXPOSURE_PROOFS,
  ...MONEY_PROOFS,
  ...BUSINESS_TIME_PROOFS,
  ...CALENDAR_PROOFS,
];
