// The mail about a charge of a saved card or bank account that was declined.

import { greeting } from "../../../mail-messages/mail-content.ts";
import { EXAMPLE_LINK } from "../../../mail-messages/mail-example.ts";
import { mailTemplate } from "../../../mail-messages/mail-template.ts";

export type DeclinedPaymentInput = {
  givenName?: string | undefined;
  /** In running text: "bank guarantee". */
  what: string;
  reference: string;
  invoiceNumber: string;
  amount: string;
  /** As the provider says it. */
  reason: string;
  link: string;
};

export const paymentDeclinedMail = mailTemplate(
  {
    template: "paymentDeclinedMail",
    kind: "TO_ACT",
    when: "a saved card or bank account could not be charged for a later period",
    example: {
      givenName: "Ada",
      what: "bank guarantee",
      reference: "BD-104212",
      invoiceNumber: "INV-2041",
      amount: "$775.00",
      reason: "Your card was declined.",
      link: EXAMPLE_LINK,
    },
  },
  (input: DeclinedPaymentInput) => ({
    subject: `We could not charge ${input.amount} for your ${input.what} ${input.reference}`,
    preview: "Pay the invoice another way, or save another card.",
    heading: "Your payment was declined",
    blocks: [
      ...greeting(input.givenName),
      {
        kind: "paragraph",
        text: `We tried to charge ${input.amount} for invoice ${input.invoiceNumber}, and it did not go through.`,
      },
      { kind: "quote", label: "What the bank said", text: input.reason },
      { kind: "button", label: "Pay the invoice", url: input.link },
      {
        kind: "note",
        text: "We do not try this charge again. Pay the invoice by card or deposit, and save another card or account for the periods after it.",
      },
    ],
    footer: "You get this email because you are a contact on this application.",
  }),
);
