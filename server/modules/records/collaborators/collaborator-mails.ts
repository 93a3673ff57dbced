// The mails about people on a document: the invitation with its code, and that a limited member was added.

import { DRAFT_ROLE_TEXT } from "@bondline/domain/drafts/drafts/draft-text.ts";
import type { AccountId, DocumentCollaboratorId } from "@bondline/domain/ids.ts";
import { INVITATION_DAYS_VALID } from "@bondline/domain/people/organisations/invitation.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import type { CollaboratorRole } from "@bondline/domain/records/collaborators/collaborator.ts";
import { type Cents, formatAud } from "@bondline/domain/values/money/money.ts";
import { greeting, quoted } from "../../../mail-messages/mail-content.ts";
import {
  EXAMPLE_AMOUNT,
  EXAMPLE_BENEFICIARY,
  EXAMPLE_LINK,
  EXAMPLE_ORGANISATION,
  EXAMPLE_PORTAL,
} from "../../../mail-messages/mail-example.ts";
import { mailTemplate } from "../../../mail-messages/mail-template.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { Document } from "../../documents/documents/public.ts";
import { queueMail } from "../mail/public.ts";
import { notifyPeople } from "../notifications/commands/notify-people.ts";

type InvitationInput = {
  /** In words: "bank guarantee". */
  what: string;
  organisationName: string;
  beneficiaryName: string;
  /** Who invites, by name. */
  invitedBy: string;
  /** In words: "Beneficiary, Limited". */
  roles: string;
  /** Leads to signing up or in, and from there to the document. */
  link: string;
  daysValid: number;
};

/** To a person who may have no account yet, so nobody is greeted by name; what it is for is read behind the link. */
export const collaboratorInvitationMail = mailTemplate(
  {
    template: "collaboratorInvitationMail",
    when: "someone is invited onto one guarantee",
    toStranger: true,
    example: {
      what: "bank guarantee",
      organisationName: EXAMPLE_ORGANISATION,
      beneficiaryName: EXAMPLE_BENEFICIARY,
      invitedBy: "Ada Nguyen",
      roles: "Beneficiary",
      link: EXAMPLE_LINK,
      daysValid: 7,
    },
  },
  ({ what, organisationName, beneficiaryName, invitedBy, roles, link, daysValid }: InvitationInput) => ({
    subject: `You are invited to a ${what} on Bondline`,
    preview: `Accept to see the ${what} and what happens to it.`,
    heading: `Work together on a ${what}`,
    blocks: [
      {
        kind: "paragraph",
        text: `${quoted(invitedBy)} invites you to a ${what} of ${quoted(organisationName)} on Bondline. You see this one record, and nothing else of theirs.`,
      },
      {
        kind: "facts",
        rows: [
          ["Applicant", quoted(organisationName)],
          ["Beneficiary", quoted(beneficiaryName)],
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
    footer: `You get this email because someone invited this address to a ${what} at Bondline.`,
  }),
);

type SharedInput = {
  givenName: string | undefined;
  what: string;
  reference: string;
  amountCents: Cents;
  beneficiaryName: string;
  link: string;
};

export const documentSharedMail = mailTemplate(
  {
    template: "documentSharedMail",
    when: "a limited user is added to one guarantee of their organisation",
    example: {
      givenName: "Cam",
      what: "bank guarantee",
      reference: "BG-104882",
      amountCents: EXAMPLE_AMOUNT,
      beneficiaryName: EXAMPLE_BENEFICIARY,
      link: `${EXAMPLE_PORTAL}/documents/1/view`,
    },
  },
  ({ givenName, what, reference, amountCents, beneficiaryName, link }: SharedInput) => ({
    subject: `You can now see ${what} ${reference}`,
    preview: `You were added to this ${what}.`,
    heading: `You were added to a ${what}`,
    blocks: [
      ...greeting(givenName),
      { kind: "paragraph", text: `You can now open this ${what} of your organisation, and comment on it.` },
      {
        kind: "facts",
        rows: [
          ["Guarantee", reference],
          ["Amount", formatAud(amountCents)],
          ["Beneficiary", beneficiaryName],
        ],
      },
      { kind: "button", label: "Open the guarantee", url: link },
    ],
    footer: "You get this email because your organisation added you to a guarantee at Bondline.",
  }),
);

type Invited = {
  id: DocumentCollaboratorId;
  emailAddress: string;
  roles: readonly CollaboratorRole[];
  invitedByName: string;
  code: string;
};

export async function sendCollaboratorInvitation(tx: Transaction, document: Document, invited: Invited) {
  await queueMail(tx, {
    intent: `collaborator ${invited.id} ${tx.newId()}`,
    to: [invited.emailAddress],
    content: collaboratorInvitationMail({
      what: wordFor(document),
      organisationName: document.organisation.name,
      beneficiaryName: beneficiaryIn(document),
      invitedBy: invited.invitedByName,
      roles: invited.roles.map((role) => DRAFT_ROLE_TEXT[role]).join(", "),
      link: `${tx.app.settings.publicUrl}/account/invite?code=${invited.code}&to=document`,
      daysValid: INVITATION_DAYS_VALID,
    }),
  });
}

type Added = { accountId: AccountId; emailAddress: string; givenName: string };

export async function sendDocumentShared(tx: Transaction, document: Document, added: Added) {
  const { id, organisationId, referenceNumber, amountCents } = document;
  const intent = `DOCUMENT_SHARED ${id} ${tx.newId()}`;
  const beneficiaryName = beneficiaryIn(document);
  await queueMail(tx, {
    intent,
    to: [added.emailAddress],
    content: documentSharedMail({
      givenName: added.givenName,
      what: wordFor(document),
      reference: referenceNumber,
      amountCents,
      beneficiaryName,
      link: `${tx.app.settings.publicUrl}/documents/${id}/view`,
    }),
  });
  await notifyPeople(tx, [added.accountId], {
    intent,
    kind: "DOCUMENT_SHARED",
    organisationId,
    draftId: null,
    documentId: id,
    referenceNumber,
    about: beneficiaryName,
  });
}

function wordFor({ documentVariant }: Document): string {
  return PROCESS_TYPE_TEXT[documentVariant].toLowerCase();
}

function beneficiaryIn({ parties }: Document): string {
  return parties.find(({ partyVariant }) => partyVariant === "BENEFICIARY")?.name ?? "";
}
