// What a draft can be: its statuses, kinds, purposes and the other closed lists that its fields choose from.

import { codesIn } from "../../values/reference-data/option-list.ts";
import {
  CONTRACT_FORM_TEXT,
  DELIVERY_TYPE_TEXT,
  DRAFT_ROLE_TEXT,
  DRAFT_STATUS_TEXT,
  EXPIRY_TYPE_TEXT,
  PURPOSE_TEXT,
  SOURCE_OF_FUNDS_TEXT,
} from "./draft-text.ts";

export type DraftStatus = keyof typeof DRAFT_STATUS_TEXT;
export const DRAFT_STATUSES = codesIn(DRAFT_STATUS_TEXT);

/** Whether the draft's course has ended with a guarantee. */
export function isIssued(status: DraftStatus): boolean {
  return status === "ESTABLISHED";
}

/** Submitted and not issued yet: its amount is taken from the limit of the facility that it is on. */
export const IN_FLIGHT_STATUSES = [
  "IDENTIFYING",
  "SUBMITTED",
  "CHANGES_REQUESTED",
  "PENDING_PAYMENT",
  "PROCESSING",
] as const satisfies readonly DraftStatus[];

/** Tabs of the document list that hold drafts; an ESTABLISHED draft is in neither, its document is. */
export const DRAFT_TABS = {
  DRAFTS: [
    "DRAFT",
    "SUBMISSION_STARTED",
    "IDENTIFYING",
    "CHANGES_REQUESTED",
    "PENDING_PAYMENT",
    "PROCESSING",
    "SUBMITTED",
  ],
  DISCONTINUED: ["CANCELLED", "REJECTED"],
} as const satisfies Record<string, readonly DraftStatus[]>;
export type DraftTab = keyof typeof DRAFT_TABS;
export const DRAFT_TAB_TEXT: Record<DraftTab, string> = { DRAFTS: "Drafts", DISCONTINUED: "Discontinued" };

export type DraftRole = keyof typeof DRAFT_ROLE_TEXT;
export const DRAFT_ROLES = codesIn(DRAFT_ROLE_TEXT);

/** The roles that a person invited by email onto one draft can hold, several at once. */
export const DRAFT_COLLABORATOR_ROLES = [
  "OWNER",
  "ISSUER",
  "BENEFICIARY",
  "LIMITED",
] as const satisfies readonly DraftRole[];

export type Purpose = keyof typeof PURPOSE_TEXT;
export const PURPOSES = codesIn(PURPOSE_TEXT);

/** The shorter list that a surety bond offers. */
export const SURETY_PURPOSES = [
  "RENTAL_BOND",
  "CONSTRUCTION_SECURITY",
  "PERFORMANCE",
  "SECURITY_DEPOSIT",
  "OTHER",
] as const satisfies readonly Purpose[];

export type SourceOfFunds = keyof typeof SOURCE_OF_FUNDS_TEXT;
export const SOURCES_OF_FUNDS = codesIn(SOURCE_OF_FUNDS_TEXT);

export type DeliveryType = keyof typeof DELIVERY_TYPE_TEXT;
export const DELIVERY_TYPES = codesIn(DELIVERY_TYPE_TEXT);

export type ExpiryType = keyof typeof EXPIRY_TYPE_TEXT;
export const EXPIRY_TYPES = codesIn(EXPIRY_TYPE_TEXT);

export type ContractForm = keyof typeof CONTRACT_FORM_TEXT;
export const CONTRACT_FORMS = codesIn(CONTRACT_FORM_TEXT);

export function draftTabOf(status: DraftStatus): DraftTab | undefined {
  return (Object.keys(DRAFT_TABS) as DraftTab[]).find((tab) => {
    const statuses: readonly DraftStatus[] = DRAFT_TABS[tab];
    return statuses.includes(status);
  });
}
