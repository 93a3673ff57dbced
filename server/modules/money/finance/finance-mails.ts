// Who is notified about finance: the operator and the desk of an enquiry, whoever asked of the answer.

import { PREFERRED_TIME_TEXT } from "@bondline/domain/money/finance/finance.ts";
import { FINANCE_SETTLEMENT_FIELDS } from "@bondline/domain/money/finance/finance-fields.ts";
import { formatPhone } from "@bondline/domain/values/fields/phone.ts";
import { type Cents, cents, formatAud } from "@bondline/domain/values/money/money.ts";
import { formatDate, type PlainDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { FactValue } from "../../../mail-messages/mail-blocks.ts";
import { greeting } from "../../../mail-messages/mail-content.ts";
import { EXAMPLE_AMOUNT, EXAMPLE_ORGANISATION, EXAMPLE_PORTAL } from "../../../mail-messages/mail-example.ts";
import { mailTemplate } from "../../../mail-messages/mail-template.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { operatorEmail } from "../../office/provider/public.ts";
import { type MailedRecord, queueMail } from "../../records/mail/public.ts";
import { notifyProviderStaff } from "../../records/notifications/commands/notify-provider-staff.ts";
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

const ASKED_FOOTER = "You get this email because you asked about finance at Bondline.";

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
      ...greeting(input.givenName),
      { kind: "paragraph", text: input.answerNote },
      { kind: "button", label: "See your enquiries", url: input.link },
    ],
    footer: ASKED_FOOTER,
  }),
);

type EnquiryMailInput = { givenName: string; organisationName: string; link: string };
const EXAMPLE_ENQUIRY: EnquiryMailInput = {
  givenName: "Ada",
  organisationName: EXAMPLE_ORGANISATION,
  link: `${EXAMPLE_PORTAL}/finance`,
};

export type FinanceSettledMailInput = EnquiryMailInput & { amountCents: Cents; paidOn: PlainDate };

export const financeSettledMail = mailTemplate(
  {
    template: "financeSettledMail",
    kind: "NOTICE",
    when: "the finance that somebody asked for has been paid out",
    example: { ...EXAMPLE_ENQUIRY, amountCents: EXAMPLE_AMOUNT, paidOn: plainDate("2026-11-20") },
  },
  (input: FinanceSettledMailInput) => ({
    subject: "Your finance has been paid out",
    preview: `${formatAud(input.amountCents)} on ${formatDate(input.paidOn)}`,
    heading: `Finance for ${input.organisationName}`,
    blocks: [
      ...greeting(input.givenName),
      { kind: "paragraph", text: "The finance that you asked for has been paid out." },
      {
        kind: "facts",
        rows: [
          [FINANCE_SETTLEMENT_FIELDS.settledAmount.label, formatAud(input.amountCents)],
          [FINANCE_SETTLEMENT_FIELDS.settledDate.label, formatDate(input.paidOn)],
        ],
      },
      { kind: "button", label: "See your enquiries", url: input.link },
    ],
    footer: ASKED_FOOTER,
  }),
);

export type FinanceClosedMailInput = EnquiryMailInput & { reason: string };

export const financeClosedMail = mailTemplate(
  {
    template: "financeClosedMail",
    kind: "NOTICE",
    when: "the operator closes an enquiry about finance that comes to nothing",
    example: { ...EXAMPLE_ENQUIRY, reason: "We could not reach you by phone." },
  },
  (input: FinanceClosedMailInput) => ({
    subject: "Your enquiry about finance is closed",
    preview: input.reason.slice(0, 120),
    heading: `Finance for ${input.organisationName}`,
    blocks: [
      ...greeting(input.givenName),
      { kind: "paragraph", text: "We have closed the enquiry about finance:" },
      { kind: "paragraph", text: input.reason },
      { kind: "note", text: "You can ask again at any time before the security money is paid." },
      { kind: "button", label: "See your enquiries", url: input.link },
    ],
    footer: ASKED_FOOTER,
  }),
);

