// The mails about money that is not as it was asked for: a refund that is due or was paid, and a payment that does not match.

import type { RefundReason } from "@bondline/domain/money/invoices/refund.ts";
import { formatDate, type PlainDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { MailBlock } from "../../../mail-messages/mail-blocks.ts";
import { greeting } from "../../../mail-messages/mail-content.ts";
import { EXAMPLE_LINK, EXAMPLE_ORGANISATION } from "../../../mail-messages/mail-example.ts";
import { casesOf, mailTemplate } from "../../../mail-messages/mail-template.ts";

export type MoneyMailInput = {
  givenName?: string | undefined;
  /** In running text: "bank guarantee". */
  what: string;
  /** The portal's own reference of the draft. */
  reference: string;
  invoiceNumber: string;
  /** In the currency in which it came: "$775.00", "USD 775.00". */
  amount: string;
  link: string;
};

const MONEY: MoneyMailInput = {
  what: "bank guarantee",
  reference: "BD-104212",
  invoiceNumber: "INV-2041",
  amount: "$775.00",
  link: EXAMPLE_LINK,
};

const ABOUT_YOUR_DRAFT = "You get this email because you are a contact on this application.";
const TO_THE_OPERATOR = "You get this email because payment news at Bondline comes to this address.";

const WHY: Record<RefundReason, string> = {
  CREDITED: "We credited a part of the invoice that you had paid.",
  OVERPAID: "We received more than the invoice asks for.",
  UNMATCHED: "We received a payment that does not belong to the invoice.",
  WITHDRAWN: "Your application is not going ahead, so we are returning what you paid.",
};

export const refundDueMail = mailTemplate(
  {
    template: "refundDueMail",
    cases: casesOf("refundReason", WHY),
    kind: "DRAFT_NEWS",
    when: "a refund becomes due",
    example: { ...MONEY, givenName: "Ada", refundReason: "OVERPAID" },
  },
  (input: MoneyMailInput & { refundReason: RefundReason }) => {
    const { amount, what, reference } = input;
    return {
      subject: `${amount} refund for your ${what} ${reference}`,
      preview: "You don't need to do anything. We'll email you when it is paid.",
      heading: `You get ${amount} back`,
      blocks: [
        ...greeting(input.givenName),
        { kind: "paragraph", text: `${WHY[input.refundReason]} You get ${amount} back.` },
        moneyFacts("Refund", input),
        { kind: "button", label: "See the refund", url: input.link },
        {
          kind: "note",
          text: "You don't need to do anything. We'll email you when it is paid. A bank transfer goes to the refund account on your application.",
        },
      ],
      footer: ABOUT_YOUR_DRAFT,
    };
  },
);

export type RefundPaidInput = MoneyMailInput & {
  paidDate: PlainDate;
  /** "Bank transfer". */
  method: string;
  paymentReference: string;
  note: string | null;
};

export const refundPaidMail = mailTemplate(
  {
    template: "refundPaidMail",
    kind: "DRAFT_NEWS",
    when: "staff have paid a refund",
    example: {
      ...MONEY,
      givenName: "Ada",
      paidDate: plainDate("2026-11-24"),
      method: "Bank transfer",
      paymentReference: "NPP 20261124 118",
      note: "Paid in one sum with the refund for INV-2040.",
    },
  },
  (input: RefundPaidInput) => {
    const { amount, what, reference, note } = input;
    const paid: [string, string][] = [
      ["Paid on", formatDate(input.paidDate)],
      ["How", input.method],
      ["Payment reference", input.paymentReference],
    ];
    return {
      subject: `We paid ${amount} back for your ${what} ${reference}`,
      preview: `${input.method}, ${formatDate(input.paidDate)}.`,
      heading: `We paid you ${amount} back`,
      blocks: [
        ...greeting(input.givenName),
        { kind: "paragraph", text: `Your refund of ${amount} is on its way to you.` },
        moneyFacts("Refund", input, paid),
        ...(note === null ? [] : [{ kind: "quote", label: "Note", text: note } satisfies MailBlock]),
        { kind: "button", label: "See the refund", url: input.link },
        {
          kind: "note",
          text: "Your bank may take a few business days to show it. If it does not arrive, contact us with the payment reference.",
        },
      ],
      footer: ABOUT_YOUR_DRAFT,
    };
  },
);

type DeskMailInput = MoneyMailInput & { organisationName: string };

export const refundToPayMail = mailTemplate(
  {
    template: "refundToPayMail",
    kind: "DESK",
    when: "a refund becomes due, to the operator",
    example: {
      ...MONEY,
      organisationName: EXAMPLE_ORGANISATION,
      refundReason: "OVERPAID",
    },
  },
  (input: DeskMailInput & { refundReason: RefundReason }) => {
    const { amount, reference, organisationName } = input;
    return {
      subject: `${amount} to pay back for ${reference}`,
      preview: "Pay it, then record the date and the reference in the review queue.",
      heading: `A refund of ${amount} is to be paid`,
      blocks: [
        {
          kind: "paragraph",
          text: `${organisationName} gets ${amount} back. ${DESK_WHY[input.refundReason]}`,
        },
        moneyFacts("To pay back", input, [["Organisation", organisationName]]),
        { kind: "button", label: "Open the draft", url: input.link },
        {
          kind: "note",
          text: "Pay it to the refund account of the draft or through the card provider. Then choose Record refund there, with the date and the reference. We tell the applicant immediately.",
        },
      ],
      footer: TO_THE_OPERATOR,
    };
  },
);

export const refundFailedMail = mailTemplate(
  {
    template: "refundFailedMail",
    kind: "DESK",
    when: "the card provider could not pay a refund, to the operator",
    example: {
      ...MONEY,
      organisationName: EXAMPLE_ORGANISATION,
      failureReason: "The card has expired or was cancelled.",
    },
  },
  (input: DeskMailInput & { failureReason: string }) => {
    const { amount, reference, organisationName, failureReason } = input;
    return {
      subject: `The refund of ${amount} for ${reference} did not go through`,
      preview: "It is due again. Pay it in another way.",
      heading: `A refund of ${amount} did not go through`,
      blocks: [
        { kind: "paragraph", text: `The card provider could not pay it back. ${failureReason}` },
        moneyFacts("To pay back", input, [["Organisation", organisationName]]),
        { kind: "button", label: "Open the draft", url: input.link },
        {
          kind: "note",
          text: "Pay it to the refund account of the draft, then choose Record refund there. If it has no account, ask the applicant for one.",
        },
      ],
      footer: TO_THE_OPERATOR,
    };
  },
);

const DESK_WHY: Record<RefundReason, string> = {
  CREDITED: "A part of the invoice was credited after it was paid.",
  OVERPAID: "More came than the invoice asks for.",
  UNMATCHED: "The payment does not belong to the invoice.",
  WITHDRAWN: "Its application does not go ahead.",
};

export type UnmatchedPaymentMailInput = DeskMailInput & {
  expected: string;
  /** "another amount, another currency". */
  differs: string;
};

export const unmatchedPaymentMail = mailTemplate(
  {
    template: "unmatchedPaymentMail",
    kind: "DESK",
    when: "a card payment is not the one that was asked for, to the operator",
    example: {
      ...MONEY,
      organisationName: EXAMPLE_ORGANISATION,
      expected: "$3,775.00",
      differs: "another amount",
    },
  },
  (input: UnmatchedPaymentMailInput) => {
    const { amount, reference, organisationName } = input;
    return {
      subject: `A payment of ${amount} for ${reference} does not match`,
      preview: "Nothing has moved. Please decide what happens to it.",
      heading: `A payment of ${amount} does not match`,
      blocks: [
        {
          kind: "paragraph",
          text: "The card provider took a payment that is not the one that was asked for. Nothing changes until someone decides.",
        },
        moneyFacts("Came in", input, [
          ["Asked for", input.expected],
          ["What differs", input.differs],
          ["Organisation", organisationName],
        ]),
        { kind: "button", label: "Decide what to do", url: input.link },
        { kind: "note", text: "It can count towards the invoice, be paid back, or be dismissed." },
      ],
      footer: TO_THE_OPERATOR,
    };
  },
);

export const paymentDisputedMail = mailTemplate(
  {
    template: "paymentDisputedMail",
    kind: "DESK",
    when: "a payer asks the bank for a payment back, to the operator",
    example: { ...MONEY, organisationName: EXAMPLE_ORGANISATION },
  },
  (input: DeskMailInput) => {
    const { amount, reference, organisationName } = input;
    return {
      subject: `A payment of ${amount} for ${reference} is disputed`,
      preview: "The payer's bank has been asked for it back.",
      heading: `A payment of ${amount} is disputed`,
      blocks: [
        {
          kind: "paragraph",
          text: "The payer has asked the bank for this payment back. The card provider says until when to answer; without an answer the money goes back.",
        },
        moneyFacts("Disputed", input, [["Organisation", organisationName]]),
        { kind: "button", label: "Open the draft", url: input.link },
        {
          kind: "note",
          text: "Answer it in the books of the card provider. The draft says so until it is decided.",
        },
      ],
      footer: TO_THE_OPERATOR,
    };
  },
);

function moneyFacts(
  label: string,
  { amount, invoiceNumber, reference }: MoneyMailInput,
  more: readonly [string, string][] = [],
): MailBlock {
  return {
    kind: "facts",
    rows: [[label, amount], ...more, ["Invoice", invoiceNumber], ["Reference", reference]],
  };
}
