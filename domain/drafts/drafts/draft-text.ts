// The words and the tone in which a draft's statuses and choices are shown to people.

import { tonesOf } from "../../status-tone.ts";

export const DRAFT_STATUS_TEXT = {
  DRAFT: "Draft",
  SUBMISSION_STARTED: "Submission started",
  IDENTIFYING: "Identifying",
  SUBMITTED: "Submitted",
  CHANGES_REQUESTED: "Changes requested",
  PENDING_PAYMENT: "Pending payment",
  PROCESSING: "Processing",
  ESTABLISHED: "Established",
  CANCELLED: "Cancelled",
  REJECTED: "Declined",
} as const;

export const DRAFT_STATUS_TONE = tonesOf(DRAFT_STATUS_TEXT);

/** 'Applicant' is shown instead of 'Issuer'. */
export const DRAFT_ROLE_TEXT = {
  OWNER: "Owner",
  ISSUER: "Applicant",
  BENEFICIARY: "Beneficiary",
  LIMITED: "Limited",
  PROVIDER: "Provider",
  SUPPLIER: "Supplier",
} as const;

export const PURPOSE_TEXT = {
  RENTAL_BOND: "Rental bond",
  CONSTRUCTION_SECURITY: "Construction security",
  PERFORMANCE: "Performance",
  MAINTENANCE: "Maintenance and defects",
  TENDER: "Tender",
  ADVANCE_PAYMENT: "Advance payment",
  RETENTION_RELEASE: "Release of retention",
  SECURITY_DEPOSIT: "Security deposit",
  OTHER: "Other",
} as const;

type SaidPurpose = { readonly purpose: string | null; readonly specifiedOtherPurpose: string | null };

/** The free text where 'Other' was chosen; a code that is not known here is shown as it stands. */
export function purposeText({ purpose, specifiedOtherPurpose }: SaidPurpose): string | null {
  if (purpose === "OTHER" && specifiedOtherPurpose) return specifiedOtherPurpose;
  const texts: Readonly<Record<string, string>> = PURPOSE_TEXT;
  return purpose && (texts[purpose] ?? purpose);
}

export const SOURCE_OF_FUNDS_TEXT = {
  BUSINESS_INCOME: "Income from the business",
  RETAINED_EARNINGS: "Retained earnings",
  SALE_OF_ASSETS: "Sale of assets",
  BORROWED_FUNDS: "Borrowed funds",
  SHAREHOLDER_CONTRIBUTION: "Contribution of shareholders",
  INVESTMENT_INCOME: "Income from investments",
  OTHER: "Other",
} as const;

export const DELIVERY_TYPE_TEXT = {
  COURIER: "Paper original by courier",
  COLLECTION: "Paper original, collected at a branch",
  DIGITAL: "Digital original",
} as const;

export const EXPIRY_TYPE_TEXT = {
  FIXED: "On a date",
  OPEN_ENDED: "No expiry",
  CONDITIONAL: "On a condition",
} as const;

export const CONTRACT_FORM_TEXT = {
  AS2124: "AS 2124 without expiry",
  AS2124_EXPIRY: "AS 2124 with expiry",
  AS4000: "AS 4000 without expiry",
  AS4000_EXPIRY: "AS 4000 with expiry",
  OTHER: "Other wording",
} as const;
