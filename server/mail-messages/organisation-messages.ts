// The mails about belonging to an organisation.
import { composeMail, type MailContent, quoted } from "./mail-content.ts";

export type MemberInvitationInput = {
  organisationName: string;
  /** Who invites, by name. */
  invitedBy: string;
  /** In words: "Standard User". */
  role: string;
  /** Leads to signing up or in, and from there into the organisation. */
  link: string;
  daysValid: number;
};

/** To a person who may have no account yet, so nobody is greeted by name. */
export function memberInvitationMail(input: MemberInvitationInput): MailContent {
  const { organisationName, invitedBy, role, link, daysValid } = input;
  return composeMail({
    subject: "You are invited to an organisation on Bondline",
    preview: "Accept to see the organisation's guarantees and bonds.",
    heading: "Join an organisation",
    blocks: [
      {
        kind: "paragraph",
        text: `${quoted(invitedBy)} invites you to work with ${quoted(organisationName)} on Bondline, where the organisation obtains and manages its bank guarantees and bonds.`,
      },
      {
        kind: "facts",
        rows: [
          ["Organisation", quoted(organisationName)],
          ["Invited by", quoted(invitedBy)],
          ["Your role", role],
        ],
      },
      { kind: "button", label: "Accept the invitation", url: link },
      {
        kind: "note",
        text: `The invitation works once, for this email address, and for ${daysValid} days. Sign in with this address, or create an account with it.`,
      },
      { kind: "note", text: "If you do not know who invites you, you can ignore this mail." },
    ],
    footer: "You receive this mail because somebody invited this address to an organisation at Bondline.",
  });
}
