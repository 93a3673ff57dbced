// What a draft can be: its statuses, kinds, purposes and the other closed lists that its fields choose from.

export const DRAFT_STATUSES = [
  "DRAFT",
  "SUBMISSION_STARTED",
  "IDENTIFYING",
  "SUBMITTED",
  "CHANGES_REQUESTED",
  "PENDING_PAYMENT",
  "PROCESSING",
  "ESTABLISHED",
  "CANCELLED",
  "REJECTED",
] as const;
export type DraftStatus = (typeof DRAFT_STATUSES)[number];

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

export const DRAFT_ROLES = ["OWNER", "ISSUER", "BENEFICIARY", "LIMITED", "PROVIDER", "SUPPLIER"] as const;
export type DraftRole = (typeof DRAFT_ROLES)[number];

/** The roles that a person invited by email onto one draft can hold, several at once. */
export const DRAFT_COLLABORATOR_ROLES = [
  "OWNER",
  "ISSUER",
  "BENEFICIARY",
  "LIMITED",
] as const satisfies readonly DraftRole[];

export const PURPOSES = [
  "RENTAL_BOND",
  "CONSTRUCTION_SECURITY",
  "PERFORMANCE",
  "MAINTENANCE",
  "TENDER",
  "ADVANCE_PAYMENT",
  "RETENTION_RELEASE",
  "SECURITY_DEPOSIT",
  "OTHER",
] as const;
export type Purpose = (typeof PURPOSES)[number];

/** The shorter list that a surety bond offers. */
export const SURETY_PURPOSES = [
  "RENTAL_BOND",
  "CONSTRUCTION_SECURITY",
  "PERFORMANCE",
  "SECURITY_DEPOSIT",
  "OTHER",
] as const satisfies readonly Purpose[];

export const SOURCES_OF_FUNDS = [
  "BUSINESS_INCOME",
  "RETAINED_EARNINGS",
  "SALE_OF_ASSETS",
  "BORROWED_FUNDS",
  "SHAREHOLDER_CONTRIBUTION",
  "INVESTMENT_INCOME",
  "OTHER",
] as const;
export type SourceOfFunds = (typeof SOURCES_OF_FUNDS)[number];

export const DELIVERY_TYPES = ["COURIER", "COLLECTION", "DIGITAL"] as const;
export type DeliveryType = (typeof DELIVERY_TYPES)[number];

export const EXPIRY_TYPES = ["FIXED", "OPEN_ENDED", "CONDITIONAL"] as const;
export type ExpiryType = (typeof EXPIRY_TYPES)[number];

export const CONTRACT_FORMS = ["AS2124", "AS2124_EXPIRY", "AS4000", "AS4000_EXPIRY", "OTHER"] as const;
export type ContractForm = (typeof CONTRACT_FORMS)[number];

export function draftTabOf(status: DraftStatus): DraftTab | undefined {
  return (Object.keys(DRAFT_TABS) as DraftTab[]).find((tab) => {
    const statuses: readonly DraftStatus[] = DRAFT_TABS[tab];
    return statuses.includes(status);
  });
}
