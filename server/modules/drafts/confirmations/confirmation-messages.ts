// The mails of a beneficiary's confirmation: what it is asked, and what became of it.

import {
  CONFIRMATION_LINK_DAYS_VALID,
  type ConfirmationAnswer,
} from "@bondline/domain/drafts/confirmations/confirmation.ts";
import { formatDate, type PlainDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { greeting, quoted } from "../../../mail-messages/mail-content.ts";
import { EXAMPLE_ORGANISATION, EXAMPLE_PORTAL } from "../../../mail-messages/mail-example.ts";
import { mailTemplate } from "../../../mail-messages/mail-template.ts";
import { DRAFT_EXAMPLE, type DraftMailInput, draftFactsBlock } from "../drafts/public.ts";

type RequestInput = {
  /** In running text: "bank guarantee". */
  what: string;
  reference: string;
  applicantName: string;
  askedBy: string;
  /** In words; undefined for the first asking. */
  changed: string | undefined;
  endsDate: PlainDate;
  link: string;
};

/** To an address that somebody typed. Its amounts and names are on the page, since they may change until it is answered. */
export const confirmationRequestMail = mailTemplate(
  {
    template: "confirmationRequestMail",
    cases: { first: { changed: undefined } },
    kind: "TO_ACT",
    when: "the beneficiary is asked to confirm its name, its number and the wording, and again when one of them changes",
    toStranger: true,
    example: {
      what: "bank guarantee",
      reference: "BD-104212",
      applicantName: EXAMPLE_ORGANISATION,
      askedBy: "Ada Nguyen",
      changed: "the beneficiary’s name and the wording",
      endsDate: plainDate("2026-12-07"),
      link: `${EXAMPLE_PORTAL}/confirm/1#Ab3dEf6hIj9kLm2nOp5qRs`,
    },
  },
  ({ what, reference, applicantName, askedBy, changed, endsDate, link }: RequestInput) => ({
    subject: `${changed === undefined ? "Confirm" : "Confirm again"}: a ${what} in your favour, ${reference}`,
    preview: "Check your name, your ABN and the wording before it is issued. No account is needed.",
    heading: changed === undefined ? `A ${what} in your favour` : "It has changed since you confirmed",
    blocks: [
      {
        kind: "paragraph",
        text:
          changed === undefined
            ? `${quoted(applicantName)} is arranging a ${what} for you. Before it is issued, ${quoted(askedBy)} asks you to check your legal name, your ABN and the whole wording.`
            : `You confirmed what a ${what} of ${quoted(applicantName)} was to say. Since then ${changed} changed, so what you confirmed no longer counts. Check it again before it is issued.`,
      },
      {
        kind: "facts",
        rows: [
          ["Applicant", applicantName],
          ["Reference", reference],
        ],
      },
      { kind: "button", label: "Check and answer", url: link },
      {
        kind: "note",
        text: `The link answers once, for ${CONFIRMATION_LINK_DAYS_VALID} days until ${formatDate(endsDate)}, and needs no account. A newer email from us replaces it. Anyone with the link can answer, so do not share it.`,
      },
    ],
    footer: `You get this email because ${quoted(applicantName)} named you as the beneficiary's contact.`,
  }),
);

type AnsweredInput = DraftMailInput & {
  answer: ConfirmationAnswer;
  name: string;
  position: string;
  reason: string | null;
};

const ANSWERED = {
  CONFIRMED: {
    heading: "The beneficiary has confirmed",
    did: "has confirmed the name, the ABN or ACN and the wording",
  },
  DISPUTED: {
    heading: "The beneficiary says that something is wrong",
    did: "has not confirmed it and says what is wrong",
  },
} as const satisfies Record<ConfirmationAnswer, object>;

export const confirmationAnsweredMail = mailTemplate(
  {
    template: "confirmationAnsweredMail",
    cases: { confirmed: { answer: "CONFIRMED", reason: null } },
    kind: "DRAFT_NEWS",
    when: "the beneficiary has confirmed, or says what is wrong",
    example: {
      ...DRAFT_EXAMPLE,
      answer: "DISPUTED",
      name: "Mona Petrou",
      position: "Contracts manager",
      reason: "Our ABN is that of the trust, not of the company.",
    },
  },
  ({ answer, name, position, reason, ...input }: AnsweredInput) => ({
    subject: `${ANSWERED[answer].heading}: ${input.what} ${input.reference}`,
    preview: `${quoted(name)}, ${quoted(position)}, ${ANSWERED[answer].did}.`,
    heading: ANSWERED[answer].heading,
    blocks: [
      ...greeting(input.givenName),
      {
        kind: "paragraph",
        text: `${quoted(name)}, ${quoted(position)}, ${ANSWERED[answer].did}.`,
      },
      ...(reason === null ? [] : [{ kind: "quote" as const, label: "What is wrong", text: reason }]),
      draftFactsBlock(input),
      { kind: "button", label: "Open the draft", url: input.link },
      ...(answer === "CONFIRMED"
        ? []
        : [{ kind: "note" as const, text: "Correct the draft, then ask the beneficiary again." }]),
    ],
    footer: "You get this email because you work on this application at Bondline.",
  }),
);

export const confirmationLapsedMail = mailTemplate(
  {
    template: "confirmationLapsedMail",
    kind: "TO_ACT",
    when: "what a beneficiary had confirmed has changed",
    example: { ...DRAFT_EXAMPLE, changed: "the beneficiary’s name" },
  },
  ({ changed, ...input }: DraftMailInput & { changed: string }) => ({
    subject: `The beneficiary has to confirm again: ${input.what} ${input.reference}`,
    preview: `Since it confirmed, ${changed} changed.`,
    heading: "The beneficiary has to confirm again",
    blocks: [
      ...greeting(input.givenName),
      {
        kind: "paragraph",
        text: `Since the beneficiary confirmed, ${changed} changed. Its confirmation no longer counts, and we have asked it again.`,
      },
      draftFactsBlock(input),
      { kind: "button", label: "Open the draft", url: input.link },
    ],
    footer: "You get this email because you work on this application at Bondline.",
  }),
);
