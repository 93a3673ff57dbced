// The mails of a request for return: to the holder of the original, and to whoever asked.

import { RETURN_LINK_DAYS_VALID } from "@bondline/domain/documents/return-requests/return-request.ts";
import {
  RETURN_ANSWER_TEXT,
  RETURN_METHOD_TEXT,
  type ReturnAnswer,
} from "@bondline/domain/documents/return-requests/return-request-text.ts";
import { returnBy, statutoryReturnOf } from "@bondline/domain/documents/return-requests/statutory-return.ts";
import { type Cents, formatAud } from "@bondline/domain/values/money/money.ts";
import { formatDate, type PlainDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { MailBlock } from "../../../mail-messages/mail-blocks.ts";
import { greeting, quoted } from "../../../mail-messages/mail-content.ts";
import {
  EXAMPLE_AMOUNT,
  EXAMPLE_BENEFICIARY,
  EXAMPLE_ORGANISATION,
  EXAMPLE_PORTAL,
} from "../../../mail-messages/mail-example.ts";
import { casesOf, mailTemplate } from "../../../mail-messages/mail-template.ts";

/** What the guarantee is recognised by. */
type Paper = {
  /** In words: "bank guarantee". */
  what: string;
  guaranteeNumber: string | null;
  amountCents: Cents;
  beneficiaryName: string | null;
  bankName: string | null;
};

const PAPER: Paper = {
  what: "bank guarantee",
  guaranteeNumber: "WBG 0071 883",
  amountCents: EXAMPLE_AMOUNT,
  beneficiaryName: EXAMPLE_BENEFICIARY,
  bankName: "Westpac",
};

type ReturnRequestMailInput = Paper & {
  requestedByName: string;
  organisationName: string;
  reason: string | null;
  obligationsEndedDate: PlainDate | null;
  beneficiaryState: string | null;
  purpose: string | null;
  retentionType: string | null;
  link: string;
  isReminder: boolean;
};

/** To somebody who may have no account and needs none. */
export const returnRequestMail = mailTemplate(
  {
    template: "returnRequestMail",
    cases: { first: { isReminder: false } },
    kind: "TO_ACT",
    when: "the holder of an original is asked for its return, or reminded of it",
    toStranger: true,
    example: {
      ...PAPER,
      requestedByName: "Ada Nguyen",
      organisationName: EXAMPLE_ORGANISATION,
      reason: "The lease ended and the premises were handed back.",
      obligationsEndedDate: plainDate("2026-10-31"),
      beneficiaryState: "NSW",
      purpose: "RENTAL_BOND",
      retentionType: null,
      link: `${EXAMPLE_PORTAL}/return/1#Ab3dEf6hIj9kLm2nOp5qRs`,
      isReminder: true,
    },
  },
  (input: ReturnRequestMailInput) => {
    const asked = `${quoted(input.requestedByName)} of ${quoted(input.organisationName)}`;
    return {
      subject: `${input.isReminder ? "Reminder: please" : "Please"} return the original of a ${input.what}`,
      preview: "Answer in a minute, without an account.",
      heading: input.isReminder ? "Reminder: an original to return" : "An original to return",
      blocks: [
        {
          kind: "paragraph",
          text: `${asked} asks you to return the original of this ${input.what}. Please answer: you have returned it, not yet, or you never received it.`,
        },
        { kind: "facts", rows: paperRows(input) },
        ...(input.reason === null
          ? []
          : [{ kind: "quote" as const, label: "Their reason", text: input.reason }]),
        { kind: "button", label: "Answer the request", url: input.link },
        ...statuteNote(input),
        {
          kind: "note",
          text: `The link answers once, for ${RETURN_LINK_DAYS_VALID} days, and needs no account. A newer email from us replaces it. Anyone with the link can answer, so do not share it.`,
        },
      ],
      footer: `You get this email because ${quoted(input.organisationName)} named you as the one who holds the original.`,
    };
  },
);

function statuteNote({ beneficiaryState: state, ...facts }: ReturnRequestMailInput): MailBlock[] {
  const statute = statutoryReturnOf({ ...facts, state });
  if (statute === undefined) return [];
  const { obligationsEndedDate } = facts;
  const by =
    obligationsEndedDate === null ? "" : ` That is ${formatDate(returnBy(statute, obligationsEndedDate))}.`;
  return [{ kind: "note", text: `${statute.says}${by} (${statute.law})` }];
}

export const returnWithdrawnMail = mailTemplate(
  {
    template: "returnWithdrawnMail",
    kind: "NOTICE",
    when: "a request for return is withdrawn, to whom it was mailed",
    toStranger: true,
    example: { ...PAPER, organisationName: EXAMPLE_ORGANISATION },
  },
  (input: Paper & { organisationName: string }) => ({
    subject: `No need to return the original of a ${input.what}`,
    preview: "The request was withdrawn.",
    heading: "The request for return was withdrawn",
    blocks: [
      {
        kind: "paragraph",
        text: `${quoted(input.organisationName)} no longer asks for the original of this ${input.what}. Please keep it. The link in our earlier email has ended.`,
      },
      { kind: "facts", rows: paperRows(input) },
    ],
    footer: `You get this email because ${quoted(input.organisationName)} asked you for this original.`,
  }),
);

type ReturnMailInput = Paper & { givenName: string; referenceNumber: string; link: string };
const EXAMPLE = {
  ...PAPER,
  givenName: "Ada",
  referenceNumber: "BNK-104882",
  link: `${EXAMPLE_PORTAL}/documents/1/view`,
};

export type ReturnAnsweredInput = ReturnMailInput & {
  answer: ReturnAnswer;
  answeredByName: string;
  emailAddress: string;
  answerDate: PlainDate | null;
  answerMethod: keyof typeof RETURN_METHOD_TEXT | null;
  answerReason: string | null;
};

const ANSWER_SENTENCE: Readonly<Record<ReturnAnswer, string>> = {
  RETURNED:
    "says that the original was returned. The guarantee ends once the bank, or you for your own record, record the return.",
  NOT_YET: "can't return the original yet. The guarantee is still in force, and you can ask again.",
  NEVER_RECEIVED:
    "says that the original never arrived. Please find out where it went; the guarantee is still in force.",
};

export const returnAnsweredMail = mailTemplate(
  {
    template: "returnAnsweredMail",
    cases: casesOf("answer", ANSWER_SENTENCE),
    kind: "DOCUMENT_NEWS",
    when: "the holder of an original answers a request for its return",
    example: {
      ...EXAMPLE,
      answer: "NOT_YET",
      answeredByName: "Mona Petrou",
      emailAddress: "mona.petrou@keeper.example",
      answerDate: plainDate("2027-02-26"),
      answerMethod: null,
      answerReason: "Two defects are still open.",
    },
  },
  (input: ReturnAnsweredInput) => ({
    subject: `${RETURN_ANSWER_TEXT[input.answer]}: the original of ${input.referenceNumber}`,
    preview: "Your request for return was answered.",
    heading: `Answered: ${RETURN_ANSWER_TEXT[input.answer].toLowerCase()}`,
    blocks: [
      ...greeting(input.givenName),
      {
        kind: "paragraph",
        text: `${quoted(input.answeredByName)} ${ANSWER_SENTENCE[input.answer]}`,
      },
      {
        kind: "facts",
        rows: [
          ["Answered by link, emailed to", { email: input.emailAddress }],
          ...fact(
            input.answer === "NOT_YET" ? "Expected on" : "Returned on",
            input.answerDate && formatDate(input.answerDate),
          ),
          ...fact("How", input.answerMethod && RETURN_METHOD_TEXT[input.answerMethod]),
          ...paperRows(input),
        ],
      },
      ...(input.answerReason === null
        ? []
        : [{ kind: "quote" as const, label: "In their words", text: input.answerReason }]),
      { kind: "button", label: "Open the document", url: input.link },
    ],
    footer: "You get this email because you asked for this original, or raised its draft.",
  }),
);

export const documentReturnedMail = mailTemplate(
  {
    template: "documentReturnedMail",
    kind: "DOCUMENT_NEWS",
    when: "the return of an original is recorded",
    example: { ...EXAMPLE, returnedDate: plainDate("2026-11-20"), endedByName: "Rosa Marino" },
  },
  (input: ReturnMailInput & { returnedDate: PlainDate; endedByName: string }) => ({
    subject: `The original of ${input.referenceNumber} was returned`,
    preview: "The guarantee has ended and its costs stop.",
    heading: "The original was returned",
    blocks: [
      ...greeting(input.givenName),
      {
        kind: "paragraph",
        text: `${input.endedByName} recorded the return on ${formatDate(input.returnedDate)}. The guarantee has ended: its costs stop, and its facility is free again.`,
      },
      { kind: "facts", rows: paperRows(input) },
      { kind: "button", label: "Open the document", url: input.link },
    ],
    footer: "You get this email because you asked for this original, or raised its draft.",
  }),
);

function paperRows(paper: Paper): [string, string][] {
  return [
    ...fact("Guarantee number", paper.guaranteeNumber),
    ["Amount", formatAud(paper.amountCents)],
    ...fact("Beneficiary", paper.beneficiaryName),
    ...fact("Bank", paper.bankName),
  ];
}

function fact(label: string, value: string | null): [string, string][] {
  return value === null ? [] : [[label, value]];
}
