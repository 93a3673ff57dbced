// The mail about a form that is signed at an e-signature service: to be signed, signed, or not signed there.

import { greeting } from "../../../mail-messages/mail-content.ts";
import { casesOf, mailTemplate } from "../../../mail-messages/mail-template.ts";
import { DRAFT_EXAMPLE, type DraftMailInput, draftFactsBlock } from "../drafts/public.ts";

type Said = {
  readonly heading: string;
  readonly sentence: (form: string, service: string, what: string) => string;
  readonly button: string;
};

/** By the kind of the notification that goes with it. */
const SAID = {
  FORM_TO_SIGN: {
    heading: "A form for you to sign",
    sentence: (form, service, what) =>
      `The ${form} of your ${what} is waiting for your signature. Open the draft and choose Sign now: ${service} opens from there, and from nowhere else.`,
    button: "Open the draft",
  },
  FORM_SIGNED: {
    heading: "Form signed",
    sentence: (form, _service, what) =>
      `The ${form} of your ${what} is signed. The signed file is with the draft.`,
    button: "Open the draft",
  },
  FORM_NOT_SIGNED: {
    heading: "Form not signed",
    sentence: (form, service, what) => `The ${form} of your ${what} was not signed at ${service}.`,
    button: "Open the draft",
  },
  FORM_SIGNED_BY_APPLICANT: {
    heading: "Form signed by the applicant",
    sentence: (form, _service, what) => `The applicant has signed the ${form} of a ${what}.`,
    button: "Look at it",
  },
  FORM_STILL_UNSIGNED: {
    heading: "Form not signed by the applicant",
    sentence: (form, service, what) => `The ${form} of a ${what} was not signed at ${service}.`,
    button: "Open the draft",
  },
} as const satisfies Record<string, Said>;

export type FormNews = keyof typeof SAID;

type SignedFormMailInput = DraftMailInput & {
  event: FormNews;
  /** In words: "Application form". */
  form: string;
  service: string;
  text: string | null;
};

export const signedFormMail = mailTemplate(
  {
    template: "signedFormMail",
    cases: casesOf("event", SAID),
    kind: "TO_ACT",
    when: "a form of a draft is to be signed at the signing service, to whoever signs next, and once it is signed or is not signed there, to both sides",
    example: {
      ...DRAFT_EXAMPLE,
      event: "FORM_NOT_SIGNED",
      form: "Application form",
      service: "Sandbox e-signatures",
      text: "Refused at the signing service: the amount is wrong.",
    },
  },
  ({ event, form, service, text, what, ...input }: SignedFormMailInput) => {
    const { heading, sentence, button } = SAID[event];
    const said = sentence(form.toLowerCase(), service, what);
    return {
      subject: `${heading}: ${form.toLowerCase()}, ${what} ${input.reference}`,
      preview: said,
      heading,
      blocks: [
        ...greeting(input.givenName),
        { kind: "paragraph", text: said },
        ...(text === null ? [] : [{ kind: "quote" as const, label: "What happened", text }]),
        draftFactsBlock({ ...input, what }),
        { kind: "button", label: button, url: input.link },
      ],
      footer: "You get this email because you work on this application at Bondline.",
    };
  },
);
