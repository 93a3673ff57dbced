// The mails about a draft on its way: received, sent back, declined, to be paid, paid, established.

import { type Cents, formatAud } from "@bondline/domain/values/money/money.ts";
import { formatDate, type PlainDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { MailBlock } from "../../../mail-messages/mail-blocks.ts";
import { greeting } from "../../../mail-messages/mail-content.ts";
import {
  EXAMPLE_AMOUNT,
  EXAMPLE_BENEFICIARY,
  EXAMPLE_FEES,
  EXAMPLE_LINK,
} from "../../../mail-messages/mail-example.ts";
import { mailTemplate } from "../../../mail-messages/mail-template.ts";

export type DraftMailInput = {
  givenName?: string | undefined;
  /** In running text: "bank guarantee", "surety bond". */
  what: string;
  /** The portal's own reference of the draft. */
  reference: string;
  amountCents: Cents;
  beneficiaryName: string;
  /** Leads to the draft. */
  link: string;
};

const DRAFT: DraftMailInput = {
  givenName: "Ada",
  what: "bank guarantee",
  reference: "BD-104212",
  amountCents: EXAMPLE_AMOUNT,
  beneficiaryName: EXAMPLE_BENEFICIARY,
  link: EXAMPLE_LINK,
};

const ABOUT_YOUR_DRAFT =
  "You receive this mail because you are an applicant or a contact for this application at Bondline.";

export const submissionReceivedMail = mailTemplate(
  { template: "submissionReceivedMail", when: "a draft was submitted", example: DRAFT },
  (input: DraftMailInput) => ({
    subject: `We received your ${input.what} application ${input.reference}`,
    preview: "We are reviewing it and will write as soon as there is news.",
    heading: "Your application is with us",
    blocks: [
      ...greeting(input.givenName),
      {
        kind: "paragraph",
        text: `Thank you for your ${input.what} application. We are reviewing it now, and will write as soon as there is news.`,
      },
      draftFacts(input),
      { kind: "button", label: "See its progress", url: input.link },
    ],
    footer: ABOUT_YOUR_DRAFT,
  }),
);

export const changesRequestedMail = mailTemplate(
  {
    template: "changesRequestedMail",
    when: "the provider asks for a change",
    example: {
      ...DRAFT,
      reason:
        "Two things, please:\n\n1. The expiry is before practical completion.\n2. The ABN is that of the parent.",
    },
  },
  (input: DraftMailInput & { reason: string }) => ({
    subject: `Changes needed to your ${input.what} application ${input.reference}`,
    preview: "Please change it and submit it again.",
    heading: "Please change your application",
    blocks: [
      ...greeting(input.givenName),
      {
        kind: "paragraph",
        text: `We looked at your ${input.what} application and need a change before it can go on.`,
      },
      { kind: "quote", label: "What to change", text: input.reason },
      draftFacts(input),
      { kind: "button", label: "Change and resubmit", url: input.link },
      {
        kind: "note",
        text: "A change to the amount, the parties, the wording, the purpose or the dates asks everybody to approve again.",
      },
    ],
    footer: ABOUT_YOUR_DRAFT,
  }),
);

export const declinedMail = mailTemplate(
  {
    template: "declinedMail",
    when: "the provider declines",
    example: {
      ...DRAFT,
      reason: "The contract names another beneficiary.",
    },
  },
  (input: DraftMailInput & { reason: string }) => ({
    subject: `Your ${input.what} application ${input.reference} was declined`,
    preview: "The reason is in this mail.",
    heading: "Your application was declined",
    blocks: [
      ...greeting(input.givenName),
      { kind: "paragraph", text: `We are sorry: your ${input.what} application cannot go ahead.` },
      { kind: "quote", label: "Reason", text: input.reason },
      draftFacts(input),
      { kind: "button", label: "See the application", url: input.link },
      { kind: "note", text: "Open invoices for it are void. Anything you already paid is refunded." },
    ],
    footer: ABOUT_YOUR_DRAFT,
  }),
);

export type PaymentRequestedInput = DraftMailInput & {
  /** Everything that is to be paid now. */
  totalCents: Cents;
  /** To be quoted with a bank transfer. */
  depositReference: string;
};

/** Without account numbers: those are shown in the portal alone, where no mail can alter them. */
export const paymentRequestedMail = mailTemplate(
  {
    template: "paymentRequestedMail",
    when: "a draft was approved",
    example: {
      ...DRAFT,
      totalCents: EXAMPLE_FEES,
      depositReference: "BL-7KQ2-4410",
    },
  },
  (input: PaymentRequestedInput) => ({
    subject: `${formatAud(input.totalCents)} to pay for your ${input.what} ${input.reference}`,
    preview: "Your application was approved. It is processed once it is paid.",
    heading: "Approved: ready for payment",
    blocks: [
      ...greeting(input.givenName),
      {
        kind: "paragraph",
        text: `Your ${input.what} application was approved. We process it as soon as it is paid.`,
      },
      {
        kind: "facts",
        rows: [
          ["To pay", formatAud(input.totalCents)],
          ["Deposit reference", input.depositReference],
          ...factsOf(input),
        ],
      },
      { kind: "button", label: "Pay now", url: input.link },
      {
        kind: "note",
        text: "A card payment counts at once and costs no extra fee. A direct debit takes about 5 business days.",
      },
      {
        kind: "note",
        text: "This mail holds no bank account number, so that nobody can alter one on the way. Take it from the portal, where you are signed in.",
      },
    ],
    footer: ABOUT_YOUR_DRAFT,
  }),
);

export type PaymentReminderInput = DraftMailInput & {
  /** What is still to be paid. */
  openCents: Cents;
  depositReference: string;
  /** When it was first asked for. */
  askedDate: PlainDate;
  isLast: boolean;
};

export const paymentReminderMail = mailTemplate(
  {
    template: "paymentReminderMail",
    when: "an invoice is unpaid after 7, 14 and 28 days",
    example: {
      ...DRAFT,
      openCents: EXAMPLE_FEES,
      depositReference: "BL-7KQ2-4410",
      askedDate: plainDate("2026-11-20"),
      isLast: true,
    },
  },
  (input: PaymentReminderInput) => {
    const asked = formatDate(input.askedDate);
    return {
      subject: `Reminder: ${formatAud(input.openCents)} to pay for your ${input.what} ${input.reference}`,
      preview: `It was approved on ${asked} and waits for your payment.`,
      heading: "Your payment is still to come",
      blocks: [
        ...greeting(input.givenName),
        {
          kind: "paragraph",
          text: `Your ${input.what} application was approved on ${asked}. It cannot go on before it is paid.`,
        },
        {
          kind: "facts",
          rows: [
            ["Still to pay", formatAud(input.openCents)],
            ["Deposit reference", input.depositReference],
            ...factsOf(input),
          ],
        },
        { kind: "button", label: "Pay now", url: input.link },
        ...(input.isLast ? [LAST_REMINDER] : []),
        {
          kind: "note",
          text: "If you have paid in the last days, there is nothing to do: a bank transfer takes its time. If you no longer need it, you can cancel the application.",
        },
      ],
      footer: ABOUT_YOUR_DRAFT,
    };
  },
);

const LAST_REMINDER: MailBlock = {
  kind: "note",
  text: "This is our last reminder. The application stays as it is until it is paid or cancelled.",
};

export const paymentReceivedMail = mailTemplate(
  {
    template: "paymentReceivedMail",
    when: "every invoice of a draft is paid",
    example: { ...DRAFT, paidCents: EXAMPLE_FEES },
  },
  (input: DraftMailInput & { paidCents: Cents }) => ({
    subject: `Payment received for your ${input.what} ${input.reference}`,
    preview: `${formatAud(input.paidCents)}, with thanks. Your ${input.what} is being processed.`,
    heading: "Thank you for your payment",
    blocks: [
      ...greeting(input.givenName),
      {
        kind: "paragraph",
        text: `We received ${formatAud(input.paidCents)}. Your ${input.what} is now being processed.`,
      },
      draftFacts(input),
      { kind: "button", label: "See its progress", url: input.link },
    ],
    footer: ABOUT_YOUR_DRAFT,
  }),
);

export type EstablishedInput = DraftMailInput & {
  guaranteeNumber: string;
  /** The bank or insurer whose paper it is. */
  issuedBy: string;
  establishedDate: PlainDate;
  /** A date, or the words for an end that is none: "Open-ended". */
  ends: PlainDate | { inWords: string };
};

export const establishedMail = mailTemplate(
  {
    template: "establishedMail",
    when: "the guarantee was issued",
    example: {
      ...DRAFT,
      guaranteeNumber: "BNK-104882",
      issuedBy: "BNK Banking Corporation Limited",
      establishedDate: plainDate("2026-11-20"),
      ends: plainDate("2028-06-30"),
    },
  },
  (input: EstablishedInput) => {
    const end = typeof input.ends === "string" ? formatDate(input.ends) : input.ends.inWords;
    return {
      subject: `Your ${input.what} ${input.guaranteeNumber} is established`,
      preview: `${formatAud(input.amountCents)} in favour of ${input.beneficiaryName}.`,
      heading: `Your ${input.what} is established`,
      blocks: [
        ...greeting(input.givenName),
        { kind: "paragraph", text: `${input.issuedBy} has issued your ${input.what}.` },
        {
          kind: "facts",
          rows: [
            ["Guarantee number", input.guaranteeNumber],
            ["Issued by", input.issuedBy],
            ["Established", formatDate(input.establishedDate)],
            ["Expires", end],
            ...factsOf(input),
          ],
        },
        { kind: "button", label: "Open the document", url: input.link },
      ],
      footer: ABOUT_YOUR_DRAFT,
    };
  },
);

function draftFacts(input: DraftMailInput): MailBlock {
  return { kind: "facts", rows: factsOf(input) };
}

function factsOf({ reference, amountCents, beneficiaryName }: DraftMailInput): [string, string][] {
  return [
    ["Reference", reference],
    ["Amount secured", formatAud(amountCents)],
    ["Beneficiary", beneficiaryName],
  ];
}
