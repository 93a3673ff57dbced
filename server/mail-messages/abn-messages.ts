// The mails about whose an ABN is.
import { composeMail, type MailContent } from "./mail-content.ts";

export type AbnMailInput = {
  organisationName: string;
  /** "ABN 53 004 085 616". */
  number: string;
  link: string;
};

const FOOTER = "You receive this mail because you are an administrator of this organisation at Bondline.";

export function abnConfirmedMail(input: AbnMailInput & { legalName: string }): MailContent {
  const { organisationName, number, legalName, link } = input;
  return composeMail({
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
  });
}

export function abnRefusedMail(input: AbnMailInput & { reason: string }): MailContent {
  const { organisationName, number, reason, link } = input;
  return composeMail({
    subject: `${number} could not be confirmed`,
    preview: "What this means, and what you can do.",
    heading: `${number} could not be confirmed`,
    blocks: [
      {
        kind: "paragraph",
        text: `We could not confirm that ${organisationName} holds ${number}. Its own records stay as they are. Nobody can share with it, and it can share with nobody.`,
      },
      { kind: "quote", label: "Reason", text: reason },
      { kind: "button", label: "Open the organisation", url: link },
      { kind: "note", text: "If you think that this is a mistake, please contact us." },
    ],
    footer: FOOTER,
  });
}

export function abnHeldMail({ organisationName, number, link }: AbnMailInput): MailContent {
  return composeMail({
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
  });
}
