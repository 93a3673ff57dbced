// The kinds of security that the portal deals in: what a draft is raised for and a document is.

import { codesIn } from "./values/reference-data/option-list.ts";

export const PROCESS_TYPE_TEXT = {
  BANK_GUARANTEE: "Bank Guarantee",
  SURETY_BOND: "Surety Bond",
  CASH_SECURITY: "Cash Security",
  LEASE_BOND: "Lease Bond",
} as const;
export type ProcessType = keyof typeof PROCESS_TYPE_TEXT;
export const PROCESS_TYPES = codesIn(PROCESS_TYPE_TEXT);
