// Every sentence of the page behind a return link.

import type { ReturnAnswer } from "@bondline/domain/documents/return-requests/return-request-text.ts";

export const RETURN_DONE_WORDS: Readonly<Record<ReturnAnswer, string>> = {
  RETURNED: "They know that the original is on its way back.",
  NOT_YET: "They know why, and when to expect it.",
  NEVER_RECEIVED: "They know that you don't have it, and will find out where it went.",
};

export const RETURN_DATE_WORDS: Readonly<Record<ReturnAnswer, string>> = {
  RETURNED: "Returned on",
  NOT_YET: "You expect to return it on",
  NEVER_RECEIVED: "",
};

export const RETURN_DETAIL_WORDS: Readonly<Record<ReturnAnswer, string>> = {
  RETURNED: "I have sent or handed it back",
  NOT_YET: "I still need it, and say why and until when",
  NEVER_RECEIVED: "This original never reached me",
};

export const RETURN_WORDS = {
  title: "Answer a request for return",
  sentence: (by: string, organisation: string) => `${by} of ${organisation} asks for this original back.`,
  looking: "Looking up the request",
  original: "The original",
  kind: "Kind",
  guaranteeNumber: "Guarantee number",
  amount: "Amount",
  beneficiary: "Beneficiary",
  bank: "Bank",
  project: "Project or premises",
  obligationsEnded: "Obligations ended",
  reason: "Their reason",
  statuteBy: (day: string) => `That is ${day}.`,
  answer: "Your answer",
  question: "What about the original?",
  name: "Your name",
  how: "How it was returned",
  choose: "Choose",
  reasonField: "Reason",
  note: "Note",
  send: "Send answer",
  notSent: "Your answer was not sent",
  doneTitle: "Thank you, your answer is recorded",
  done: (what: string) => `${what} You can close this page.`,
  invalidTitle: "This link does not work",
  invalidSentence:
    "It may have been answered, withdrawn or expired, or a newer email has replaced it. Use the newest email, or ask its sender.",
  failedTitle: "The request could not be loaded",
  retry: "Retry",
} as const;
