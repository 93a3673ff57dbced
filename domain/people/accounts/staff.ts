// People who work for the provider, for a supplier or for the referral programme.

export const STAFF_TYPES = [
  "RELATIONSHIP_MANAGER",
  "GENERAL",
  "EXTERNAL_SUPPLIER",
  "REFERRAL_PORTAL_ADMIN",
  "REFERRER",
] as const;
export type StaffType = (typeof STAFF_TYPES)[number];

export type StaffWorkspace = "PROVIDER" | "SUPPLIER" | "REFERRAL";

export const STAFF_WORKSPACES = {
  RELATIONSHIP_MANAGER: "PROVIDER",
  GENERAL: "PROVIDER",
  EXTERNAL_SUPPLIER: "SUPPLIER",
  REFERRAL_PORTAL_ADMIN: "REFERRAL",
  REFERRER: "REFERRAL",
} as const satisfies Record<StaffType, StaffWorkspace>;

export function isProviderStaff(staffType: StaffType): boolean {
  return STAFF_WORKSPACES[staffType] === "PROVIDER";
}
