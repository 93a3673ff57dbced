// Who may do what with a draft, as one table that the record's capabilities and every call's check both come from.

import { allowed, type Decision, denied } from "../../decision.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";
import { DRAFT_ROLES, type DraftRole, type DraftStatus } from "./draft.ts";

export type DraftFacts = {
  /** Every role of this person on this draft; a supplier has SUPPLIER only once the draft was sent to it. */
  roles: ReadonlySet<DraftRole>;
  status: DraftStatus;
  /** Whether this person's own approval stands. */
  hasApproved: boolean;
  isArchived?: boolean;
};

type DraftDenial =
  | "not-your-role"
  | "archived"
  | "not-in-this-status"
  | "already-approved-by-you"
  | "not-approved-by-you";

type DraftRule = { roles: readonly DraftRole[]; statuses: readonly DraftStatus[] | "ANY" };

const DETAILS_OPEN = ["DRAFT", "CHANGES_REQUESTED"] as const;
const WORDING_OPEN = ["DRAFT", "CHANGES_REQUESTED", "SUBMITTED"] as const;
const BEFORE_SUBMISSION = ["DRAFT", "SUBMISSION_STARTED", "CHANGES_REQUESTED"] as const;

/** A capability is held when the person has one of the roles and the draft is in one of the statuses. */
export const DRAFT_RULES = {
  CAN_VIEW: { roles: DRAFT_ROLES, statuses: "ANY" },
  // In SUBMISSION_STARTED the submission's own fields alone stay open: editableFields says which.
  CAN_EDIT: { roles: ["OWNER", "ISSUER"], statuses: BEFORE_SUBMISSION },
  // The approvers are the applicant's and the beneficiary's collaborators; the owner approves by submitting.
  CAN_APPROVE: { roles: ["ISSUER", "BENEFICIARY"], statuses: BEFORE_SUBMISSION },
  CAN_WITHDRAW_APPROVAL: { roles: ["ISSUER", "BENEFICIARY"], statuses: BEFORE_SUBMISSION },
  CAN_CANCEL: {
    roles: ["OWNER"],
    statuses: [
      "DRAFT",
      "SUBMISSION_STARTED",
      "IDENTIFYING",
      "SUBMITTED",
      "CHANGES_REQUESTED",
      "PENDING_PAYMENT",
    ],
  },
  CAN_SUBMIT: { roles: ["OWNER"], statuses: BEFORE_SUBMISSION },
  CAN_VIEW_PROGRESS: { roles: ["OWNER", "ISSUER", "PROVIDER", "SUPPLIER"], statuses: "ANY" },
  // Whoever was let in reads it after it is over too, so they can be taken off then.
  CAN_MANAGE_COLLABORATORS: { roles: ["OWNER"], statuses: "ANY" },
  // There are none before the approval; afterwards they stay readable as the record of what was asked and paid.
  CAN_VIEW_PAYMENT_DETAILS: {
    roles: ["OWNER", "PROVIDER"],
    statuses: ["PENDING_PAYMENT", "PROCESSING", "ESTABLISHED", "CANCELLED", "REJECTED"],
  },
  CAN_MANAGE_ATTACHMENTS: { roles: ["OWNER", "ISSUER"], statuses: DETAILS_OPEN },
  // After the issue too, where a later period has been invoiced.
  CAN_MAKE_PAYMENT: { roles: ["OWNER"], statuses: ["PENDING_PAYMENT", "ESTABLISHED"] },
  CAN_SET_UP_LATER_PAYMENTS: { roles: ["OWNER"], statuses: ["ESTABLISHED"] },
  // Finance pays the security money in, so it is arranged before that is paid.
  CAN_ARRANGE_FINANCE: {
    roles: ["OWNER"],
    statuses: [
      "DRAFT",
      "SUBMISSION_STARTED",
      "IDENTIFYING",
      "SUBMITTED",
      "CHANGES_REQUESTED",
      "PENDING_PAYMENT",
    ],
  },
  // Required documents come into being when the submission is completed.
  CAN_MANAGE_REQUIRED_DOCUMENTS: {
    roles: ["OWNER", "PROVIDER", "SUPPLIER"],
    statuses: ["IDENTIFYING", "SUBMITTED", "CHANGES_REQUESTED", "PENDING_PAYMENT", "PROCESSING"],
  },
  CAN_ASK_FOR_DOCUMENTS: {
    roles: ["PROVIDER", "SUPPLIER"],
    statuses: ["IDENTIFYING", "SUBMITTED", "CHANGES_REQUESTED", "PENDING_PAYMENT", "PROCESSING"],
  },
  // Before anything is issued; what is not filled in yet is named when it is asked for.
  CAN_ASK_CONFIRMATION: {
    roles: ["OWNER", "ISSUER", "PROVIDER", "SUPPLIER"],
    statuses: [
      "DRAFT",
      "SUBMISSION_STARTED",
      "IDENTIFYING",
      "SUBMITTED",
      "CHANGES_REQUESTED",
      "PENDING_PAYMENT",
      "PROCESSING",
    ],
  },
  // Who they are is the applicant's to say, and nobody's whom it has merely invited.
  CAN_MANAGE_INDIVIDUALS: { roles: ["OWNER"], statuses: BEFORE_SUBMISSION },
  // Before the submission or while it waits for that; afterwards what the service holds of them may still be taken over.
  CAN_IDENTIFY_INDIVIDUALS: {
    roles: ["OWNER"],
    statuses: ["DRAFT", "SUBMISSION_STARTED", "IDENTIFYING", "SUBMITTED", "CHANGES_REQUESTED"],
  },
  CAN_COMMENT: { roles: DRAFT_ROLES, statuses: "ANY" },
  // Until the submission is approved: then it stands. In SUBMISSION_STARTED what is submitted is fixed.
  CAN_PROPOSE_WORDING: {
    roles: ["OWNER", "ISSUER", "BENEFICIARY", "PROVIDER", "SUPPLIER"],
    statuses: WORDING_OPEN,
  },
  CAN_DECIDE_WORDING: { roles: ["OWNER", "ISSUER", "PROVIDER", "SUPPLIER"], statuses: WORDING_OPEN },
  CAN_REQUEST_CHANGES: { roles: ["PROVIDER"], statuses: ["SUBMITTED", "PENDING_PAYMENT"] },
  // Until the approval, which raises the invoice.
  CAN_GIVE_DISCOUNT: { roles: ["PROVIDER"], statuses: ["IDENTIFYING", "SUBMITTED", "CHANGES_REQUESTED"] },
  CAN_REJECT: {
    roles: ["PROVIDER", "SUPPLIER"],
    statuses: ["IDENTIFYING", "SUBMITTED", "PENDING_PAYMENT", "PROCESSING"],
  },
  CAN_APPROVE_SUBMISSION: { roles: ["PROVIDER"], statuses: ["SUBMITTED"] },
  CAN_VERIFY_OVERRIDE: { roles: ["PROVIDER"], statuses: ["IDENTIFYING"] },
  // After the issue too, where a later period has been invoiced.
  CAN_RECORD_PAYMENT: { roles: ["PROVIDER"], statuses: ["PENDING_PAYMENT", "ESTABLISHED"] },
  // A card payment that does not match, and a refund that is to be paid, may come at any time, even when the draft is over.
  CAN_SETTLE_PAYMENT: { roles: ["PROVIDER"], statuses: "ANY" },
  // The bank holds it, so its people record it too; what was issued before it was recorded is caught up on.
  CAN_RECORD_SECURITY_HELD: {
    roles: ["PROVIDER", "SUPPLIER"],
    statuses: ["PENDING_PAYMENT", "PROCESSING", "ESTABLISHED"],
  },
  // Money that is no longer needed may be found in any status; how much of it may go back is its own rule.
  CAN_RECORD_SECURITY_RETURN: { roles: ["PROVIDER", "SUPPLIER"], statuses: "ANY" },
  CAN_ESTABLISH: { roles: ["PROVIDER", "SUPPLIER"], statuses: ["PROCESSING"] },
  // With the issue, or after it where the bank's file comes later.
  CAN_GIVE_PAPER: { roles: ["PROVIDER", "SUPPLIER"], statuses: ["PROCESSING", "ESTABLISHED"] },
} satisfies Record<string, DraftRule>;
export type DraftCapability = keyof typeof DRAFT_RULES;
export const DRAFT_CAPABILITIES = codesIn(DRAFT_RULES);

