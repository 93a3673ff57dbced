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

type Duty = { readonly staffType: StaffType; readonly isAdmin: boolean };

/** Of the whole portal: an administrator of a bank's looks after its people alone. */
export function administersPortal({ staffType, isAdmin }: Duty): boolean {
  return isAdmin && STAFF_WORKSPACES[staffType] === "PROVIDER";
}

export function administersSupplier({ staffType, isAdmin }: Duty): boolean {
  return isAdmin && STAFF_WORKSPACES[staffType] === "SUPPLIER";
}
