// An application for a facility: its statuses, how they are shown to whom, its way, and who may do what on it.

import { allowed, type Decision, denied } from "../../decision.ts";
import { refuse } from "../../refusals.ts";
import { tonesOf } from "../../status-tone.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";

/** As staff read it; REJECTED is shown as Declined everywhere. */
export const FACILITY_APPLICATION_STATUS_TEXT = {
  DRAFT: "Draft",
  SUBMITTED: "Submitted",
  PROCESSING: "Processing",
  PENDING_PAYMENT: "Pending payment",
  APPROVED: "Approved",
  ESTABLISHED: "Established",
  REJECTED: "Declined",
  CLOSED: "Closed",
} as const;
export type FacilityApplicationStatus = keyof typeof FACILITY_APPLICATION_STATUS_TEXT;
export const FACILITY_APPLICATION_STATUSES = codesIn(FACILITY_APPLICATION_STATUS_TEXT);

export const FACILITY_APPLICATION_STATUS_TONE = tonesOf(FACILITY_APPLICATION_STATUS_TEXT);

/** Nothing leads on from these. */
export const FACILITY_APPLICATION_CLOSED: readonly FacilityApplicationStatus[] = [
  "ESTABLISHED",
  "REJECTED",
  "CLOSED",
];

const SHOWN_AS_PROCESSING: readonly FacilityApplicationStatus[] = [
  "SUBMITTED",
  "APPROVED",
  "PENDING_PAYMENT",
];

/** What happens between the desk and the bank is one status to client users. */
export function statusForClients(status: FacilityApplicationStatus): FacilityApplicationStatus {
  return SHOWN_AS_PROCESSING.includes(status) ? "PROCESSING" : status;
}

/** SHARED is an organisation that has accepted to share the facility that is applied for. */
export const FACILITY_APPLICATION_ROLES = ["OWNER", "SHARED", "PROVIDER", "SUPPLIER"] as const;
export type FacilityApplicationRole = (typeof FACILITY_APPLICATION_ROLES)[number];

type Rule = {
  roles: readonly FacilityApplicationRole[];
  statuses: readonly FacilityApplicationStatus[] | "ANY";
  /** And in these while a question to the applicant waits for its answer. */
  whileAsked?: readonly FacilityApplicationStatus[];
  /** One question at a time. */
  unlessAsked?: true;
};

const OPEN = ["DRAFT", "SUBMITTED", "PROCESSING", "PENDING_PAYMENT", "APPROVED"] as const;
const BEING_DECIDED = ["SUBMITTED", "PROCESSING"] as const;
const HANDED_IN = [
  "SUBMITTED",
  "PROCESSING",
  "PENDING_PAYMENT",
  "APPROVED",
  "ESTABLISHED",
  "REJECTED",
  "CLOSED",
] as const;
const BOTH_SIDES = ["OWNER", "PROVIDER", "SUPPLIER"] as const;

/** */
export const FACILITY_APPLICATION_RULES = {
  CAN_VIEW: { roles: ["OWNER", "SHARED", "PROVIDER", "SUPPLIER"], statuses: "ANY" },
  // What the applicant owns and owes, and what is said about it, is no business of those who share the facility.
  CAN_VIEW_DETAILS: { roles: BOTH_SIDES, statuses: "ANY" },
  CAN_VIEW_PAYMENT_DETAILS: { roles: ["OWNER", "PROVIDER"], statuses: ["PENDING_PAYMENT"] },
  CAN_EDIT: { roles: ["OWNER"], statuses: ["DRAFT"] },
  CAN_MANAGE_ATTACHMENTS: { roles: ["OWNER"], statuses: ["DRAFT"], whileAsked: BEING_DECIDED },
  CAN_COMMENT: { roles: BOTH_SIDES, statuses: HANDED_IN },
  CAN_ASK: { roles: ["PROVIDER", "SUPPLIER"], statuses: BEING_DECIDED, unlessAsked: true },
  CAN_ANSWER: { roles: ["OWNER"], statuses: [], whileAsked: BEING_DECIDED },
  CAN_SHARE: { roles: ["OWNER"], statuses: OPEN },
  // The fee is waived: without it the payment alone leads on.
  CAN_APPROVE: { roles: ["PROVIDER"], statuses: ["PENDING_PAYMENT"] },
  CAN_ESTABLISH: { roles: ["PROVIDER"], statuses: ["APPROVED"] },
  CAN_CLOSE: { roles: ["OWNER"], statuses: OPEN },
  CAN_REJECT: { roles: ["PROVIDER"], statuses: ["SUBMITTED", "PROCESSING", "PENDING_PAYMENT"] },
  CAN_SEND_TO_SUPPLIER: { roles: ["PROVIDER"], statuses: ["SUBMITTED"] },
  CAN_RECORD_BANK_OUTCOME: { roles: ["PROVIDER", "SUPPLIER"], statuses: ["PROCESSING"] },
  CAN_RECORD_PAYMENT: { roles: ["PROVIDER"], statuses: ["PENDING_PAYMENT"] },
} satisfies Record<string, Rule>;
export type FacilityApplicationCapability = keyof typeof FACILITY_APPLICATION_RULES;
export const FACILITY_APPLICATION_CAPABILITIES = codesIn(FACILITY_APPLICATION_RULES);

