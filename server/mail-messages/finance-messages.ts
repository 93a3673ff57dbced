// The mails about finance for the security money of a guarantee.

import { type Cents, formatAud } from "@bondline/domain/values/money/money.ts";
import type { FactValue } from "./mail-blocks.ts";
import { composeMail, type MailContent } from "./mail-content.ts";

export type FinanceEnquiryMailInput = {
  organisationName: string;
  contactName: string;
  emailAddress: string;
  phoneNumber: string;
  preferredTime: string;
  financeAmountCents: Cents | null;
  termMonths: number | null;
  fortnightlyRepaymentCents: Cents | null;
  draftReference: string | null;
  message: string | null;
  link: string;
};

export function financeEnquiryMail(input: FinanceEnquiryMailInput): MailContent {
  const { organisationName, contactName } = input;
  return composeMail({
    subject: `${organisationName} asks about finance`,
    preview: `${contactName}, ${input.phoneNumber}`,
    heading: `${organisationName} asks about finance`,
    blocks: [
      { kind: "facts", rows: enquiryFacts(input) },
      ...(input.message === null ? [] : [{ kind: "paragraph" as const, text: input.message }]),
      { kind: "button", label: "Open the enquiries", url: input.link },
    ],
    footer: "You receive this mail because enquiries to Bondline are sent to this mailbox.",
  });
}

function enquiryFacts(input: FinanceEnquiryMailInput): (readonly [string, FactValue])[] {
  const { financeAmountCents, termMonths, fortnightlyRepaymentCents, draftReference } = input;
  return [
    ["Contact", input.contactName],
    ["Email", { email: input.emailAddress }],
    ["Phone", input.phoneNumber],
    ["Best time to call", input.preferredTime],
    ...(draftReference === null ? [] : [["Draft", draftReference] as const]),
    ...(financeAmountCents === null ? [] : [["Amount", formatAud(financeAmountCents)] as const]),
    ...(termMonths === null ? [] : [["Term", `${termMonths} months`] as const]),
    ...(fortnightlyRepaymentCents === null
      ? []
      : [["Repayment a fortnight", formatAud(fortnightlyRepaymentCents)] as const]),
  ];
}

export type FinanceAnswerMailInput = {
  givenName: string;
  organisationName: string;
  answerNote: string;
  link: string;
};

export function financeAnswerMail(input: FinanceAnswerMailInput): MailContent {
  return composeMail({
    subject: "About the finance that you asked for",
    preview: input.answerNote.slice(0, 120),
    heading: `Finance for ${input.organisationName}`,
    blocks: [
      { kind: "paragraph", text: `Hello ${input.givenName},` },
      { kind: "paragraph", text: input.answerNote },
      { kind: "button", label: "See your enquiries", url: input.link },
    ],
    footer: "You receive this mail because you asked about finance at Bondline.",
  });
}
