// The mails about several documents that are shared at once: one invitation to all of them, and that a limited member was added to them.

import { DRAFT_ROLE_TEXT } from "@bondline/domain/drafts/drafts/draft-text.ts";
import type { AccountId } from "@bondline/domain/ids.ts";
import { INVITATION_DAYS_VALID } from "@bondline/domain/people/organisations/invitation.ts";
import type { CollaboratorRole } from "@bondline/domain/records/collaborators/collaborator.ts";
import { withOthers } from "@bondline/domain/records/collaborators/documents-sharing.ts";
import { greeting, quoted } from "../../../mail-messages/mail-content.ts";
import { EXAMPLE_LINK, EXAMPLE_ORGANISATION, EXAMPLE_PORTAL } from "../../../mail-messages/mail-example.ts";
import { mailTemplate } from "../../../mail-messages/mail-template.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { queueMail } from "../mail/public.ts";
import { notifyPeople } from "../notifications/commands/notify-people.ts";
import type { ManagedDocument } from "./peopled-record-access.ts";

const documents = (count: number) => (count === 1 ? "1 document" : `${count} documents`);

type InvitationInput = {
  count: number;
  organisationName: string;
  /** Who invites, by name. */
  invitedBy: string;
  /** In words: "Beneficiary, Limited". */
  roles: string;
  /** Leads to signing up or in, and from there to what is shared with them. */
  link: string;
  daysValid: number;
};

/** To a person who may have no account yet, so nobody is greeted by name; which documents they are is read behind the link. */
export const documentsInvitationMail = mailTemplate(
  {
    template: "documentsInvitationMail",
    kind: "INVITATION",
    when: "someone is invited onto several guarantees at once",
    toStranger: true,
    example: {
      count: 12,
      organisationName: EXAMPLE_ORGANISATION,
      invitedBy: "Ada Nguyen",
      roles: "Beneficiary",
      link: EXAMPLE_LINK,
      daysValid: 7,
    },
  },
  ({ count, organisationName, invitedBy, roles, link, daysValid }: InvitationInput) => ({
    subject: `You are invited to ${documents(count)} on Bondline`,
    preview: "Accept to see them and what happens to them.",
    heading: `Work together on ${documents(count)}`,
    blocks: [
      {
        kind: "paragraph",
        text: `${quoted(invitedBy)} invites you to ${documents(count)} of ${quoted(organisationName)} on Bondline. Once you have accepted you find them under Shared with me, and you see nothing else of theirs.`,
      },
      {
        kind: "facts",
        rows: [
          ["Applicant", quoted(organisationName)],
          ["Invited by", quoted(invitedBy)],
          ["Your role", roles],
        ],
      },
      { kind: "button", label: "Accept the invitation", url: link },
      {
        kind: "note",
        text: `The invitation works once, for this email address, for ${daysValid} days. Sign in with this address, or create an account with it.`,
      },
      { kind: "note", text: "If you do not know who invited you, you can ignore this email." },
    ],
    footer: `You get this email because someone invited this address to ${documents(count)} at Bondline.`,
  }),
);

type SharedInput = { givenName: string; count: number; link: string };

export const documentsSharedMail = mailTemplate(
  {
    template: "documentsSharedMail",
    kind: "DOCUMENT_NEWS",
    when: "a limited user is added to several guarantees of their organisation at once",
    example: { givenName: "Cam", count: 12, link: `${EXAMPLE_PORTAL}/documents` },
  },
  ({ givenName, count, link }: SharedInput) => ({
    subject: `You can now see ${documents(count)} on Bondline`,
    preview: "You were added to them by your organisation.",
    heading: `You were added to ${documents(count)}`,
    blocks: [
      ...greeting(givenName),
      {
        kind: "paragraph",
        text: `You can now open ${documents(count)} of your organisation, and comment on them.`,
      },
      { kind: "button", label: "Open your documents", url: link },
    ],
    footer: `You get this email because your organisation added you to ${documents(count)} at Bondline.`,
  }),
);

/** At least one document; all of one organisation. */
export type SharedDocuments = readonly [ManagedDocument, ...ManagedDocument[]];
type Invited = {
  emailAddress: string;
  roles: readonly CollaboratorRole[];
  invitedByName: string;
  code: string;
};

/** About several records, so it is listed with their client; the history of each says who was invited. */
export async function sendDocumentsInvitation(tx: Transaction, shared: SharedDocuments, invited: Invited) {
  const { emailAddress, roles, invitedByName, code } = invited;
  await queueMail(tx, {
    intent: `documents ${tx.newId()}`,
    record: { kind: "CLIENT", id: shared[0].organisationId },
    to: [emailAddress],
    content: documentsInvitationMail({
      count: shared.length,
      organisationName: shared[0].organisationName,
      invitedBy: invitedByName,
      roles: roles.map((role) => DRAFT_ROLE_TEXT[role]).join(", "),
      link: `${tx.app.settings.publicUrl}/account/invite?code=${code}&to=document`,
      daysValid: INVITATION_DAYS_VALID,
    }),
  });
}

type Added = { accountId: AccountId; emailAddress: string; givenName: string };

export async function sendDocumentsShared(tx: Transaction, shared: SharedDocuments, added: Added) {
  const [{ id, organisationId, referenceNumber }, ...others] = shared;
  const intent = `DOCUMENTS_SHARED ${id} ${tx.newId()}`;
  await queueMail(tx, {
    intent,
    record: { kind: "CLIENT", id: shared[0].organisationId },
    to: [added.emailAddress],
    content: documentsSharedMail({
      givenName: added.givenName,
      count: shared.length,
      link: `${tx.app.settings.publicUrl}/documents`,
    }),
  });
  await notifyPeople(tx, [added.accountId], {
    intent,
    kind: "DOCUMENTS_SHARED",
    organisationId,
    draftId: null,
    documentId: id,
    referenceNumber: withOthers(referenceNumber, others.length),
    about: "",
  });
}
