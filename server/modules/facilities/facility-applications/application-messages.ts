// What the mails about an application for a facility say: to its applicant on its way, to desk and bank when it is their move.

import { type Cents, formatAud } from "@bondline/domain/values/money/money.ts";
import type { MailBlock } from "../../../mail-messages/mail-blocks.ts";
import { greeting, quoted } from "../../../mail-messages/mail-content.ts";
import { EXAMPLE_LINK, EXAMPLE_ORGANISATION } from "../../../mail-messages/mail-example.ts";
import { casesOf, mailTemplate } from "../../../mail-messages/mail-template.ts";

export type ApplicationMailInput = {
  givenName?: string | undefined;
  /** In running text: "property backed facility". */
  what: string;
  reference: string;
  organisationName: string;
  limitCents: Cents | null;
  /** Somebody's own words that go with it: a question, an answer, a reason. */
  words: string | null;
  link: string;
};

const EXAMPLE: ApplicationMailInput = {
  givenName: "Ada",
  what: "property backed facility",
  reference: "FA-34679AC",
  organisationName: EXAMPLE_ORGANISATION,
  limitCents: 200_000_000n as Cents,
  words: null,
  link: EXAMPLE_LINK,
};

type Said = {
  subject: (what: string) => string;
  text: string;
  words?: string;
  button: string;
};

const SEE = "Open the application";

/** To whoever applies. */
export const APPLICANT_MESSAGES = {
  RECEIVED: {
    subject: (what) => `We received your application for a ${what}`,
    text: "We look through it and send it to a bank or insurer. We will write as soon as there is news.",
    button: SEE,
  },
  SENT: {
    subject: (what) => `Your application for a ${what} is with the bank`,
    text: "The bank or insurer decides on it now. We will write as soon as it has.",
    button: SEE,
  },
  QUESTION: {
    subject: (what) => `A question about your application for a ${what}`,
    text: "Please answer it, and attach files with your answer where they are asked for. The application goes on with your answer.",
    words: "Question",
    button: "Answer the question",
  },
  FEE_WAIVED: {
    subject: (what) => `Your ${what} is approved, without an application fee`,
    text: "You have nothing to pay to apply. We establish the facility with the bank or insurer now.",
    words: "Why the fee is waived",
    button: SEE,
  },
  FEE_PAID: {
    subject: (what) => `We received the fee for your ${what}`,
    text: "Thank you. We establish the facility with the bank or insurer now.",
    button: SEE,
  },
  APPROVED: {
    subject: (what) => `Your ${what} is approved`,
    text: "The bank or insurer has approved it. We establish the facility now.",
    button: SEE,
  },
  ESTABLISHED: {
    subject: (what) => `Your ${what} is established`,
    text: "You can raise drafts on it from now on.",
    button: "Open the facility",
  },
  DECLINED: {
    subject: (what) => `Your application for a ${what} was declined`,
    text: "It will not go on. You can apply again at any time.",
    words: "Reason",
    button: SEE,
  },
} as const satisfies Record<string, Said>;
export type ApplicantMessage = keyof typeof APPLICANT_MESSAGES;

/** To the staff of provider or bank whose move it is, or who have to know. */
export const STAFF_MESSAGES = {
  ARRIVED: {
    subject: (what) => `To review: application for a ${what}`,
    text: "It was submitted and waits to be looked through.",
    button: SEE,
  },
  TO_DECIDE: {
    subject: (what) => `To decide on: application for a ${what}`,
    text: "It was sent to you and is waiting for your decision.",
    button: SEE,
  },
  ANSWERED: {
    subject: (what) => `Answered: a question about a ${what}`,
    text: "The applicant has answered, so the application can go on.",
    words: "Answer",
    button: SEE,
  },
  OUTCOME: {
    subject: (what) => `The bank has approved: application for a ${what}`,
    text: "It goes on with the application fee, or can be established where there is none.",
    button: SEE,
  },
  REFUSED: {
    subject: (what) => `The bank has declined: application for a ${what}`,
    text: "It is over, and its applicant has been told.",
    words: "Reason",
    button: SEE,
  },
  CLOSED: {
    subject: (what) => `Closed by its applicant: application for a ${what}`,
    text: "Nothing is left to do.",
    button: SEE,
  },
} as const satisfies Record<string, Said>;
export type StaffMessage = keyof typeof STAFF_MESSAGES;

