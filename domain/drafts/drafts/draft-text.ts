// The words and the tone in which a draft's statuses and choices are shown to people.

import type { StatusTone } from "../../status-tone.ts";
import {
  type ContractForm,
  type DeliveryType,
  type DraftRole,
  type DraftStatus,
  type DraftTab,
  type ExpiryType,
  type ProcessType,
  PURPOSES,
  type Purpose,
  type SourceOfFunds,
} from "./draft.ts";

export const DRAFT_STATUS_TEXT: Record<DraftStatus, string> = {
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
};

export const DRAFT_STATUS_TONE: Record<DraftStatus, StatusTone> = {
  DRAFT: "info",
  SUBMISSION_STARTED: "info",
  IDENTIFYING: "warn",
  SUBMITTED: "info",
  CHANGES_REQUESTED: "warn",
  PENDING_PAYMENT: "warn",
  PROCESSING: "info",
  ESTABLISHED: "ok",
  CANCELLED: "mute",
  REJECTED: "danger",
};

export const DRAFT_TAB_TEXT: Record<DraftTab, string> = { DRAFTS: "Drafts", DISCONTINUED: "Discontinued" };

/** 'Applicant' is shown instead of 'Issuer'. */
export const DRAFT_ROLE_TEXT: Record<DraftRole, string> = {
  OWNER: "Owner",
  ISSUER: "Applicant",
  BENEFICIARY: "Beneficiary",
  LIMITED: "Limited",
  PROVIDER: "Provider",
  SUPPLIER: "Supplier",
};

export const PROCESS_TYPE_TEXT: Record<ProcessType, string> = {
  BANK_GUARANTEE: "Bank Guarantee",
  SURETY_BOND: "Surety Bond",
  CASH_SECURITY: "Cash Security",
  LEASE_BOND: "Lease Bond",
};

export const PURPOSE_TEXT: Record<Purpose, string> = {
  RENTAL_BOND: "Rental bond",
  CONSTRUCTION_SECURITY: "Construction security",
  PERFORMANCE: "Performance",
  MAINTENANCE: "Maintenance and defects",
  TENDER: "Tender",
  ADVANCE_PAYMENT: "Advance payment",
  RETENTION_RELEASE: "Release of retention",
  SECURITY_DEPOSIT: "Security deposit",
  OTHER: "Other",
};

type SaidPurpose = { readonly purpose: string | null; readonly specifiedOtherPurpose: string | null };

/** The free text where 'Other' was chosen; a code that is not known here is shown as it stands. */
export function purposeText({ purpose, specifiedOtherPurpose }: SaidPurpose): string | null {
  if (purpose === "OTHER" && specifiedOtherPurpose) return specifiedOtherPurpose;
  const known = PURPOSES.find((code) => code === purpose);
  return known === undefined ? purpose : PURPOSE_TEXT[known];
}

export const SOURCE_OF_FUNDS_TEXT: Record<SourceOfFunds, string> = {
  BUSINESS_INCOME: "Income from the business",
  RETAINED_EARNINGS: "Retained earnings",
  SALE_OF_ASSETS: "Sale of assets",
  BORROWED_FUNDS: "Borrowed funds",
  SHAREHOLDER_CONTRIBUTION: "Contribution of shareholders",
  INVESTMENT_INCOME: "Income from investments",
  OTHER: "Other",
};

export const DELIVERY_TYPE_TEXT: Record<DeliveryType, string> = {
  COURIER: "Paper original by courier",
  COLLECTION: "Paper original, collected at a branch",
  DIGITAL: "Digital original",
};

export const EXPIRY_TYPE_TEXT: Record<ExpiryType, string> = {
  FIXED: "On a date",
  OPEN_ENDED: "No expiry",
  CONDITIONAL: "On a condition",
};

export const CONTRACT_FORM_TEXT: Record<ContractForm, string> = {
  AS2124: "AS 2124 without expiry",
  AS2124_EXPIRY: "AS 2124 with expiry",
  AS4000: "AS 4000 without expiry",
  AS4000_EXPIRY: "AS 4000 with expiry",
  OTHER: "Other wording",
};
