// Every sentence about the return of an original on the document view.

import type { ReturnAnswer } from "@bondline/domain/documents/return-requests/return-request-text.ts";

type AnswerWords = { readonly heading: (who: string) => string; readonly note: string };

export const RETURN_ANSWER_WORDS: Readonly<Record<ReturnAnswer, AnswerWords>> = {
  RETURNED: {
    heading: (who) => `${who} says it was returned`,
    note: "It is closed once the return is recorded.",
  },
  NOT_YET: {
    heading: (who) => `${who} can't return it yet`,
    note: "The guarantee is still in force. You can ask again.",
  },
  NEVER_RECEIVED: {
    heading: (who) => `${who} says it never arrived`,
    note: "Find out where it went, then ask again.",
  },
};

export const DOCUMENT_RETURN_WORDS = {
  heading: "Return",
  notAsked: "No one has been asked to return the original.",
  held: "You hold the original. Record it here once you have returned it.",
  ask: "Ask for its return",
  askAgain: "Ask again",
  answerByLink: "That is you. Answer by the link in the newest email that we sent you about it.",
  asked: (who: string) => `${who} was asked to return it`,
  askedOn: (by: string, when: string) => `Asked by ${by} on ${when}`,
  mailedTo: "Emailed to",
  mails: (count: number) => (count === 1 ? "One email" : `${count} emails`),
  reminder: "Next reminder",
  noReminder: "No reminders",
  linkEnds: "Link works until",
  reason: "Reason",
  answeredBy: "Answered by",
  answeredByLink: (email: string, when: string) => `by the link emailed to ${email}, ${when}`,
  returnedOn: "Returned on",
  expectedOn: "Expected on",
  askedAgain: "Asked again on",
  how: "How",
  inTheirWords: "In their words",
  recordedBy: "Recorded by",
  note: "Note",
  record: "Record the return",
  remove: "Take back the request",
  removeTitle: "Take back this request?",
  removeSentence: (who: string) =>
    `The link that ${who} was sent will stop working, and we tell them to keep the original.`,
  removed: "The request was taken back",
  expired: "The guarantee ended before an answer came.",

  askTitle: "Ask for the original back",
  askSentence:
    "We email a link by which they answer without an account: returned, not yet, or never received.",
  name: "Recipient's name",
  email: "Recipient's email",
  obligationsEnded: "Obligations ended",
  obligationsEndedHelp: "When what the guarantee secures was done",
  remind: "Remind",
  remindOnce: "Don't remind",
  send: "Send request",
  sent: "The request was sent",
  notSent: "The request was not sent",
  statuteBy: (day: string) => `That is ${day}.`,

  recordTitle: "Record the return",
  recordSentence: {
    issued:
      "The guarantee ends on that day: its costs stop, and its facility is free again. This can't be undone.",
    own: "The guarantee ends on that day: its costs stop, and its facility is free again. You can reopen it.",
  },
  returnedOnField: "Original returned on",
  recordConfirm: "Record the return",
  recorded: "The return was recorded",
  notRecorded: "The return was not recorded",
} as const;
