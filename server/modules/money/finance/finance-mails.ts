// The mails about finance: an enquiry to the operator, the answer to whoever asked.

import { PREFERRED_TIME_TEXT } from "@bondline/domain/money/finance/finance.ts";
import { formatPhone } from "@bondline/domain/values/fields/phone.ts";
import { type Cents, cents, formatAud } from "@bondline/domain/values/money/money.ts";
import type { FactValue } from "../../../mail-messages/mail-blocks.ts";
import { EXAMPLE_AMOUNT, EXAMPLE_ORGANISATION, EXAMPLE_PORTAL } from "../../../mail-messages/mail-example.ts";
import { mailTemplate } from "../../../mail-messages/mail-template.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { queueMail } from "../../records/mail/public.ts";
import type { FinanceEnquiryRow } from "./finance-record.ts";

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

export const financeEnquiryMail = mailTemplate(
  {
    template: "financeEnquiryMail",
    kind: "DESK",
    when: "someone asks about finance, to the operator",
    example: {
      organisationName: EXAMPLE_ORGANISATION,
      contactName: "Ada Nguyen",
      emailAddress: "ada@harbourcivil.example",
      phoneNumber: "0491 570 006",
      preferredTime: "Mornings",
      financeAmountCents: EXAMPLE_AMOUNT,
      termMonths: 12,
      fortnightlyRepaymentCents: cents(1_012_345n),
      draftReference: "BD-104212",
      message: "The head contract begins in February.",
      link: `${EXAMPLE_PORTAL}/staff/drafts`,
    },
  },
  (input: FinanceEnquiryMailInput) => {
    const { organisationName, contactName } = input;
    return {
      subject: `${organisationName} asks about finance`,
      preview: `${contactName}, ${input.phoneNumber}`,
      heading: `${organisationName} asks about finance`,
      blocks: [
        { kind: "facts", rows: enquiryFacts(input) },
        ...(input.message === null ? [] : [{ kind: "paragraph" as const, text: input.message }]),
        { kind: "button", label: "Open the enquiries", url: input.link },
      ],
      footer: "You get this email because enquiries to Bondline come to this address.",
    };
  },
);

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

export const financeAnswerMail = mailTemplate(
  {
    template: "financeAnswerMail",
    kind: "NOTICE",
    when: "the operator answers an enquiry about finance",
    example: {
      givenName: "Ada",
      organisationName: EXAMPLE_ORGANISATION,
      answerNote: "We can offer twelve months. Please call us for the terms.",
      link: `${EXAMPLE_PORTAL}/finance`,
    },
  },
  (input: FinanceAnswerMailInput) => ({
    subject: "About the finance that you asked for",
    preview: input.answerNote.slice(0, 120),
    heading: `Finance for ${input.organisationName}`,
    blocks: [
      { kind: "paragraph", text: `Hello ${input.givenName},` },
      { kind: "paragraph", text: input.answerNote },
      { kind: "button", label: "See your enquiries", url: input.link },
    ],
    footer: "You get this email because you asked about finance at Bondline.",
  }),
);

export async function sendFinanceEnquiry(tx: Transaction, enquiry: FinanceEnquiryRow): Promise<void> {
  const { publicUrl, operatorMail } = tx.app.settings;
  await queueMail(tx, {
    intent: `finance enquiry ${enquiry.id}`,
    record: null,
    to: [operatorMail],
    content: financeEnquiryMail({
      organisationName: enquiry.organisationName,
      contactName: `${enquiry.givenName} ${enquiry.familyName}`,
      emailAddress: enquiry.emailAddress,
      phoneNumber: formatPhone(enquiry.phoneNumber),
      preferredTime: PREFERRED_TIME_TEXT[enquiry.preferredTime],
      financeAmountCents: enquiry.financeAmountCents,
      termMonths: enquiry.termMonths,
      fortnightlyRepaymentCents: enquiry.fortnightlyRepaymentCents,
      draftReference: enquiry.draftReferenceNumber,
      message: enquiry.message,
      link: `${publicUrl}/staff/finance`,
    }),
  });
}

export async function sendFinanceAnswer(tx: Transaction, enquiry: FinanceEnquiryRow, answerNote: string) {
  await queueMail(tx, {
    intent: `finance answer ${enquiry.id}`,
    record: null,
    to: [enquiry.emailAddress],
    content: financeAnswerMail({
      givenName: enquiry.givenName,
      organisationName: enquiry.organisationName,
      answerNote,
      link: `${tx.app.settings.publicUrl}/finance`,
    }),
  });
}
