// The mails about an organisation's ABN, to its administrators, put into the outbox with the decision.

import { formatAbnOrAcn, kindOfBusinessNumber } from "@bondline/domain/values/fields/abn-or-acn.ts";
import { EXAMPLE_LINK, EXAMPLE_ORGANISATION } from "../../../mail-messages/mail-example.ts";
import { mailTemplate } from "../../../mail-messages/mail-template.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { queueMail } from "../../records/mail/public.ts";
import type { AbnClaim, ClaimAdministrator } from "./abn-claim-record.ts";

export type AbnMailInput = {
  organisationName: string;
  /** "ABN 53 004 085 616". */
  number: string;
  link: string;
};

const ABN: AbnMailInput = {
  organisationName: EXAMPLE_ORGANISATION,
  number: "ABN 53 004 085 616",
  link: EXAMPLE_LINK,
};

const FOOTER = "You get this email because you are an administrator of this organisation at Bondline.";

export const abnConfirmedMail = mailTemplate(
  {
    template: "abnConfirmedMail",
    kind: "NOTICE",
    when: "the provider has confirmed whose an ABN is",
    example: {
      ...ABN,
      legalName: "EXAMPLE_ORGANISATION CIVIL PTY LTD",
    },
  },
  (input: AbnMailInput & { legalName: string }) => {
    const { organisationName, number, legalName, link } = input;
    return {
      subject: `${number} is confirmed`,
      preview: "Others can now share with your organisation.",
      heading: `${number} is confirmed`,
      blocks: [
        {
          kind: "paragraph",
          text: `We have confirmed that ${organisationName} holds ${number}, under the legal name below. Other organisations see this name when they share with yours.`,
        },
        { kind: "facts", rows: [["Legal name", legalName]] },
        { kind: "button", label: "Open the organisation", url: link },
      ],
      footer: FOOTER,
    };
  },
);

export const abnRefusedMail = mailTemplate(
  {
    template: "abnRefusedMail",
    kind: "NOTICE",
    when: "the provider could not confirm whose an ABN is",
    example: {
      ...ABN,
      reason: "The register has another name under this number.",
    },
  },
  (input: AbnMailInput & { reason: string }) => {
    const { organisationName, number, reason, link } = input;
    return {
      subject: `${number} could not be confirmed`,
      preview: "What this means, and what you can do.",
      heading: `${number} could not be confirmed`,
      blocks: [
        {
          kind: "paragraph",
          text: `We could not confirm that ${organisationName} holds ${number}. Its own records stay as they are. It can't share, and no one can share with it.`,
        },
        { kind: "quote", label: "Reason", text: reason },
        { kind: "button", label: "Open the organisation", url: link },
        { kind: "note", text: "If you think this is a mistake, please contact us." },
      ],
      footer: FOOTER,
    };
  },
);

export const abnHeldMail = mailTemplate(
  {
    template: "abnHeldMail",
    kind: "NOTICE",
    when: "the ABN that an organisation gave is confirmed as another's",
    example: ABN,
  },
  ({ organisationName, number, link }: AbnMailInput) => ({
    subject: `${number} is confirmed for another organisation`,
    preview: "Please check the number that you gave.",
    heading: `${number} belongs to another organisation`,
    blocks: [
      {
        kind: "paragraph",
        text: `${organisationName} was set up with ${number}, and another organisation has been confirmed as its holder. If you work there, ask an administrator of that organisation to invite you. If it is your number, please contact us.`,
      },
      { kind: "button", label: "Open the organisation", url: link },
    ],
    footer: FOOTER,
  }),
);

type Claimant = { id: string; name: string; administrators: readonly ClaimAdministrator[] };

export async function sendConfirmed(tx: Transaction, claim: AbnClaim, legalName: string): Promise<void> {
  await queueMail(tx, {
    intent: `abn confirmed ${claim.id} ${claim.version}`,
    record: { kind: "CLIENT", id: claim.id },
    to: addressesOf(claim),
    content: abnConfirmedMail({ ...mailInput(tx, claim, claim), legalName }),
  });
}

export async function sendRefused(tx: Transaction, claim: AbnClaim, reason: string): Promise<void> {
  await queueMail(tx, {
    intent: `abn refused ${claim.id} ${claim.version}`,
    record: { kind: "CLIENT", id: claim.id },
    to: addressesOf(claim),
    content: abnRefusedMail({ ...mailInput(tx, claim, claim), reason }),
  });
}

/** To somebody else who claims the number: that it is taken, and not by whom. */
export async function sendHeldByAnother(tx: Transaction, claim: AbnClaim, other: Claimant): Promise<void> {
  await queueMail(tx, {
    intent: `abn held by another ${other.id} ${claim.id} ${claim.version}`,
    record: { kind: "CLIENT", id: other.id },
    to: addressesOf(other),
    content: abnHeldMail(mailInput(tx, claim, other)),
  });
}

function mailInput(tx: Transaction, { abn }: AbnClaim, { name }: Claimant): AbnMailInput {
  return {
    organisationName: name,
    number: `${kindOfBusinessNumber(abn)} ${formatAbnOrAcn(abn)}`,
    link: `${tx.app.settings.publicUrl}/settings/organisation`,
  };
}

function addressesOf({ administrators }: Claimant): string[] {
  return administrators.map(({ email }) => email);
}
