// The mail about the signature under a digital original: asked for, given, or declined.

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

/** By what has happened. */
const SAID = {
  SIGNATURE_ASKED: {
    heading: "Digital original to sign",
    sentence: (_by, what) =>
      `The digital original of this ${what} is waiting for the signature of an officer of its issuer.`,
    label: "",
  },
  ORIGINAL_SIGNED: {
    heading: "Digital original signed",
    sentence: (by, what) =>
      `${by} has signed the digital original of this ${what} for its issuer. The beneficiary holds it, and an exact copy is on its page.`,
    label: "Authority",
  },
  SIGNATURE_DECLINED: {
    heading: "Digital original not signed",
    sentence: (by, what) => `${by} has declined to sign the digital original of this ${what}.`,
    label: "Reason",
  },
} as const satisfies Record<string, Said>;

export type SignatureNews = keyof typeof SAID;

export type SignatureMailInput = {
  event: SignatureNews;
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

export const signatureMail = mailTemplate(
  {
    template: "signatureMail",
    when: "a digital original waits for its issuer's signature, to the issuer's staff, and once it is signed or declined, to those concerned",
    example: {
      event: "ORIGINAL_SIGNED",
      givenName: "Ada",
      by: "Sam Iyer",
      text: "Authorised officer of Macquarie Bank Limited.",
      what: "bank guarantee",
      reference: "BG-104882",
      amountCents: EXAMPLE_AMOUNT,
      applicantName: EXAMPLE_ORGANISATION,
      beneficiaryName: EXAMPLE_BENEFICIARY,
      link: `${EXAMPLE_PORTAL}/documents/1/view`,
    },
  },
  ({ event, by, text, what, reference, amountCents, ...input }: SignatureMailInput) => {
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
