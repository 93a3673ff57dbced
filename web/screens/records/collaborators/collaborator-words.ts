// The sentences of the people on a draft or document, of being invited to one, and of approving a draft.

import { DRAFT_ROLE_TEXT } from "@bondline/domain/drafts/drafts/draft-text.ts";
import type { InvitationStatus } from "@bondline/domain/people/organisations/invitation.ts";
import {
  COLLABORATOR_ROLES,
  type CollaboratorRole,
  DOCUMENT_ROLE_SENTENCES,
  DRAFT_ROLE_SENTENCES,
} from "@bondline/domain/records/collaborators/collaborator.ts";
import type { StatusTone } from "@bondline/domain/status-tone.ts";

export const PEOPLE_WORDS = {
  heading: "People",
  none: {
    document: (organisation: string) =>
      `Only ${organisation}, Bondline and the issuer can see this. Invite the people it concerns, such as your accountant or the beneficiary.`,
    draft: (organisation: string) =>
      `Invite the people it concerns: your accountant to work on it, or the beneficiary to approve it. They see this draft and nothing else of ${organisation}.`,
  },
  approvedOf: (approved: number, all: number) => `${approved} of ${all} approved`,
  sentence: "They see this one record and nothing else of yours.",
  you: "You",
  limitedUser: "Limited user",
  until: (day: string) => `Invited until ${day}`,
  actionsFor: (name: string) => `Actions for ${name}`,

  invite: {
    action: "Invite",
    title: "Invite someone to this record",
    sentence:
      "They get an email with a link that works once, for seven days. Limited users of your organisation are added right away.",
    email: "Email",
    roles: "What they can do",
    submit: "Send invitation",
    done: "Invitation sent",
    added: "Added",
    failed: "The invitation could not be sent",
  },
  resend: { action: "Send again", done: "Invitation sent again", failed: "The invitation could not be sent" },
  roles: {
    action: "Change role",
    title: (name: string) => `Change the role of ${name}`,
    sentence: "What they can see and do changes immediately.",
    submit: "Change role",
    done: "Role changed",
    failed: "The role could not be changed",
  },
  remove: {
    action: "Remove",
    title: (name: string) => `Remove ${name}?`,
    sentence: "They can no longer open this record, starting now. What they did stays in its history.",
    submit: "Remove",
    done: "Removed",
    failed: "They could not be removed",
  },
  withdraw: {
    action: "Withdraw",
    title: (email: string) => `Withdraw the invitation to ${email}?`,
    sentence: "The link in the email stops working.",
    submit: "Withdraw invitation",
    done: "Invitation withdrawn",
    failed: "The invitation could not be withdrawn",
  },
  show: {
    action: "Show to my organisation",
    title: "Show this draft to an organisation of yours",
    sentence:
      "Its administrators and standard users can then read the draft and comment on it. They see no payments, and can change nothing.",
    organisation: "Organisation",
    none: "No one else",
    submit: "Save",
    done: "Saved",
    failed: "It could not be saved",
    shownTo: (name: string) => `shown to ${name}`,
    noOrganisation: "You need to be an administrator or standard user of an organisation to show it there.",
  },
  leave: {
    action: "Leave",
    title: "Leave this record?",
    sentence: "You can no longer open it, starting now. To come back you need another invitation.",
    submit: "Leave",
    done: "You left the record",
    failed: "You could not leave",
  },

  approval: {
    asked: (organisation: string) => `${organisation} asks you to approve this draft`,
    askedSentence:
      "Check the amount, the parties, the wording, the purpose and the dates. If one of them changes, you are asked again.",
    approve: "Approve",
    done: "Approved",
    approved: "You approved this draft",
    approvedOn: (day: string) => `You approved this draft on ${day}`,
    approvedSentence:
      "You are asked again if the amount, the parties, the wording, the purpose or the dates change.",
    takeBack: "Take back",
    takenBack: "Your approval was taken back",
    failed: "Your approval could not be saved",
    changedMeanwhile: "The draft has changed since you read it. Look at it again, then approve it.",
  },

  notified: {
    action: "Notifications",
    title: "Who is told",
    ownTitle: "What you are told",
    sentence:
      "By email and in their notifications. The people at Bondline and the issuer who work on it are always told, and anyone who asks for something hears the answer.",
    draftSentence:
      "By email and in their notifications. The people at Bondline and the issuer who work on it are always told.",
    draftOwnSentence: "By email and in your notifications.",
    ownSentence: "By email and in your notifications. What you ask for yourself is always answered.",
    expiry: "Expiry reminders go out once your organisation has switched them on under Settings, Alerts.",
    noneYet: "No one",
    ofNothing: "Not told of anything",
    change: (name: string) => `Change what ${name} is told`,
    changeShort: "Change",
    topics: (name: string) => `${name} is told of`,
    ownTopics: "You are told of",
    off: "Clear all of them to send nothing.",
    save: "Save",
    done: "Notifications changed",
    failed: "The notifications could not be changed",
    notLoaded: "The list could not be loaded",
  },

  accept: {
    title: "Accept invitation",
    working: "Accepting your invitation…",
    done: "Invitation accepted",
  },
} as const;

export const PERSON_STATUS: Readonly<Record<InvitationStatus, { text: string; tone: StatusTone }>> = {
  INVITED: { text: "Invited", tone: "info" },
  ACCEPTED: { text: "Accepted", tone: "ok" },
  EXPIRED: { text: "Expired", tone: "mute" },
};

export const APPROVAL_STATUS: Readonly<Record<"approved" | "asked", { text: string; tone: StatusTone }>> = {
  approved: { text: "Approved", tone: "ok" },
  asked: { text: "Asked to approve", tone: "warn" },
};

export function rolesText(roles: readonly CollaboratorRole[]): string {
  return roles.map((role) => DRAFT_ROLE_TEXT[role]).join(", ");
}

const ROLE_SENTENCES = { document: DOCUMENT_ROLE_SENTENCES, draft: DRAFT_ROLE_SENTENCES };

export function roleOptions(kind: "document" | "draft") {
  return COLLABORATOR_ROLES.map((value) => ({
    value,
    label: DRAFT_ROLE_TEXT[value],
    help: ROLE_SENTENCES[kind][value],
  }));
}
