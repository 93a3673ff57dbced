// The sentences of the members' page, and what is said when an invitation cannot be sent.

import type { InvitationStatus } from "@bondline/domain/people/organisations/invitation.ts";
import type { MemberRole } from "@bondline/domain/people/organisations/organisation.ts";
import { REFUSALS } from "@bondline/domain/refusals.ts";
import type { StatusTone } from "@bondline/domain/status-tone.ts";
import type { Failure, FailureCode } from "../../../api/failure.ts";

export const MEMBER_WORDS = {
  title: "Members",
  sentence: (organisation: string) => `Who works for ${organisation} on Bondline.`,
  search: "Search name or email",
  noOrganisation: "No organisation yet",
  noOrganisationSentence: "Members belong to an organisation. Add yours to begin.",
  you: "You",
  columns: { member: "Member", role: "Role", since: "Member since", email: "Email", actions: "Actions" },
  actionsFor: (name: string) => `Actions for ${name}`,

  invite: {
    action: "Invite member",
    title: "Invite a member",
    sentence: "They get an email with a link that works once, for seven days.",
    email: "Email",
    role: "Role",
    submit: "Send invitation",
    sent: "Invitation sent",
    failed: "Sorry, something went wrong while sending the invitation.",
  },

  role: {
    action: "Change role",
    title: (name: string) => `Change the role of ${name}`,
    sentence: "What they can see and do changes immediately.",
    submit: "Change role",
    changed: "Role changed",
    failed: "The role could not be changed",
  },

  remove: {
    action: "Remove from organisation",
    title: (name: string) => `Remove ${name}?`,
    sentence: (organisation: string) =>
      `They lose access to ${organisation} immediately. Their account and what they did stay.`,
    submit: "Remove member",
    removed: "Member removed",
    failed: "The member could not be removed",
  },

  invitations: {
    title: "Invitations",
    columns: { email: "Email", role: "Role", status: "Status", sent: "Sent", actions: "Actions" },
    none: "No open invitations",
    noneSentence: "Invitations stay here until they are accepted.",
    sentOn: (day: string) => `Sent ${day}`,
    actionsFor: (email: string) => `Actions for the invitation to ${email}`,
    resend: "Send again",
    resent: "Invitation sent again",
    remove: "Withdraw",
    removeTitle: (email: string) => `Withdraw the invitation to ${email}?`,
    removeSentence: "The link in the email stops working.",
    removeSubmit: "Withdraw invitation",
    removed: "Invitation withdrawn",
    removeFailed: "The invitation could not be withdrawn",
  },
} as const;

export const ROLE_DETAIL: Record<MemberRole, string> = {
  ADMIN: "Everything, with members and the organisation's details",
  USER: "All drafts, documents, alerts and billing",
  LIMITED_USER: "Only the drafts and documents they are added to",
};

export const INVITATION_STATUS_TEXT: Record<InvitationStatus, { text: string; tone: StatusTone }> = {
  INVITED: { text: "Invited", tone: "info" },
  ACCEPTED: { text: "Accepted", tone: "ok" },
  EXPIRED: { text: "Expired", tone: "mute" },
};

type InviteNotice = { readonly title: string; readonly detail?: string };

const INVITE_NOTICES: Partial<Record<FailureCode, (message: string) => InviteNotice>> = {
  MEMBER_ALREADY_EXISTS: () => ({ title: REFUSALS.MEMBER_ALREADY_EXISTS() }),
  COLLABORATOR_ALREADY_EXISTS: () => ({ title: REFUSALS.COLLABORATOR_ALREADY_EXISTS() }),
  VALIDATION_ERROR: (title) => ({ title }),
  RATE_LIMITED: (detail) => ({ title: MEMBER_WORDS.invite.failed, detail }),
};

/** Known codes by their own sentence, a faulty field by the server's, anything else by one for all. */
export function invitationFailureText({ code, message }: Pick<Failure, "code" | "message">): InviteNotice {
  return INVITE_NOTICES[code]?.(message) ?? { title: MEMBER_WORDS.invite.failed };
}