export type FacilityApplicationFacts = {
  roles: ReadonlySet<FacilityApplicationRole>;
  status: FacilityApplicationStatus;
  /** A question to the applicant waits for its answer. */
  isAsked: boolean;
  isArchived?: boolean;
};

/** What is archived is read and never changed. */
const OF_ARCHIVED: readonly FacilityApplicationCapability[] = ["CAN_VIEW", "CAN_VIEW_DETAILS"];

export function decideFacilityApplication(
  { roles, status, isAsked, isArchived = false }: FacilityApplicationFacts,
  capability: FacilityApplicationCapability,
): Decision<"not-your-role" | "archived" | "not-in-this-status"> {
  const rule: Rule = FACILITY_APPLICATION_RULES[capability];
  if (!rule.roles.some((role) => roles.has(role))) return denied("not-your-role");
  if (isArchived && !OF_ARCHIVED.includes(capability)) return denied("archived");
  const isOpen =
    rule.statuses === "ANY" ||
    rule.statuses.includes(status) ||
    (isAsked && (rule.whileAsked ?? []).includes(status));
  return isOpen && !(isAsked && rule.unlessAsked) ? allowed : denied("not-in-this-status");
}

export function facilityApplicationCapabilities(
  facts: FacilityApplicationFacts,
): FacilityApplicationCapability[] {
  return FACILITY_APPLICATION_CAPABILITIES.filter(
    (capability) => decideFacilityApplication(facts, capability).allowed,
  );
}

type Transition = {
  from: readonly (FacilityApplicationStatus | "-")[];
  to: readonly FacilityApplicationStatus[];
  needs: FacilityApplicationCapability | "CAN_ADD_DOCUMENTS";
};

export const FACILITY_APPLICATION_TRANSITIONS = {
  create: { from: ["-"], to: ["DRAFT"], needs: "CAN_ADD_DOCUMENTS" },
  submit: { from: ["DRAFT"], to: ["SUBMITTED"], needs: "CAN_EDIT" },
  sendToSupplier: { from: ["SUBMITTED"], to: ["PROCESSING"], needs: "CAN_SEND_TO_SUPPLIER" },
  // With no fee to pay there is no payment to wait for.
  bankApproves: {
    from: ["PROCESSING"],
    to: ["PENDING_PAYMENT", "APPROVED"],
    needs: "CAN_RECORD_BANK_OUTCOME",
  },
  bankDeclines: { from: ["PROCESSING"], to: ["REJECTED"], needs: "CAN_RECORD_BANK_OUTCOME" },
  recordPayment: { from: ["PENDING_PAYMENT"], to: ["APPROVED"], needs: "CAN_RECORD_PAYMENT" },
  approve: { from: ["PENDING_PAYMENT"], to: ["APPROVED"], needs: "CAN_APPROVE" },
  establish: { from: ["APPROVED"], to: ["ESTABLISHED"], needs: "CAN_ESTABLISH" },
  reject: { from: ["SUBMITTED", "PROCESSING", "PENDING_PAYMENT"], to: ["REJECTED"], needs: "CAN_REJECT" },
  close: {
    from: ["DRAFT", "SUBMITTED", "PROCESSING", "PENDING_PAYMENT", "APPROVED"],
    to: ["CLOSED"],
    needs: "CAN_CLOSE",
  },
} as const satisfies Record<string, Transition>;
export type FacilityApplicationEvent = keyof typeof FACILITY_APPLICATION_TRANSITIONS;

export function canHappenToFacilityApplication(
  status: FacilityApplicationStatus | undefined,
  event: FacilityApplicationEvent,
): boolean {
  const from: readonly (FacilityApplicationStatus | "-")[] = FACILITY_APPLICATION_TRANSITIONS[event].from;
  return from.includes(status ?? "-");
}

/** `feeCents` decides where a bank's approval leads. Refuses what the table does not list, naming the present status. */
export function facilityApplicationStatusAfter(
  status: FacilityApplicationStatus | undefined,
  event: FacilityApplicationEvent,
  feeCents = 0n,
): FacilityApplicationStatus {
  if (!canHappenToFacilityApplication(status, event))
    refuse("INVALID_TRANSITION", {
      record: "facility application",
      status: status === undefined ? "not there yet" : FACILITY_APPLICATION_STATUS_TEXT[status],
      event,
    });
  if (event === "bankApproves") return feeCents > 0n ? "PENDING_PAYMENT" : "APPROVED";
  return FACILITY_APPLICATION_TRANSITIONS[event].to[0];
}
