// Who may do what with a document, as one table that the record's capabilities and every call's check both come from.

import { allowed, type Decision, denied } from "../../decision.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";
import { DOCUMENT_ROLES, type DocumentRole, type DocumentStatus } from "./document.ts";

export type DocumentFacts = {
  /** Every role of this person on this document; a supplier has SUPPLIER only on what it issued. */
  roles: ReadonlySet<DocumentRole>;
  status: DocumentStatus;
  /** Issued through the portal, as against the organisation's own record. */
  isSystemDocument: boolean;
  /** Paper that the organisation holds itself, as its beneficiary. */
  isHeld?: boolean;
  /** Its original is declared lost, and nobody has given the indemnity yet. */
  awaitsIndemnity?: boolean;
  isArchived?: boolean;
};

type DocumentDenial = "not-your-role" | "archived" | "not-in-this-status";

export type DocumentRule = {
  /** Who, on paper issued through the portal. */
  issued: readonly DocumentRole[];
  /** Who, on a record that the organisation keeps itself. */
  own: readonly DocumentRole[];
  statuses: readonly DocumentStatus[] | "ANY";
  /** Of what somebody else has to be in possession of. */
  neverOnHeld?: true;
  /** Who else, while its lost original awaits an indemnity. */
  whileIndemnityIsAwaited?: readonly DocumentRole[];
};

const BOTH_SIDES = ["OWNER", "ISSUER", "BENEFICIARY"] as const;
const OPEN = ["PROJECTED", "PENDING", "ESTABLISHED", "AWAITING_RETURN"] as const;
const CLOSED = ["CLOSED_RETURNED", "CLOSED_CLAIMED", "CLOSED_CANCELLED", "CLOSED_EXPIRED"] as const;
const IN_FORCE = ["ESTABLISHED", "AWAITING_RETURN"] as const;

/** */
export const DOCUMENT_RULES = {
  CAN_VIEW: { issued: DOCUMENT_ROLES, own: DOCUMENT_ROLES, statuses: "ANY" },
  // The paper's issuer executes; a client closes out only what it records itself.
  CAN_CLOSE_OUT: {
    issued: ["PROVIDER", "SUPPLIER"],
    own: ["OWNER"],
    statuses: ["PROJECTED", "ESTABLISHED", "AWAITING_RETURN"],
  },
  // What was closed by mistake; what was issued ends as its bank says.
  CAN_REOPEN: { issued: [], own: ["OWNER"], statuses: CLOSED },
  CAN_EDIT_DETAILS: { issued: ["OWNER", "PROVIDER"], own: ["OWNER"], statuses: OPEN },
  // Also when it is closed: it is still read, and who reads it can change.
  CAN_MANAGE_COLLABORATORS: { issued: ["OWNER"], own: ["OWNER"], statuses: "ANY" },
  CAN_MANAGE_ATTACHMENTS: {
    issued: ["OWNER", "ISSUER", "PROVIDER", "SUPPLIER"],
    own: ["OWNER", "ISSUER"],
    statuses: OPEN,
    // The signed paper of its indemnity.
    whileIndemnityIsAwaited: ["BENEFICIARY"],
  },
  CAN_MANAGE_NOTIFICATION_LIST: { issued: ["OWNER"], own: ["OWNER"], statuses: OPEN },
  // A bank acts through the portal only on what was issued through it.
  CAN_REQUEST_BANK_ACTION: { issued: ["OWNER"], own: [], statuses: ["PENDING", ...IN_FORCE] },
  // On issued paper this is asking; on the organisation's own record it changes the record at once.
  CAN_AMEND: { issued: BOTH_SIDES, own: ["OWNER"], statuses: OPEN },
  CAN_EDIT_COSTS: { issued: ["PROVIDER"], own: ["OWNER"], statuses: OPEN },
  CAN_VIEW_COSTS: { issued: ["OWNER", "PROVIDER"], own: ["OWNER"], statuses: "ANY" },
  // A new draft that takes over what it says.
  CAN_COPY_TO_DRAFT: { issued: ["OWNER"], own: ["OWNER"], statuses: "ANY" },
  // What was issued stays for good.
  CAN_REMOVE: { issued: [], own: ["OWNER"], statuses: "ANY" },
  // Each side its own: what the applicant was reminded of is not its beneficiary's to see, nor the other way round.
  CAN_VIEW_EXPIRY_NOTICES: {
    issued: ["OWNER", "BENEFICIARY", "PROVIDER"],
    own: ["OWNER", "BENEFICIARY"],
    statuses: "ANY",
  },
  CAN_ACKNOWLEDGE_EXPIRY: { issued: ["OWNER", "BENEFICIARY"], own: ["OWNER", "BENEFICIARY"], statuses: OPEN },
  // Asking for the original back; the provider's staff ask for a client too.
  CAN_RETURN: {
    issued: [...BOTH_SIDES, "PROVIDER"],
    own: BOTH_SIDES,
    statuses: IN_FORCE,
    neverOnHeld: true,
  },
  // Whoever may have had it says that it is lost.
  CAN_DECLARE_LOST: { issued: ["OWNER", "BENEFICIARY"], own: ["OWNER"], statuses: IN_FORCE },
  CAN_COMMENT: { issued: DOCUMENT_ROLES, own: DOCUMENT_ROLES, statuses: "ANY" },
  CAN_CLAIM: { issued: ["BENEFICIARY", "PROVIDER"], own: [], statuses: IN_FORCE },
  CAN_EXECUTE_REQUESTS: {
    issued: ["PROVIDER", "SUPPLIER"],
    own: ["OWNER"],
    statuses: ["PENDING", ...IN_FORCE],
  },
  // A digital original is signed by its bank and no one else.
  CAN_SIGN_ORIGINAL: { issued: ["SUPPLIER"], own: [], statuses: IN_FORCE },
} satisfies Record<string, DocumentRule>;
export type DocumentCapability = keyof typeof DOCUMENT_RULES;
export const DOCUMENT_CAPABILITIES = codesIn(DOCUMENT_RULES);

/** What is archived is read and never changed. */
const OF_ARCHIVED: ReadonlySet<DocumentCapability> = new Set([
  "CAN_VIEW",
  "CAN_VIEW_COSTS",
  "CAN_VIEW_EXPIRY_NOTICES",
]);

/** What the server asks on every call and what a screen asks to say why something is not offered. */
export function decideDocument(
  facts: DocumentFacts,
  capability: DocumentCapability,
): Decision<DocumentDenial> {
  const rule: DocumentRule = DOCUMENT_RULES[capability];
  const roles = facts.isSystemDocument ? rule.issued : rule.own;
  if (facts.isHeld && rule.neverOnHeld) return denied("not-your-role");
  const others = facts.awaitsIndemnity ? (rule.whileIndemnityIsAwaited ?? []) : [];
  if (![...roles, ...others].some((role) => facts.roles.has(role))) return denied("not-your-role");
  if (facts.isArchived && !OF_ARCHIVED.has(capability)) return denied("archived");
  if (rule.statuses !== "ANY" && !rule.statuses.includes(facts.status)) return denied("not-in-this-status");

  return allowed;
}

/** What the record's `capabilities` hold for this person, in the order of the list. */
export function documentCapabilities(facts: DocumentFacts): DocumentCapability[] {
  return DOCUMENT_CAPABILITIES.filter((capability) => decideDocument(facts, capability).allowed);
}
