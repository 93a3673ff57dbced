// Invitations to an organisation, a draft or a document: how long they hold and what becomes of them.

import { choice } from "../../values/fields/choice.ts";
import { email } from "../../values/fields/email.ts";
import { required } from "../../values/fields/field-rule.ts";
import { addMinutes, type Instant } from "../../values/time/instant.ts";
import { MEMBER_ROLES } from "./organisation.ts";

export const INVITATION_STATUSES = ["INVITED", "ACCEPTED", "EXPIRED"] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

export const INVITATION_DAYS_VALID = 7;

export const MEMBER_INVITATION_FIELDS = {
  email: required(email),
  role: required(choice(MEMBER_ROLES)),
};

export function invitationExpiresAt(sentAt: Instant): Instant {
  return addMinutes(sentAt, INVITATION_DAYS_VALID * 24 * 60);
}

/** Status as it holds at a moment: an unanswered invitation expires by itself, an accepted one never does. */
export function invitationStatusAt(
  invitation: { sentAt: Instant; acceptedAt: Instant | null },
  now: Instant,
): InvitationStatus {
  if (invitation.acceptedAt !== null) return "ACCEPTED";
  return now < invitationExpiresAt(invitation.sentAt) ? "INVITED" : "EXPIRED";
}
