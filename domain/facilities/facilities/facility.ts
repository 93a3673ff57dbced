// What a facility can be: a limit held with a bank or insurer, its statuses, the products it stands behind, and who has a part in it.

export const FACILITY_STATUSES = [
  "STARTED",
  "PROCESSING",
  "ESTABLISHED",
  "WITHDRAWN",
  "DECLINED",
  "CANCELLED",
] as const;
export type FacilityStatus = (typeof FACILITY_STATUSES)[number];

export const FACILITY_TABS = {
  CURRENT: ["STARTED", "PROCESSING", "ESTABLISHED"],
  ENDED: ["WITHDRAWN", "DECLINED", "CANCELLED"],
} as const satisfies Record<string, readonly FacilityStatus[]>;
export type FacilityTab = keyof typeof FACILITY_TABS;

/** What a facility is applied for. Two are open to applications; the cash ones are arranged with the provider. */
export const FACILITY_TYPES = ["SURETY_BOND", "PROPERTY_BACKED", "CASH_SECURITY", "WORKING_CAPITAL"] as const;
export type FacilityType = (typeof FACILITY_TYPES)[number];

/**
 * OWNER is the organisation that holds the facility, SHARED one that it is shared with, PROVIDER the
 * operator's staff and SUPPLIER the bank's or insurer's, both on what was arranged through the portal.
 */
export const FACILITY_ROLES = ["OWNER", "SHARED", "PROVIDER", "SUPPLIER"] as const;
export type FacilityRole = (typeof FACILITY_ROLES)[number];

/** What is agreed with the bank: the running fee, that of a bond with a bank's guarantee before it, and the premium. */
export const FACILITY_COST_KINDS = ["RECURRING", "BANK_FRONTED_BOND", "PREMIUM"] as const;
export type FacilityCostKind = (typeof FACILITY_COST_KINDS)[number];

export function facilityTabOf(status: FacilityStatus): FacilityTab {
  const current: readonly FacilityStatus[] = FACILITY_TABS.CURRENT;
  return current.includes(status) ? "CURRENT" : "ENDED";
}
