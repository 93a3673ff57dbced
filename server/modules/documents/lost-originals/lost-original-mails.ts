// The mail about a lost original, at each step of it.

import { documentNewsMail, type NewsSaid } from "../documents/public.ts";

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
} as const satisfies Record<string, NewsSaid>;

export type LossNews = keyof typeof SAID;

export const lostOriginalMail = documentNewsMail<LossNews>(
  {
    template: "lostOriginalMail",
    kind: "TO_ACT",
    when: "an original is declared lost, and at each step until it is settled or found, to both sides and the issuer",
    example: {
      event: "ORIGINAL_LOST",
      by: "Ada Nguyen",
      text: "The safe, the archive and the office of our lawyers.",
      asked: null,
    },
  },
  SAID,
);
