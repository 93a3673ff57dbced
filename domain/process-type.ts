// The kinds of security that the portal deals in: what a draft is raised for and a document is.

export const PROCESS_TYPES = ["BANK_GUARANTEE", "SURETY_BOND", "CASH_SECURITY", "LEASE_BOND"] as const;
export type ProcessType = (typeof PROCESS_TYPES)[number];

export const PROCESS_TYPE_TEXT: Record<ProcessType, string> = {
  BANK_GUARANTEE: "Bank Guarantee",
  SURETY_BOND: "Surety Bond",
  CASH_SECURITY: "Cash Security",
  LEASE_BOND: "Lease Bond",
};
