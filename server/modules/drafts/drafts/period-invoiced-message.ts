// The mail about the fee of a later period, which is to be paid by its first day.

import { type Cents, formatAud } from "@bondline/domain/values/money/money.ts";
import { formatDate, type PlainDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { greeting } from "../../../mail-messages/mail-content.ts";
import { EXAMPLE_FEES } from "../../../mail-messages/mail-example.ts";
import { mailTemplate } from "../../../mail-messages/mail-template.ts";
import { ABOUT_YOUR_DRAFT, DRAFT_EXAMPLE, type DraftMailInput, factsOf } from "./draft-messages.ts";

export type PeriodInvoicedInput = DraftMailInput & {
  totalCents: Cents;
  depositReference: string;
  fromDate: PlainDate;
  /** The last day that it is for. */
  toDate: PlainDate;
};

/** Without account numbers: those are shown in the portal alone, where no mail can alter them. */
export const periodInvoicedMail = mailTemplate(
  {
    template: "periodInvoicedMail",
    kind: "TO_ACT",
    when: "the fee of a later period was invoiced",
    example: {
      ...DRAFT_EXAMPLE,
      totalCents: EXAMPLE_FEES,
      depositReference: "BL-7KQ2-4410",
      fromDate: plainDate("2027-05-20"),
      toDate: plainDate("2027-11-19"),
    },
  },
  (input: PeriodInvoicedInput) => ({
    subject: `${formatAud(input.totalCents)} to pay for the next period of your ${input.what} ${input.reference}`,
    preview: `It is for ${formatDate(input.fromDate)} to ${formatDate(input.toDate)}.`,
    heading: "The next fee is ready to pay",
    blocks: [
      ...greeting(input.givenName),
      {
        kind: "paragraph",
        text: `The fee of your ${input.what} for ${formatDate(input.fromDate)} to ${formatDate(input.toDate)} was invoiced. Please pay it by its first day.`,
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
        text: "You can have later periods paid by themselves: save a card or a bank account on the same page.",
      },
      {
        kind: "note",
        text: "For your safety we never email bank details. See them in the portal.",
      },
    ],
    footer: ABOUT_YOUR_DRAFT,
  }),
);
