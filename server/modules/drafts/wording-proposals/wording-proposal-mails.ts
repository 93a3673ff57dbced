// The mail about a proposed wording, when it is made and when it is settled.

import { greeting } from "../../../mail-messages/mail-content.ts";
import { casesOf, mailTemplate } from "../../../mail-messages/mail-template.ts";
import { DRAFT_EXAMPLE, type DraftMailInput, draftFactsBlock } from "../drafts/public.ts";

type Said = {
  readonly heading: string;
  readonly sentence: (by: string, what: string) => string;
  readonly button: string;
};

const SAID = {
  PROPOSED: {
    heading: "Another wording was proposed",
    sentence: (by, what) =>
      `${by} proposes another wording of the ${what}. Compare it with the present one, then accept or decline it.`,
    button: "Compare the wordings",
  },
  AGREED: {
    heading: "The wording was agreed on",
    sentence: (by, what) =>
      `${by} has accepted the proposed wording of the ${what}. Applicant and bank agree on it now. The draft is approved and submitted with this wording.`,
    button: "Open the draft",
  },
  DECLINED: {
    heading: "The proposed wording was declined",
    sentence: (by, what) => `${by} has declined the proposed wording of the ${what}.`,
    button: "Open the draft",
  },
  WITHDRAWN: {
    heading: "The proposed wording was withdrawn",
    sentence: (by, what) =>
      `${by} has withdrawn the proposed wording of the ${what}. Nothing has to be decided.`,
    button: "Open the draft",
  },
} as const satisfies Record<string, Said>;

export type ProposalNews = keyof typeof SAID;

type WordingProposalMailInput = DraftMailInput & { news: ProposalNews; by: string; text: string | null };

export const wordingProposalMail = mailTemplate(
  {
    template: "wordingProposalMail",
    cases: casesOf("news", SAID),
    kind: "TO_ACT",
    when: "somebody proposes another wording of a draft, and when it is agreed on, declined or withdrawn, to the other sides",
    example: {
      ...DRAFT_EXAMPLE,
      news: "PROPOSED",
      by: "Dee Nguyen",
      text: "Our contracts need the demand to be payable in Melbourne.",
    },
  },
  ({ news, by, text, what, ...input }: WordingProposalMailInput) => {
    const { heading, sentence, button } = SAID[news];
    return {
      subject: `${heading}: ${what} ${input.reference}`,
      preview: sentence(by, what),
      heading,
      blocks: [
        ...greeting(input.givenName),
        { kind: "paragraph", text: sentence(by, what) },
        ...(text === null ? [] : [{ kind: "quote" as const, label: "Reason", text }]),
        draftFactsBlock({ ...input, what }),
        { kind: "button", label: button, url: input.link },
      ],
      footer: "You get this email because you work on this application at Bondline.",
    };
  },
);