/** What is archived is read and never changed. */
const OF_ARCHIVED: ReadonlySet<DraftCapability> = new Set([
  "CAN_VIEW",
  "CAN_VIEW_PROGRESS",
  "CAN_VIEW_PAYMENT_DETAILS",
]);

/** What the server asks on every call and what a screen asks to say why something is not offered. */
export function decideDraft(facts: DraftFacts, capability: DraftCapability): Decision<DraftDenial> {
  const { roles, statuses }: DraftRule = DRAFT_RULES[capability];
  if (!roles.some((role) => facts.roles.has(role))) return denied("not-your-role");
  if (facts.isArchived && !OF_ARCHIVED.has(capability)) return denied("archived");
  if (statuses !== "ANY" && !statuses.includes(facts.status)) return denied("not-in-this-status");
  if (capability === "CAN_APPROVE" && facts.hasApproved) return denied("already-approved-by-you");
  if (capability === "CAN_WITHDRAW_APPROVAL" && !facts.hasApproved) return denied("not-approved-by-you");

  return allowed;
}

/** What the record's `capabilities` hold for this person, in the order of the list. */
export function draftCapabilities(facts: DraftFacts): DraftCapability[] {
  return DRAFT_CAPABILITIES.filter((capability) => decideDraft(facts, capability).allowed);
}
