// The mail about a lost original, at each step of it.

import { type Cents, formatAud } from "@bondline/domain/values/money/money.ts";
import { greeting } from "../../../mail-messages/mail-content.ts";
import {
  EXAMPLE_AMOUNT,
  EXAMPLE_BENEFICIARY,
  EXAMPLE_ORGANISATION,
  EXAMPLE_PORTAL,
} from "../../../mail-messages/mail-example.ts";
import { mailTemplate } from "../../../mail-messages/mail-template.ts";

type Said = { heading: string; sentence(by: string, what: string): string; label: string };

/** By the kind of the notification that goes with it. */
const SAID = {
  ORIGINAL_LOST: {
    heading: "Original declared lost",
    sentence: (by, what) => `${by} has declared the original of this ${what} lost.`,
    label: "What was searched",
  },
  LOST_INDEMNITY: {
    heading: "Indemnity given for a lost original",
    sentence: (by, what) => `${by} has signed an indemnity for the lost original of this ${what}.`,
    label: "Indemnity",
  },
  LOST_CONSENTED: {
    heading: "Lost original settled",
    sentence: (by, what) => `${by} has consented for the issuer of this ${what}.`,
    label: "Note",
  },
  LOST_REFUSED: {
    heading: "Lost original refused",
    sentence: (by, what) => `${by} has refused for the issuer. The ${what} stays as it is.`,
    label: "Reason",
  },
  ORIGINAL_FOUND: {
    heading: "Lost original found",
    sentence: (by, what) => `${by} has found the original of this ${what}.`,
    label: "Where it was found",
  },
} as const satisfies Record<string, Said>;
export type LossNews = keyof typeof SAID;

export type LossMailInput = {
  event: LossNews;
  givenName: string | undefined;
  by: string;
  text: string | null;
  /** In words: "bank guarantee". */
  what: string;
  reference: string;
  amountCents: Cents;
  applicantName: string;
  beneficiaryName: string;
  link: string;
};

export const lostOriginalMail = mailTemplate(
  {
    template: "lostOriginalMail",
    when: "an original is declared lost, and at each step until it is settled or found, to both sides and the issuer",
    example: {
      event: "ORIGINAL_LOST",
      givenName: "Rosa",
      by: "Ada Nguyen",
      text: "The safe, the archive and the office of our lawyers.",
      what: "bank guarantee",
      reference: "BG-104882",
      amountCents: EXAMPLE_AMOUNT,
      applicantName: EXAMPLE_ORGANISATION,
      beneficiaryName: EXAMPLE_BENEFICIARY,
      link: `${EXAMPLE_PORTAL}/documents/1/view`,
    },
  },
  ({ event, by, text, what, reference, amountCents, ...input }: LossMailInput) => {
    const { heading, sentence, label }: Said = SAID[event];
    return {
      subject: `${heading}: ${what} ${reference}`,
      preview: sentence(by, what),
      heading,
      blocks: [
        ...greeting(input.givenName),
        { kind: "paragraph", text: sentence(by, what) },
        ...(text === null ? [] : [{ kind: "quote" as const, label, text }]),
        {
          kind: "facts",
          rows: [
            ["Guarantee", reference],
            ["Amount", formatAud(amountCents)],
            ["Applicant", input.applicantName],
            ["Beneficiary", input.beneficiaryName],
          ],
        },
        { kind: "button", label: "Open the guarantee", url: input.link },
      ],
      footer: "You get this email because you work on this guarantee at Bondline.",
    };
  },
);
