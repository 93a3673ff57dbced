// Who may do what with a facility, as one table that the record's capabilities and every call's check both come from.

import { allowed, type Decision, denied } from "../../decision.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";
import type { FacilityRole, FacilityStatus } from "./facility.ts";

export type FacilityFacts = {
  roles: ReadonlySet<FacilityRole>;
  status: FacilityStatus;
  /** Arranged through the portal, as against the organisation's own record. */
  isSystemFacility: boolean;
  /** Its last day has passed. */
  hasEnded: boolean;
  /** Its bank or insurer has said yes. */
  bankHasApproved: boolean;
  isArchived?: boolean;
};

type FacilityDenial = "not-your-role" | "archived" | "not-in-this-status" | "ended";

type FacilityRule = {
  /** Who, on a facility that was arranged through the portal. */
  arranged: readonly FacilityRole[];
  /** Who, on a record that the organisation keeps itself. */
  own: readonly FacilityRole[];
  statuses: readonly FacilityStatus[] | "ANY";
  /** Not after its last day. */
  whileItRuns?: true;
  /** Before or after its bank has said yes. */
  bankHasApproved?: boolean;
};

const OPEN = ["STARTED", "PROCESSING", "ESTABLISHED"] as const;
const UNDER_WAY = ["STARTED", "PROCESSING"] as const;
const HOLDERS = ["OWNER", "SHARED"] as const;

/** */
export const FACILITY_RULES = {
  CAN_VIEW: {
    arranged: ["OWNER", "SHARED", "LIMITED", "PROVIDER", "SUPPLIER"],
    own: [...HOLDERS, "LIMITED"],
    statuses: "ANY",
  },
  // What was agreed with a bank through the portal is changed by those who agreed it.
  CAN_EDIT: { arranged: ["PROVIDER"], own: ["OWNER"], statuses: OPEN },
  CAN_RECORD_BANK_OUTCOME: {
    arranged: ["PROVIDER", "SUPPLIER"],
    own: [],
    statuses: ["PROCESSING"],
    bankHasApproved: false,
  },
  CAN_ESTABLISH: { arranged: ["PROVIDER"], own: [], statuses: ["PROCESSING"], bankHasApproved: true },
  CAN_CLOSE: { arranged: ["OWNER", "PROVIDER"], own: ["OWNER"], statuses: OPEN },
  CAN_REJECT: { arranged: ["PROVIDER"], own: [], statuses: UNDER_WAY },
  CAN_SEND_TO_SUPPLIER: { arranged: ["PROVIDER"], own: [], statuses: ["STARTED"] },
  CAN_ATTACH_TO_DOCUMENTS: { arranged: HOLDERS, own: HOLDERS, statuses: ["ESTABLISHED"], whileItRuns: true },
  CAN_RAISE_DRAFTS: { arranged: HOLDERS, own: HOLDERS, statuses: ["ESTABLISHED"], whileItRuns: true },
  CAN_SHARE: { arranged: ["OWNER"], own: ["OWNER"], statuses: OPEN },
  // It is read when it has ended too, so whoever reads it can be taken off then.
  CAN_STOP_SHARING: { arranged: ["OWNER"], own: ["OWNER"], statuses: "ANY" },
  CAN_MANAGE_COLLABORATORS: { arranged: ["OWNER"], own: ["OWNER"], statuses: "ANY" },
  CAN_TAKE_OFF_COLLABORATORS: { arranged: ["OWNER"], own: ["OWNER"], statuses: "ANY" },
  CAN_VIEW_COSTS: { arranged: ["OWNER", "PROVIDER"], own: ["OWNER"], statuses: "ANY" },
} satisfies Record<string, FacilityRule>;
export type FacilityCapability = keyof typeof FACILITY_RULES;
export const FACILITY_CAPABILITIES = codesIn(FACILITY_RULES);

/** What is archived is read and never changed; that people are taken off it is no part of what it says. */
const OF_ARCHIVED: readonly FacilityCapability[] = [
  "CAN_VIEW",
  "CAN_VIEW_COSTS",
  "CAN_STOP_SHARING",
  "CAN_TAKE_OFF_COLLABORATORS",
];

/** What the server asks on every call and what a screen asks to say why something is not offered. */
export function decideFacility(
  facts: FacilityFacts,
  capability: FacilityCapability,
): Decision<FacilityDenial> {
  const rule: FacilityRule = FACILITY_RULES[capability];
  const roles = facts.isSystemFacility ? rule.arranged : rule.own;
  if (!roles.some((role) => facts.roles.has(role))) return denied("not-your-role");
  if (facts.isArchived && !OF_ARCHIVED.includes(capability)) return denied("archived");
  if (rule.statuses !== "ANY" && !rule.statuses.includes(facts.status)) return denied("not-in-this-status");
  if (rule.bankHasApproved !== undefined && rule.bankHasApproved !== facts.bankHasApproved)
    return denied("not-in-this-status");
  if (rule.whileItRuns && facts.hasEnded) return denied("ended");

  return allowed;
}

/** What the record's `capabilities` hold for this person, in the order of the list. */
export function facilityCapabilities(facts: FacilityFacts): FacilityCapability[] {
  return FACILITY_CAPABILITIES.filter((capability) => decideFacility(facts, capability).allowed);
}
