// Who may do what in an organisation, as one table that the record's capabilities and every call's check come from.

import { allowed, type Decision, denied } from "../../decision.ts";
import type { DocumentRole } from "../../documents/documents/document.ts";
import {
  DOCUMENT_CAPABILITIES,
  DOCUMENT_RULES,
  type DocumentCapability,
  type DocumentRule,
} from "../../documents/documents/document-capabilities.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";
import type { MemberRole } from "./organisation.ts";

/** No role: the person is no member. */
type OrganisationFacts = { role: MemberRole | null };

type OrganisationDenial = "not-a-member" | "not-your-role";

/** What each role of a member may do. CAN_RAISE_DRAFTS goes with adding documents, so it has no name of its own. */
export const ORGANISATION_RULES = {
  CAN_VIEW: ["ADMIN", "USER", "LIMITED_USER"],
  CAN_VIEW_ALL_RECORDS: ["ADMIN", "USER"],
  CAN_MANAGE_INVITATIONS: ["ADMIN"],
  CAN_MANAGE_MEMBERS: ["ADMIN"],
  CAN_UPDATE_DETAILS: ["ADMIN"],
  CAN_MANAGE_ALERT_CONFIGURATIONS: ["ADMIN", "USER"],
  CAN_ADD_DOCUMENTS: ["ADMIN", "USER"],
  CAN_VIEW_BILLING: ["ADMIN", "USER"],
  // Everything at once, to leave the portal with it.
  CAN_EXPORT_DATA: ["ADMIN"],
  CAN_CLOSE: ["ADMIN"],
  // What another organisation shares binds this one as a whole.
  CAN_DECIDE_SHARING: ["ADMIN"],
} satisfies Record<string, readonly MemberRole[]>;
export type OrganisationCapability = keyof typeof ORGANISATION_RULES;
export const ORGANISATION_CAPABILITIES = codesIn(ORGANISATION_RULES);

export function decideOrganisation(
  { role }: OrganisationFacts,
  capability: OrganisationCapability,
): Decision<OrganisationDenial> {
  if (role === null) return denied("not-a-member");
  const roles: readonly MemberRole[] = ORGANISATION_RULES[capability];
  return roles.includes(role) ? allowed : denied("not-your-role");
}

/** What the record's `capabilities` hold for this person. */
export function organisationCapabilities(facts: OrganisationFacts): OrganisationCapability[] {
  return ORGANISATION_CAPABILITIES.filter((capability) => decideOrganisation(facts, capability).allowed);
}

/** The last ADMIN can be neither removed nor demoted. `roleAfter` is null when the member leaves. */
export function keepsAnAdmin(change: {
  adminCount: number;
  roleNow: MemberRole;
  roleAfter: MemberRole | null;
}): boolean {
  return change.roleNow !== "ADMIN" || change.roleAfter === "ADMIN" || change.adminCount > 1;
}

/** What the role allows on documents that the organisation records itself, at some time in their life (O-28). */
export function organisationDocumentsCapabilities(role: MemberRole | null): DocumentCapability[] {
  if (role === null) return [];
  const documentRole = DOCUMENT_ROLE_OF_MEMBER[role];
  return DOCUMENT_CAPABILITIES.filter((capability) => {
    const { own }: DocumentRule = DOCUMENT_RULES[capability];
    return own.includes(documentRole);
  });
}

/** As a document's own access check sees its organisation's members: a limited user has only been added to it. */
const DOCUMENT_ROLE_OF_MEMBER: Record<MemberRole, DocumentRole> = {
  ADMIN: "OWNER",
  USER: "OWNER",
  LIMITED_USER: "LIMITED",
};
