// The mail about a required document, at each step of it.

import { greeting } from "../../../mail-messages/mail-content.ts";
import { casesOf, mailTemplate } from "../../../mail-messages/mail-template.ts";
import { DRAFT_EXAMPLE, type DraftMailInput, draftFactsBlock } from "../drafts/public.ts";

type Said = {
  readonly heading: string;
  readonly sentence: (by: string, document: string, what: string) => string;
  readonly label: string;
  readonly button: string;
};

/** By the kind of the notification that goes with it. */
const SAID = {
  REQUIRED_DOCUMENT_ASKED: {
    heading: "A document is needed",
    sentence: (by, document, what) => `${by} needs this from you for your ${what}: ${document}.`,
    label: "Message",
    button: "Upload it",
  },
  REQUIRED_DOCUMENT_SENT: {
    heading: "A document for you",
    sentence: (by, document, what) => `${by} has put up a document of your ${what}: ${document}.`,
    label: "Message",
    button: "Look at it",
  },
  REQUIRED_DOCUMENT_APPROVED: {
    heading: "Document approved",
    sentence: (by, document, what) => `${by} has approved a document of your ${what}: ${document}.`,
    label: "Message",
    button: "Open the draft",
  },
  REQUIRED_DOCUMENT_NOT_APPROVED: {
    heading: "Document not approved",
    sentence: (by, document, what) =>
      `${by} has not approved a document of your ${what}: ${document}. Please put up another.`,
    label: "Reason",
    button: "Put up another",
  },
  REQUIRED_DOCUMENT_MESSAGE: {
    heading: "Message about a document",
    sentence: (by, document, what) => `${by} has written about a document of your ${what}: ${document}.`,
    label: "Message",
    button: "Answer",
  },
  REQUIRED_DOCUMENT_WITHDRAWN: {
    heading: "Document no longer needed",
    sentence: (by, document, what) => `${by} no longer needs this for your ${what}: ${document}.`,
    label: "Reason",
    button: "Open the draft",
  },
  REQUIRED_DOCUMENT_RECEIVED: {
    heading: "Document to decide on",
    sentence: (by, document, what) => `${by} has put up a document of a ${what}: ${document}.`,
    label: "Message",
    button: "Look at it",
  },
  REQUIRED_DOCUMENT_DECIDED: {
    heading: "Document decided on",
    sentence: (by, document, what) => `${by} has decided on a document of a ${what}: ${document}.`,
    label: "Reason",
    button: "Open the draft",
  },
  REQUIRED_DOCUMENT_REPLIED: {
    heading: "Reply about a document",
    sentence: (by, document, what) => `${by} has written about a document of a ${what}: ${document}.`,
    label: "Message",
    button: "Answer",
  },
} as const satisfies Record<string, Said>;

export type RequiredDocumentNews = keyof typeof SAID;

type RequiredDocumentMailInput = DraftMailInput & {
  event: RequiredDocumentNews;
  by: string;
  /** In words: "Application form". */
  document: string;
  text: string | null;
};

export const requiredDocumentMail = mailTemplate(
  {
    template: "requiredDocumentMail",
    cases: casesOf("event", SAID),
    kind: "TO_ACT",
    when: "a draft needs a document, and at each step until it is approved or withdrawn, to the side that acts next",
    example: {
      ...DRAFT_EXAMPLE,
      event: "REQUIRED_DOCUMENT_NOT_APPROVED",
      by: "Rosa Diaz",
      document: "application form",
      text: "The second page has no signature.",
    },
  },
  ({ event, by, document, text, what, ...input }: RequiredDocumentMailInput) => {
    const { heading, sentence, label, button } = SAID[event];
    return {
      subject: `${heading}: ${document}, ${what} ${input.reference}`,
      preview: sentence(by, document, what),
      heading,
      blocks: [
        ...greeting(input.givenName),
        { kind: "paragraph", text: sentence(by, document, what) },
        ...(text === null ? [] : [{ kind: "quote" as const, label, text }]),
        draftFactsBlock({ ...input, what }),
        { kind: "button", label: button, url: input.link },
      ],
      footer: "You get this email because you work on this application at Bondline.",
    };
  },
);
