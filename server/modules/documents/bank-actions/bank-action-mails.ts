// The mail about something that a bank is asked to do on a guarantee, at each step of it.

import { documentNewsMail, type NewsSaid } from "../documents/public.ts";

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
} as const satisfies Record<string, NewsSaid>;

export type BankActionNews = keyof typeof SAID;

export const bankActionMail = documentNewsMail<BankActionNews>(
  {
    template: "bankActionMail",
    kind: "TO_ACT",
    when: "a bank is asked to do something about a guarantee, and at each step until it is done, declined or withdrawn, to the applicant's people and the issuer",
    example: {
      event: "BANK_ACTION_ASKED",
      by: "Ada Nguyen",
      text: "Our auditor needs a letter that the guarantee is in force at 30 June.",
      asked: "Confirmation letter",
    },
  },
  SAID,
);
