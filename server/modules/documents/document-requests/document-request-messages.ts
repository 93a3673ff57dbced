// The mails about requests after issue: that one was asked for or claimed, and what became of it.

import type { DocumentRequestKind } from "@bondline/domain/documents/document-requests/document-request.ts";
import { DOCUMENT_REQUEST_KIND_TEXT } from "@bondline/domain/documents/document-requests/document-request-text.ts";
import { type Cents, formatAud } from "@bondline/domain/values/money/money.ts";
import { formatDate, type PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { MailBlock } from "../../../mail-messages/mail-blocks.ts";
import { greeting, quoted } from "../../../mail-messages/mail-content.ts";
import {
  EXAMPLE_AMOUNT,
  EXAMPLE_BENEFICIARY,
  EXAMPLE_ORGANISATION,
  EXAMPLE_PORTAL,
} from "../../../mail-messages/mail-example.ts";
import { casesOf, mailTemplate } from "../../../mail-messages/mail-template.ts";

export type RequestMailInput = {
  givenName: string | undefined;
  kind: DocumentRequestKind;
  /** In one line. */
  sentence: string;
  /** In words: "bank guarantee". */
  what: string;
  reference: string;
  /** As the document stands now. */
  amountCents: Cents;
  applicantName: string;
  beneficiaryName: string;
  /** Of a request that was executed and left the guarantee in force: it has a paper of its own. */
  amendment: { number: number; wordingHash: string } | null;
  /** Of a claim where a statute asks for notice before recourse. */
  recourse: { from: PlainDate; law: string; says: string } | null;
  askedBy: string;
  reason: string | null;
  link: string;
  /** Of whoever reads it. */
  asksAgreement: boolean;
};

const EXAMPLE: RequestMailInput = {
  givenName: "Ada",
  kind: "REDUCTION",
  sentence: "Reduce by $125,000.00 to $125,000.00",
  what: "bank guarantee",
  reference: "BG-104882",
  amountCents: EXAMPLE_AMOUNT,
  applicantName: EXAMPLE_ORGANISATION,
  beneficiaryName: EXAMPLE_BENEFICIARY,
  amendment: null,
  recourse: null,
  askedBy: "Ben Tran",
  reason: "Practical completion was certified on Friday.",
  link: `${EXAMPLE_PORTAL}/documents/1/view`,
  asksAgreement: true,
};

const ABOUT_THIS_DOCUMENT = "You get this email because you work on this guarantee at Bondline.";

export const documentRequestAskedMail = mailTemplate(
  {
    template: "documentRequestAskedMail",
    kind: "TO_ACT",
    when: "someone asks to change, cancel or claim on a guarantee, to the other sides",
    example: EXAMPLE,
  },
  (input: RequestMailInput) => ({
    subject: `${DOCUMENT_REQUEST_KIND_TEXT[input.kind]} asked for: ${input.what} ${input.reference}`,
    preview: input.sentence,
    heading:
      input.kind === "CLAIM" ? "A claim was made" : `${DOCUMENT_REQUEST_KIND_TEXT[input.kind]} asked for`,
    blocks: [
      ...greeting(input.givenName),
      { kind: "paragraph", text: `${input.askedBy} asks of this ${input.what}: ${input.sentence}.` },
      ...reasonOf("Reason", input.reason),
      factsOf(input),
      ...recourseOf(input),
      ...agreementOf(input),
      { kind: "button", label: "Open the request", url: input.link },
      { kind: "note", text: "The guarantee stays as it is until its issuer has done what is asked for." },
    ],
    footer: ABOUT_THIS_DOCUMENT,
  }),
);

type AnsweredInput = RequestMailInput & {
  answer: keyof typeof ANSWER_TEXT;
  answeredBy: string;
  answerNote: string | null;
};

const ANSWER_TEXT = {
  accept: "accepted",
  decline: "declined",
  execute: "done",
  withdraw: "withdrawn",
  agree: "agreed to",
  refuse: "refused",
} as const;

const SAYS_NO: readonly (keyof typeof ANSWER_TEXT)[] = ["decline", "refuse"];

export const documentRequestAnsweredMail = mailTemplate(
  {
    template: "documentRequestAnsweredMail",
    cases: casesOf("answer", ANSWER_TEXT),
    kind: "DOCUMENT_NEWS",
    when: "a request after issue was accepted, declined, done or withdrawn, or the other side agreed or refused",
    example: {
      ...EXAMPLE,
      answer: "decline",
      answeredBy: "Rosa Marin",
      answerNote: "Please add the certificate.",
    },
  },
  (input: AnsweredInput) => {
    const kind = DOCUMENT_REQUEST_KIND_TEXT[input.kind];
    const answer = ANSWER_TEXT[input.answer];
    return {
      subject: `${kind} ${answer}: ${input.what} ${input.reference}`,
      preview: input.sentence,
      heading: `${kind} ${answer}`,
      blocks: [
        ...greeting(input.givenName),
        { kind: "paragraph", text: `${input.sentence}: ${answer} by ${input.answeredBy}.` },
        ...reasonOf(SAYS_NO.includes(input.answer) ? "Reason" : "Note", input.answerNote),
        factsOf(input),
        ...agreementOf(input),
        ...buttonOf(input),
      ],
      footer: ABOUT_THIS_DOCUMENT,
    };
  },
);

type ContactInput = Pick<RequestMailInput, "amountCents" | "applicantName" | "kind" | "sentence" | "what"> & {
  news: keyof typeof CONTACT_TEXT;
  guaranteeNumber: string | null;
  bankName: string | null;
  verifyLink: string;
};

/** What it means for whoever holds the paper. */
const CONTACT_TEXT = {
  ask: "is asked for. Nothing changes until the issuer has done it, and we ask you where you must agree",
  accept: "is accepted by the issuer. Nothing changes until it is done",
  decline: "is declined by the issuer. Nothing changes",
  execute: "is done. Please keep this with the original",
  withdraw: "is withdrawn. Nothing changes",
} as const;

/** To somebody without an account: what the paper says, and neither reasons nor people. */
export const documentRequestToContactMail = mailTemplate(
  {
    template: "documentRequestToContactMail",
    cases: casesOf("news", CONTACT_TEXT),
    kind: "NOTICE",
    when: "a request after issue is asked for or answered, to a beneficiary's contact without an account",
    toStranger: true,
    example: {
      kind: EXAMPLE.kind,
      sentence: EXAMPLE.sentence,
      what: EXAMPLE.what,
      amountCents: EXAMPLE.amountCents,
      applicantName: EXAMPLE.applicantName,
      news: "execute",
      guaranteeNumber: "BNK-104882",
      bankName: "BNK Banking Corporation Limited",
      verifyLink: `${EXAMPLE_PORTAL}/verify`,
    },
  },
  (input: ContactInput) => {
    const kind = DOCUMENT_REQUEST_KIND_TEXT[input.kind];
    return {
      subject: `${kind} of a ${input.what} in your favour`,
      preview: "What it means for the paper that you hold.",
      heading: `${kind} of a ${input.what}`,
      blocks: [
        { kind: "paragraph", text: `${kind} ${CONTACT_TEXT[input.news]}.` },
        {
          kind: "facts",
          rows: [
            ["What is asked for", input.sentence],
            ...(input.guaranteeNumber === null ? [] : [["Guarantee number", input.guaranteeNumber] as const]),
            ["Amount now", formatAud(input.amountCents)],
            ["Applicant", input.applicantName],
            ...(input.bankName === null ? [] : [["Bank", input.bankName] as const]),
          ],
        },
        {
          kind: "link",
          text: "Check by the number and the check code of the paper what is in force:",
          url: input.verifyLink,
        },
      ],
      footer: `You get this email because ${quoted(input.applicantName)} named you as the beneficiary's contact.`,
    };
  },
);

function recourseOf({ recourse }: RequestMailInput): MailBlock[] {
  if (recourse === null) return [];
  const { from, law, says } = recourse;
  const text = `${says} Where this claim is that notice, recourse may be had from ${formatDate(from)}.`;
  return [{ kind: "quote", label: law, text }];
}

function agreementOf({ asksAgreement }: RequestMailInput): MailBlock[] {
  if (!asksAgreement) return [];
  return [{ kind: "paragraph", text: "It needs your agreement. Agree or refuse on the guarantee’s page." }];
}

function reasonOf(label: string, text: string | null): MailBlock[] {
  return text === null ? [] : [{ kind: "quote", label, text }];
}

/** The paper itself may hold more than a mail should: it is opened where its readers sign in. */
function buttonOf({ amendment, link }: RequestMailInput): MailBlock[] {
  if (amendment === null) return [{ kind: "button", label: "Open the guarantee", url: link }];
  return [
    { kind: "button", label: `Open amendment ${amendment.number}`, url: link },
    {
      kind: "note",
      text: "The amendment document is on the guarantee's page, by the request and among its files.",
    },
  ];
}

function factsOf(input: RequestMailInput): MailBlock {
  return {
    kind: "facts",
    rows: [
      ["Guarantee", input.reference],
      ["Amount now", formatAud(input.amountCents)],
      ...amendmentRows(input),
      ["Applicant", input.applicantName],
      ["Beneficiary", input.beneficiaryName],
    ],
  };
}

function amendmentRows({ amendment }: RequestMailInput): [string, string][] {
  if (amendment === null) return [];
  return [
    ["Amendment", String(amendment.number)],
    ["Wording (SHA-256)", amendment.wordingHash],
  ];
}
