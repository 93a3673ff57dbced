// The mail about something that a bank is asked to do on a guarantee, at each step of it.

import { type Cents, formatAud } from "@bondline/domain/values/money/money.ts";
import { greeting } from "../../../mail-messages/mail-content.ts";
import { EXAMPLE_AMOUNT, EXAMPLE_ORGANISATION, EXAMPLE_PORTAL } from "../../../mail-messages/mail-example.ts";
import { mailTemplate } from "../../../mail-messages/mail-template.ts";

type Said = { heading: string; sentence(by: string, what: string): string; label: string };

/** By the kind of the notification that goes with it. */
const SAID = {
  BANK_ACTION_ASKED: {
    heading: "Bank action requested",
    sentence: (by, what) => `${by} asks the bank to do something about this ${what}.`,
    label: "Details",
  },
  BANK_ACTION_TAKEN: {
    heading: "Bank action under way",
    sentence: (by, what) => `${by} is working on what you asked for about this ${what}.`,
    label: "Details",
  },
  BANK_ACTION_QUESTION: {
    heading: "Question about a bank action",
    sentence: (by, what) => `${by} has a question about what you asked for about this ${what}.`,
    label: "Question",
  },
  BANK_ACTION_REPLIED: {
    heading: "Question answered",
    sentence: (by, what) => `${by} has answered the question about this ${what}.`,
    label: "Reply",
  },
  BANK_ACTION_DONE: {
    heading: "Bank action done",
    sentence: (by, what) => `${by} has done what you asked for about this ${what}.`,
    label: "Answer",
  },
  BANK_ACTION_DECLINED: {
    heading: "Bank action declined",
    sentence: (by, what) => `${by} has declined what you asked for about this ${what}.`,
    label: "Reason",
  },
  BANK_ACTION_WITHDRAWN: {
    heading: "Bank action withdrawn",
    sentence: (by, what) => `${by} no longer needs what was asked for about this ${what}.`,
    label: "Details",
  },
} as const satisfies Record<string, Said>;
export type BankActionNews = keyof typeof SAID;

export type BankActionMailInput = {
  event: BankActionNews;
  givenName: string | undefined;
  by: string;
  /** In words: "Certified copy". */
  asked: string;
  text: string | null;
  /** In words: "bank guarantee". */
  what: string;
  reference: string;
  guaranteeNumber: string | null;
  amountCents: Cents;
  applicantName: string;
  link: string;
};

export const bankActionMail = mailTemplate(
  {
    template: "bankActionMail",
    when: "a bank is asked to do something about a guarantee, and at each step until it is done, declined or withdrawn, to the applicant's people and the issuer",
    example: {
      event: "BANK_ACTION_ASKED",
      givenName: "Rosa",
      by: "Ada Nguyen",
      asked: "Confirmation letter",
      text: "Our auditor needs a letter that the guarantee is in force at 30 June.",
      what: "bank guarantee",
      reference: "BG-104882",
      guaranteeNumber: "G 2026/001183",
      amountCents: EXAMPLE_AMOUNT,
      applicantName: EXAMPLE_ORGANISATION,
      link: `${EXAMPLE_PORTAL}/documents/1/view`,
    },
  },
  ({ event, by, asked, text, what, reference, amountCents, ...input }: BankActionMailInput) => {
    const { heading, sentence, label }: Said = SAID[event];
    return {
      subject: `${heading}: ${asked.toLowerCase()}, ${what} ${reference}`,
      preview: sentence(by, what),
      heading,
      blocks: [
        ...greeting(input.givenName),
        { kind: "paragraph", text: sentence(by, what) },
        ...(text === null ? [] : [{ kind: "quote" as const, label, text }]),
        {
          kind: "facts",
          rows: [
            ["Asked for", asked],
            ["Guarantee", input.guaranteeNumber ?? reference],
            ["Amount", formatAud(amountCents)],
            ["Applicant", input.applicantName],
          ],
        },
        { kind: "button", label: "Open the guarantee", url: input.link },
      ],
      footer: "You get this email because you work on this guarantee at Bondline.",
    };
  },
);
