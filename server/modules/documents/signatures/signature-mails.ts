// The mail about the signature under a digital original: asked for, given, declined, or not given at the service where it was asked for.

import { documentNewsMail, type NewsSaid } from "../documents/public.ts";

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
  NOT_SIGNED_AT_SERVICE: {
    heading: "Not signed at the signing service",
    sentence: (by, what) =>
      `The digital original of this ${what} was not signed at ${by}. Sign it on its page, or send it there again.`,
    label: "Reason",
  },
} as const satisfies Record<string, NewsSaid>;

export type SignatureNews = keyof typeof SAID;

export const signatureMail = documentNewsMail<SignatureNews>(
  {
    template: "signatureMail",
    kind: "TO_ACT",
    when: "a digital original waits for its issuer's signature, to the issuer's staff, once it is signed or declined, to those concerned, and where the signing service ends it unsigned, to the issuer's staff",
    example: {
      event: "ORIGINAL_SIGNED",
      by: "Sam Iyer",
      text: "Authorised officer of Macquarie Bank Limited.",
      asked: null,
    },
  },
  SAID,
);
