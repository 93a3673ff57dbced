// The mails about a draft on its way: received, sent back, declined, established.

import { type Cents, formatAud } from "@bondline/domain/values/money/money.ts";
import { formatDate, type PlainDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { MailBlock } from "../../../mail-messages/mail-blocks.ts";
import { greeting } from "../../../mail-messages/mail-content.ts";
import { EXAMPLE_AMOUNT, EXAMPLE_BENEFICIARY, EXAMPLE_LINK } from "../../../mail-messages/mail-example.ts";
import { mailTemplate } from "../../../mail-messages/mail-template.ts";

export type DraftMailInput = {
  givenName?: string | undefined;
  /** In running text: "bank guarantee", "surety bond". */
  what: string;
  /** The portal's own reference of the draft. */
  reference: string;
  amountCents: Cents;
  beneficiaryName: string;
  /** Leads to the draft. */
  link: string;
};

export const DRAFT_EXAMPLE: DraftMailInput = {
  givenName: "Ada",
  what: "bank guarantee",
  reference: "BD-104212",
  amountCents: EXAMPLE_AMOUNT,
  beneficiaryName: EXAMPLE_BENEFICIARY,
  link: EXAMPLE_LINK,
};

export const ABOUT_YOUR_DRAFT = "You get this email because you are a contact on this application.";

export const submissionReceivedMail = mailTemplate(
  {
    template: "submissionReceivedMail",
    kind: "DRAFT_NEWS",
    when: "a draft was submitted",
    example: DRAFT_EXAMPLE,
  },
  (input: DraftMailInput) => ({
    subject: `We received your ${input.what} application ${input.reference}`,
    preview: "We are reviewing it and will write as soon as there is news.",
    heading: "Your application is with us",
    blocks: [
      ...greeting(input.givenName),
      {
        kind: "paragraph",
        text: `Thank you for your ${input.what} application. We are reviewing it now, and will write as soon as there is news.`,
      },
      draftFacts(input),
      { kind: "button", label: "See its progress", url: input.link },
    ],
    footer: ABOUT_YOUR_DRAFT,
  }),
);

export const changesRequestedMail = mailTemplate(
  {
    template: "changesRequestedMail",
    kind: "TO_ACT",
    when: "the provider asks for a change",
    example: {
      ...DRAFT_EXAMPLE,
      reason:
        "Two things, please:\n\n1. The expiry is before practical completion.\n2. The ABN is that of the parent.",
    },
  },
  (input: DraftMailInput & { reason: string }) => ({
    subject: `Changes needed to your ${input.what} application ${input.reference}`,
    preview: "Please change it and submit it again.",
    heading: "Please change your application",
    blocks: [
      ...greeting(input.givenName),
      {
        kind: "paragraph",
        text: `We looked at your ${input.what} application and need a change before it can go on.`,
      },
      { kind: "quote", label: "What to change", text: input.reason },
      draftFacts(input),
      { kind: "button", label: "Change and resubmit", url: input.link },
      {
        kind: "note",
        text: "If you change the amount, the parties, the wording, the purpose or the dates, everyone has to approve again.",
      },
    ],
    footer: ABOUT_YOUR_DRAFT,
  }),
);

export const declinedMail = mailTemplate(
  {
    template: "declinedMail",
    kind: "DRAFT_NEWS",
    when: "the provider declines",
    example: {
      ...DRAFT_EXAMPLE,
      reason: "The contract names another beneficiary.",
    },
  },
  (input: DraftMailInput & { reason: string }) => ({
    subject: `Your ${input.what} application ${input.reference} was declined`,
    preview: "The reason is in this email.",
    heading: "Your application was declined",
    blocks: [
      ...greeting(input.givenName),
      { kind: "paragraph", text: `We are sorry: your ${input.what} application cannot go ahead.` },
      { kind: "quote", label: "Reason", text: input.reason },
      draftFacts(input),
      { kind: "button", label: "See the application", url: input.link },
      { kind: "note", text: "Open invoices for it are void. Anything you already paid is refunded." },
    ],
    footer: ABOUT_YOUR_DRAFT,
  }),
);

export type EstablishedInput = DraftMailInput & {
  guaranteeNumber: string;
  /** The bank or insurer whose paper it is. */
  issuedBy: string;
  establishedDate: PlainDate;
  /** A date, or the words for an end that is none: "Open-ended". */
  ends: PlainDate | { inWords: string };
  /** The bank's file goes with it. */
  hasPaper: boolean;
};

export const establishedMail = mailTemplate(
  {
    template: "establishedMail",
    cases: { withoutPaper: { hasPaper: false } },
    kind: "DRAFT_NEWS",
    when: "the guarantee was issued",
    example: {
      ...DRAFT_EXAMPLE,
      guaranteeNumber: "BNK-104882",
      issuedBy: "BNK Banking Corporation Limited",
      establishedDate: plainDate("2026-11-20"),
      ends: plainDate("2028-06-30"),
      hasPaper: true,
    },
  },
  (input: EstablishedInput) => {
    const end = typeof input.ends === "string" ? formatDate(input.ends) : input.ends.inWords;
    return {
      subject: `Your ${input.what} ${input.guaranteeNumber} is established`,
      preview: `${formatAud(input.amountCents)} in favour of ${input.beneficiaryName}.`,
      heading: `Your ${input.what} is established`,
      blocks: [
        ...greeting(input.givenName),
        {
          kind: "paragraph",
          text: `${input.issuedBy} has issued your ${input.what}.${input.hasPaper ? " The bank’s PDF is attached." : ""}`,
        },
        {
          kind: "facts",
          rows: [
            ["Guarantee number", input.guaranteeNumber],
            ["Issued by", input.issuedBy],
            ["Established", formatDate(input.establishedDate)],
            ["Expires", end],
            ...factsOf(input),
          ],
        },
        { kind: "button", label: "Open the document", url: input.link },
      ],
      footer: ABOUT_YOUR_DRAFT,
    };
  },
);

export function draftFacts(input: DraftMailInput): MailBlock {
  return { kind: "facts", rows: factsOf(input) };
}

export function factsOf({ reference, amountCents, beneficiaryName }: DraftMailInput): [string, string][] {
  return [
    ["Reference", reference],
    ["Amount secured", formatAud(amountCents)],
    ["Beneficiary", beneficiaryName],
  ];
}
