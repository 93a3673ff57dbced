// What a facility can be: a limit held with a bank or insurer, its statuses, the products it stands behind, and who has a part in it.

import { codesIn } from "../../values/reference-data/option-list.ts";
import { FACILITY_STATUS_TEXT, FACILITY_TYPE_TEXT } from "./facility-text.ts";

export type FacilityStatus = keyof typeof FACILITY_STATUS_TEXT;
export const FACILITY_STATUSES = codesIn(FACILITY_STATUS_TEXT);

export const FACILITY_TABS = {
  CURRENT: ["STARTED", "PROCESSING", "ESTABLISHED"],
  ENDED: ["WITHDRAWN", "DECLINED", "CANCELLED"],
} as const satisfies Record<string, readonly FacilityStatus[]>;
export type FacilityTab = keyof typeof FACILITY_TABS;
export const FACILITY_TAB_TEXT: Record<FacilityTab, string> = { CURRENT: "Current", ENDED: "Ended" };

/** What a facility is applied for. Two are open to applications; the cash ones are arranged with the provider. */
export type FacilityType = keyof typeof FACILITY_TYPE_TEXT;
export const FACILITY_TYPES = codesIn(FACILITY_TYPE_TEXT);

/**
 * OWNER is the organisation that holds the facility, SHARED one that it is shared with, PROVIDER the
 * operator's staff and SUPPLIER the bank's or insurer's, both on what was arranged through the portal.
 */
export const FACILITY_ROLES = ["OWNER", "SHARED", "LIMITED", "PROVIDER", "SUPPLIER"] as const;
export type FacilityRole = (typeof FACILITY_ROLES)[number];

export function facilityTabOf(status: FacilityStatus): FacilityTab {
  const current: readonly FacilityStatus[] = FACILITY_TABS.CURRENT;
  return current.includes(status) ? "CURRENT" : "ENDED";
}