export const applicantProgressMail = mailTemplate(
  {
    template: "applicantProgressMail",
    cases: casesOf("message", APPLICANT_MESSAGES),
    kind: ({ message }) => (message === "QUESTION" ? "TO_ACT" : "FACILITY_NEWS"),
    when: "an application for a facility moves on, to its applicant",
    example: { ...EXAMPLE, message: "QUESTION", words: "Please send the accounts of the last two years." },
  },
  (input: ApplicationMailInput & { message: ApplicantMessage }) => ({
    ...said(APPLICANT_MESSAGES[input.message], input),
    footer: "You get this email because you applied for this facility.",
  }),
);

export const applicationTaskMail = mailTemplate(
  {
    template: "applicationTaskMail",
    cases: casesOf("message", STAFF_MESSAGES),
    kind: "DESK",
    when: "an application for a facility waits for desk or bank",
    example: { ...EXAMPLE, givenName: undefined, message: "ARRIVED" },
  },
  (input: ApplicationMailInput & { message: StaffMessage }) => ({
    ...said(STAFF_MESSAGES[input.message], input),
    footer: "You get this email because you work on facility applications at Bondline.",
  }),
);

function said(message: Said, input: ApplicationMailInput) {
  const { givenName, what, organisationName, words, link } = input;
  return {
    subject: `${message.subject(what)}, ${input.reference}`,
    preview: message.text,
    heading: message.subject(what),
    blocks: [
      ...greeting(givenName),
      { kind: "paragraph", text: message.text },
      ...(words === null || message.words === undefined
        ? []
        : [{ kind: "quote", label: message.words, text: words } as const]),
      facts(input, organisationName),
      { kind: "button", label: message.button, url: link },
    ] satisfies MailBlock[],
  };
}

function facts({ reference, limitCents }: ApplicationMailInput, organisationName: string): MailBlock {
  return {
    kind: "facts",
    rows: [
      ["Applicant", quoted(organisationName)],
      ["Reference", reference],
      ...(limitCents === null ? [] : [["Limit asked for", formatAud(limitCents)] as const]),
    ],
  };
}

type FeeMailInput = ApplicationMailInput & {
  feeCents: Cents;
  account: { name: string; bsb: string; number: string };
};

export const applicationFeeMail = mailTemplate(
  {
    template: "applicationFeeMail",
    kind: "TO_ACT",
    when: "the bank has approved an application, and its fee is to be paid",
    example: {
      ...EXAMPLE,
      feeCents: 85_000n as Cents,
      account: { name: "Bondline Trust Account", bsb: "033-088", number: "482913" },
    },
  },
  ({ givenName, what, reference, feeCents, account, link }: FeeMailInput) => ({
    subject: `Please pay ${formatAud(feeCents)} for your ${what}, ${reference}`,
    preview: "The bank has approved it. The application fee is what is left.",
    heading: "Approved: please pay the application fee",
    blocks: [
      ...greeting(givenName),
      {
        kind: "paragraph",
        text: `The bank or insurer has approved your ${what}. Please pay the application fee, and we establish the facility.`,
      },
      {
        kind: "facts",
        rows: [
          ["Application fee", formatAud(feeCents)],
          ["Account", account.name],
          ["BSB", account.bsb],
          ["Account number", account.number],
          ["Payment reference", reference],
        ],
      },
      { kind: "button", label: "Open the application", url: link },
    ],
    footer: "You get this email because you applied for this facility.",
  }),
);
