// The mails about people on a draft or document: the invitation with its code, and that a limited member was added.

import { DRAFT_ROLE_TEXT } from "@bondline/domain/drafts/drafts/draft-text.ts";
import type { AccountId, CollaboratorId } from "@bondline/domain/ids.ts";
import { INVITATION_DAYS_VALID } from "@bondline/domain/people/organisations/invitation.ts";
import { type CollaboratorRole, isApprover } from "@bondline/domain/records/collaborators/collaborator.ts";
import { type Cents, formatAud } from "@bondline/domain/values/money/money.ts";
import type { MailBlock } from "../../../mail-messages/mail-blocks.ts";
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
import { type MailedRecord, queueMail } from "../mail/public.ts";
import { notifyPeople } from "../notifications/commands/notify-people.ts";
import type { PeopledRecord } from "./peopled-record-access.ts";

type InvitationInput = {
  /** In words: "bank guarantee", "bank guarantee application". */
  what: string;
  organisationName: string;
  /** Empty where none has been named yet. */
  beneficiaryName: string;
  /** Who invites, by name. */
  invitedBy: string;
  /** In words: "Beneficiary, Limited". */
  roles: string;
  /** Whether their approval is waited for. */
  isApprover: boolean;
  /** Leads to signing up or in, and from there to the record. */
  link: string;
  daysValid: number;
};

/** To a person who may have no account yet, so nobody is greeted by name; what it is for is read behind the link. */
export const collaboratorInvitationMail = mailTemplate(
  {
    template: "collaboratorInvitationMail",
    kind: "INVITATION",
    when: "someone is invited onto one guarantee or draft",
    toStranger: true,
    example: {
      what: "bank guarantee application",
      organisationName: EXAMPLE_ORGANISATION,
      beneficiaryName: EXAMPLE_BENEFICIARY,
      invitedBy: "Ada Nguyen",
      roles: "Beneficiary",
      isApprover: true,
      link: EXAMPLE_LINK,
      daysValid: 7,
    },
  },
  (input: InvitationInput) => ({
    subject: `You are invited to a ${input.what} on Bondline`,
    preview: `Accept to see the ${input.what} and what happens to it.`,
    heading: `Work together on a ${input.what}`,
    blocks: [
      {
        kind: "paragraph",
        text: `${quoted(input.invitedBy)} invites you to a ${input.what} of ${quoted(input.organisationName)} on Bondline. You see this one record, and nothing else of theirs.`,
      },
      { kind: "facts", rows: invitationFacts(input) },
      ...(input.isApprover ? [ASKED_TO_APPROVE] : []),
      { kind: "button", label: "Accept the invitation", url: input.link },
      {
        kind: "note",
        text: `The invitation works once, for this email address, for ${input.daysValid} days. Sign in with this address, or create an account with it.`,
      },
      { kind: "note", text: "If you do not know who invited you, you can ignore this email." },
    ],
    footer: `You get this email because someone invited this address to a ${input.what} at Bondline.`,
  }),
);

const ASKED_TO_APPROVE: MailBlock = {
  kind: "paragraph",
  text: "Please read it and approve it. It can be submitted once everyone who is asked has approved.",
};

function invitationFacts({ organisationName, beneficiaryName, invitedBy, roles }: InvitationInput) {
  const rows: [string, string][] = [
    ["Applicant", quoted(organisationName)],
    ["Beneficiary", quoted(beneficiaryName)],
    ["Invited by", quoted(invitedBy)],
    ["Your role", roles],
  ];
  return rows.filter(([label]) => label !== "Beneficiary" || beneficiaryName !== "");
}

type SharedInput = {
  givenName: string | undefined;
  what: string;
  reference: string;
  amountCents: Cents | null;
  beneficiaryName: string;
  link: string;
};

export const recordSharedMail = mailTemplate(
  {
    template: "recordSharedMail",
    kind: "DOCUMENT_NEWS",
    when: "a limited user is added to one guarantee or draft of their organisation",
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
          ["Reference", reference],
          ["Amount", amountCents === null ? "Not decided yet" : formatAud(amountCents)],
          ["Beneficiary", beneficiaryName || "Not decided yet"],
        ],
      },
      { kind: "button", label: "Open it", url: link },
    ],
    footer: `You get this email because your organisation added you to a ${what} at Bondline.`,
  }),
);

type Invited = {
  id: CollaboratorId;
  emailAddress: string;
  roles: readonly CollaboratorRole[];
  invitedByName: string;
  code: string;
};

export async function sendCollaboratorInvitation(tx: Transaction, record: PeopledRecord, invited: Invited) {
  const { kind, what, organisationName, beneficiaryName } = record;
  const { id, emailAddress, roles, invitedByName, code } = invited;
  await queueMail(tx, {
    intent: `collaborator ${id} ${tx.newId()}`,
    record: mailedRecord(record),
    to: [emailAddress],
    content: collaboratorInvitationMail({
      what,
      organisationName,
      beneficiaryName,
      invitedBy: invitedByName,
      roles: roles.map((role) => DRAFT_ROLE_TEXT[role]).join(", "),
      isApprover: kind === "draft" && isApprover({ roles, invitationStatus: "INVITED" }),
      link: `${tx.app.settings.publicUrl}/account/invite?code=${code}&to=${kind}`,
      daysValid: INVITATION_DAYS_VALID,
    }),
  });
}

/** As the list of a record's mails calls it. */
function mailedRecord({ kind, id }: PeopledRecord): MailedRecord {
  return { kind: kind === "draft" ? "DRAFT" : "DOCUMENT", id };
}

type Added = { accountId: AccountId; emailAddress: string; givenName: string };

export async function sendRecordShared(tx: Transaction, record: PeopledRecord, added: Added) {
  const { kind, what, organisationId, referenceNumber, amountCents, beneficiaryName } = record;
  const notification = kind === "draft" ? "DRAFT_SHARED" : "DOCUMENT_SHARED";
  const intent = `${notification} ${record.id} ${tx.newId()}`;
  await queueMail(tx, {
    intent,
    record: mailedRecord(record),
    to: [added.emailAddress],
    content: recordSharedMail({
      givenName: added.givenName,
      what,
      reference: referenceNumber,
      amountCents,
      beneficiaryName,
      link: linkTo(tx, record),
    }),
  });
  await notifyPeople(tx, [added.accountId], {
    intent,
    kind: notification,
    organisationId,
    draftId: record.kind === "draft" ? record.id : null,
    documentId: record.kind === "document" ? record.id : null,
    referenceNumber,
    about: beneficiaryName,
  });
}

function linkTo(tx: Transaction, { kind, id, organisationId }: PeopledRecord): string {
  const { publicUrl } = tx.app.settings;
  return kind === "draft"
    ? `${publicUrl}/drafts/${organisationId}/${id}/view`
    : `${publicUrl}/documents/${id}/view`;
}
