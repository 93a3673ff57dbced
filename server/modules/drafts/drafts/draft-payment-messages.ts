// The mails about what a draft costs: asked for, asked for again, received.

import { type Cents, formatAud } from "@bondline/domain/values/money/money.ts";
import { formatDate, type PlainDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { MailBlock } from "../../../mail-messages/mail-blocks.ts";
import { greeting } from "../../../mail-messages/mail-content.ts";
import { EXAMPLE_FEES } from "../../../mail-messages/mail-example.ts";
import { mailTemplate } from "../../../mail-messages/mail-template.ts";
import {
  ABOUT_YOUR_DRAFT,
  DRAFT_EXAMPLE,
  type DraftMailInput,
  draftFacts,
  factsOf,
} from "./draft-messages.ts";

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
    kind: "TO_ACT",
    when: "a draft was approved",
    example: {
      ...DRAFT_EXAMPLE,
      totalCents: EXAMPLE_FEES,
      depositReference: "BL-7KQ2-4410",
    },
  },
  (input: PaymentRequestedInput) => ({
    subject: `${formatAud(input.totalCents)} to pay for your ${input.what} ${input.reference}`,
    preview: "Your application was approved. We'll start as soon as it is paid.",
    heading: "Approved: ready for payment",
    blocks: [
      ...greeting(input.givenName),
      {
        kind: "paragraph",
        text: `Your ${input.what} application was approved. We'll start as soon as it is paid.`,
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
        text: "Card payments are confirmed immediately and have no extra fees. Direct debit takes about 5 business days.",
      },
      {
        kind: "note",
        text: "For your safety we never email bank details. See them in the portal.",
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
  /** Of what is issued already, or is being issued. */
  isLaterPeriod: boolean;
};

export const paymentReminderMail = mailTemplate(
  {
    template: "paymentReminderMail",
    cases: { laterPeriod: { isLaterPeriod: true } },
    kind: "TO_ACT",
    when: "an invoice is unpaid so many days after it was due",
    example: {
      ...DRAFT_EXAMPLE,
      openCents: EXAMPLE_FEES,
      depositReference: "BL-7KQ2-4410",
      askedDate: plainDate("2026-11-20"),
      isLast: true,
      isLaterPeriod: false,
    },
  },
  (input: PaymentReminderInput) => {
    const asked = formatDate(input.askedDate);
    return {
      subject: `Reminder: ${formatAud(input.openCents)} to pay for your ${input.what} ${input.reference}`,
      preview: input.isLaterPeriod
        ? `It was invoiced on ${asked}.`
        : `It was approved on ${asked} and is waiting for your payment.`,
      heading: "Your payment is still to come",
      blocks: [
        ...greeting(input.givenName),
        {
          kind: "paragraph",
          text: input.isLaterPeriod
            ? `The next fee for your ${input.what} was invoiced on ${asked}.`
            : `Your ${input.what} application was approved on ${asked}. We can't start until it is paid.`,
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
        ...(input.isLast ? [input.isLaterPeriod ? LAST_OF_PERIOD : LAST_REMINDER] : []),
        {
          kind: "note",
          text: input.isLaterPeriod
            ? JUST_PAID
            : `${JUST_PAID} If you no longer need it, you can cancel the application.`,
        },
      ],
      footer: ABOUT_YOUR_DRAFT,
    };
  },
);

const JUST_PAID =
  "If you have just paid, you don't need to do anything: a bank transfer can take a few days.";

const LAST_OF_PERIOD: MailBlock = {
  kind: "note",
  text: "This is our last reminder. Please contact us if something is in the way of your payment.",
};

const LAST_REMINDER: MailBlock = {
  kind: "note",
  text: "This is our last reminder. The application stays as it is until it is paid or cancelled.",
};

export type PaymentReceivedInput = DraftMailInput & {
  paidCents: Cents;
  /** Of what is issued already, or is being issued. */
  isLaterInvoice: boolean;
};

export const paymentReceivedMail = mailTemplate(
  {
    template: "paymentReceivedMail",
    cases: { laterInvoice: { isLaterInvoice: true } },
    kind: "DRAFT_NEWS",
    when: "what a draft asks for is paid, and each later invoice of it",
    example: { ...DRAFT_EXAMPLE, paidCents: EXAMPLE_FEES, isLaterInvoice: false },
  },
  (input: PaymentReceivedInput) => ({
    subject: `Payment received for your ${input.what} ${input.reference}`,
    preview: input.isLaterInvoice
      ? `${formatAud(input.paidCents)}, with thanks. The receipt is attached.`
      : `${formatAud(input.paidCents)}, with thanks. Your ${input.what} is being processed.`,
    heading: "Thank you for your payment",
    blocks: [
      ...greeting(input.givenName),
      {
        kind: "paragraph",
        text: input.isLaterInvoice
          ? `We received ${formatAud(input.paidCents)} for your ${input.what}. The receipt is attached.`
          : `We received ${formatAud(input.paidCents)}. Your ${input.what} is now being processed. The receipt is attached.`,
      },
      draftFacts(input),
      {
        kind: "button",
        label: input.isLaterInvoice ? "See the payment" : "See its progress",
        url: input.link,
      },
    ],
    footer: ABOUT_YOUR_DRAFT,
  }),
);
