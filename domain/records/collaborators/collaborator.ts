// People invited by mail onto one record: as what they are invited, how long an invitation holds, and what may be done about each.

import { DRAFT_COLLABORATOR_ROLES } from "../../drafts/drafts/draft.ts";
import { type InvitationStatus, invitationStatusAt } from "../../people/organisations/invitation.ts";
import { choices } from "../../values/fields/choice.ts";
import { email } from "../../values/fields/email.ts";
import { required } from "../../values/fields/field-rule.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";
import type { Instant } from "../../values/time/instant.ts";

export const COLLABORATOR_ROLES = DRAFT_COLLABORATOR_ROLES;
export type CollaboratorRole = (typeof COLLABORATOR_ROLES)[number];

/** What each may do on a document, as its capabilities say. */
export const DOCUMENT_ROLE_SENTENCES: Readonly<Record<CollaboratorRole, string>> = {
  OWNER: "Everything a user of your organisation may do with it, costs and people included",
  ISSUER: "For the applicant: add files, ask for changes and for its return, and comment",
  BENEFICIARY: "For the beneficiary: claim, ask for changes and for its return, and comment",
  LIMITED: "Read and comment",
};

/** What each may do on a draft. */
export const DRAFT_ROLE_SENTENCES: Readonly<Record<CollaboratorRole, string>> = {
  OWNER: "Everything a user of your organisation may do with it, submitting, paying and people included",
  ISSUER: "For the applicant: change the draft, add files, comment, and approve it",
  BENEFICIARY: "For the beneficiary: read, comment, and approve it",
  LIMITED: "Read and comment",
};

const ROLES_MESSAGE = "Choose at least one role.";
const roles = choices(COLLABORATOR_ROLES, ROLES_MESSAGE);

/** Roles are joined by semicolons. */
export const COLLABORATOR_FIELDS = { emailAddress: required(email), roles };
export const COLLABORATOR_ROLES_FIELDS = { roles };

/** A limited member's other rights come with their membership. */
export const LIMITED_MEMBER_MESSAGE =
  "This is a limited user of the organisation, who can be added with the role Limited only.";

type Invited = { invitationStatus: InvitationStatus; sentAt: Instant | null };

/** Whoever was put onto a record without an invitation has no day from which it would run out. */
export function collaboratorStatusAt({ invitationStatus, sentAt }: Invited, now: Instant): InvitationStatus {
  if (invitationStatus !== "INVITED" || sentAt === null) return invitationStatus;
  return invitationStatusAt({ sentAt, acceptedAt: null }, now);
}

/** Whose approval a draft waits for: an unanswered invitation counts until it is taken back or has run out. */
export function isApprover({
  roles,
  invitationStatus,
}: {
  readonly roles: readonly CollaboratorRole[];
  readonly invitationStatus: InvitationStatus;
}): boolean {
  return invitationStatus !== "EXPIRED" && roles.some((role) => role === "ISSUER" || role === "BENEFICIARY");
}

type Facts = Pick<Invited, "invitationStatus"> & {
  /** Of the organisation itself, added to this record. */
  isMember: boolean;
  isSelf: boolean;
  mayManage: boolean;
  /** As `mayManage`, and on what is archived too. */
  mayTakeOff: boolean;
  /** Documents are not shown on to organisations. */
  isOnDraft: boolean;
};

const RULES: Readonly<
  Record<
    "CAN_RESEND" | "CAN_CHANGE_ROLES" | "CAN_SHOW" | "CAN_REMOVE" | "CAN_LEAVE",
    (facts: Facts) => boolean
  >
> = {
  CAN_RESEND: ({ mayManage, invitationStatus }) => mayManage && invitationStatus !== "ACCEPTED",
  CAN_CHANGE_ROLES: ({ mayManage, isMember }) => mayManage && !isMember,
  CAN_SHOW: ({ isSelf, isMember, isOnDraft, invitationStatus }) =>
    isOnDraft && isSelf && !isMember && invitationStatus === "ACCEPTED",
  CAN_REMOVE: ({ mayTakeOff, isSelf }) => mayTakeOff && !isSelf,
  CAN_LEAVE: ({ isSelf, isMember, invitationStatus }) =>
    isSelf && !isMember && invitationStatus === "ACCEPTED",
};
export type CollaboratorCapability = keyof typeof RULES;
export const COLLABORATOR_CAPABILITIES = codesIn(RULES);

/** What one person may do about another on a record. */
export function collaboratorCapabilities(facts: Facts): CollaboratorCapability[] {
  return COLLABORATOR_CAPABILITIES.filter((capability) => RULES[capability](facts));
}