export const financeWithdrawnMail = mailTemplate(
  {
    template: "financeWithdrawnMail",
    kind: "DESK",
    when: "somebody withdraws their enquiry about finance, to the operator",
    example: { ...EXAMPLE_ENQUIRY, link: `${EXAMPLE_PORTAL}/staff/finance` },
  },
  (input: EnquiryMailInput) => ({
    subject: `${input.organisationName} needs no finance any more`,
    preview: "The enquiry was withdrawn.",
    heading: `${input.organisationName} has withdrawn its enquiry`,
    blocks: [
      { kind: "paragraph", text: `${input.givenName} need not be called about finance any more.` },
      { kind: "link", text: "The enquiries:", url: input.link },
    ],
    footer: "You get this email because enquiries to Bondline come to this address.",
  }),
);

export async function sendFinanceSettled(
  tx: Transaction,
  enquiry: FinanceEnquiryRow,
  { settledAmount, settledDate }: { settledAmount: Cents; settledDate: PlainDate },
): Promise<void> {
  const input = { ...addressed(tx, enquiry), amountCents: settledAmount, paidOn: settledDate };
  await queueMail(tx, {
    intent: `finance settled ${enquiry.id}`,
    record: recordOf(enquiry),
    to: [enquiry.emailAddress],
    content: financeSettledMail(input),
  });
}

export async function sendFinanceClosed(
  tx: Transaction,
  enquiry: FinanceEnquiryRow,
  reason: string,
): Promise<void> {
  await queueMail(tx, {
    intent: `finance closed ${enquiry.id}`,
    record: recordOf(enquiry),
    to: [enquiry.emailAddress],
    content: financeClosedMail({ ...addressed(tx, enquiry), reason }),
  });
}

export async function sendFinanceWithdrawn(tx: Transaction, enquiry: FinanceEnquiryRow): Promise<void> {
  const { publicUrl } = tx.app.settings;
  await queueMail(tx, {
    intent: `finance withdrawn ${enquiry.id}`,
    record: recordOf(enquiry),
    to: [await operatorEmail(tx)],
    content: financeWithdrawnMail({
      givenName: `${enquiry.givenName} ${enquiry.familyName}`,
      organisationName: enquiry.organisationName,
      link: `${publicUrl}/staff/finance`,
    }),
  });
}

/** What it asks for, or whoever asks. */
function recordOf({ draftId, organisationId }: FinanceEnquiryRow): MailedRecord {
  return draftId === null ? { kind: "CLIENT", id: organisationId } : { kind: "DRAFT", id: draftId };
}

function addressed(tx: Transaction, { givenName, organisationName }: FinanceEnquiryRow): EnquiryMailInput {
  return { givenName, organisationName, link: `${tx.app.settings.publicUrl}/finance` };
}

export async function sendFinanceEnquiry(tx: Transaction, enquiry: FinanceEnquiryRow): Promise<void> {
  const { publicUrl } = tx.app.settings;
  await queueMail(tx, {
    intent: `finance enquiry ${enquiry.id}`,
    record: recordOf(enquiry),
    to: [await operatorEmail(tx)],
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
  await notifyProviderStaff(tx, {
    intent: `finance enquiry ${enquiry.id}`,
    kind: "ENQUIRY_ARRIVED",
    organisationId: enquiry.organisationId,
    draftId: null,
    documentId: null,
    referenceNumber: enquiry.draftReferenceNumber ?? "",
    about: enquiry.organisationName,
  });
}

export async function sendFinanceAnswer(tx: Transaction, enquiry: FinanceEnquiryRow, answerNote: string) {
  await queueMail(tx, {
    intent: `finance answer ${enquiry.id}`,
    record: recordOf(enquiry),
    to: [enquiry.emailAddress],
    content: financeAnswerMail({
      givenName: enquiry.givenName,
      organisationName: enquiry.organisationName,
      answerNote,
      link: `${tx.app.settings.publicUrl}/finance`,
    }),
  });
}
