// The mail that carries an invitation's code, put into the outbox with the invitation.

import type { InvitationId, OrganisationId } from "@bondline/domain/ids.ts";
import { INVITATION_DAYS_VALID } from "@bondline/domain/people/organisations/invitation.ts";
import { MEMBER_ROLE_LABELS, type MemberRole } from "@bondline/domain/people/organisations/organisation.ts";
import { quoted } from "../../../mail-messages/mail-content.ts";
import { EXAMPLE_LINK, EXAMPLE_ORGANISATION } from "../../../mail-messages/mail-example.ts";
import { mailTemplate } from "../../../mail-messages/mail-template.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { queueMail } from "../../records/mail/public.ts";

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
export const memberInvitationMail = mailTemplate(
  {
    template: "memberInvitationMail",
    kind: "INVITATION",
    when: "someone is invited into an organisation",
    toStranger: true,
    example: {
      organisationName: EXAMPLE_ORGANISATION,
      invitedBy: "Ada Nguyen",
      role: "Standard User",
      link: EXAMPLE_LINK,
      daysValid: 7,
    },
  },
  (input: MemberInvitationInput) => {
    const { organisationName, invitedBy, role, link, daysValid } = input;
    return {
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
          text: `The invitation works once, for this email address, for ${daysValid} days. Sign in with this address, or create an account with it.`,
        },
        { kind: "note", text: "If you do not know who invited you, you can ignore this email." },
      ],
      footer: "You get this email because someone invited this address to an organisation at Bondline.",
    };
  },
);

type SentInvitation = {
  id: InvitationId;
  organisationId: OrganisationId;
  email: string;
  role: MemberRole;
  organisationName: string;
  invitedBy: string;
  code: string;
};

export async function sendInvitationMail(tx: Transaction, invitation: SentInvitation): Promise<void> {
  const { id, organisationId, email, role, organisationName, invitedBy, code } = invitation;
  await queueMail(tx, {
    intent: `member invitation ${id} ${tx.newId()}`,
    record: { kind: "CLIENT", id: organisationId },
    to: [email],
    content: memberInvitationMail({
      organisationName,
      invitedBy,
      role: MEMBER_ROLE_LABELS[role],
      link: `${tx.app.settings.publicUrl}/account/invite?code=${code}`,
      daysValid: INVITATION_DAYS_VALID,
    }),
  });
}
