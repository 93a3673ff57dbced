// The mail of something that happens to a document, by a table of sentences: what, by whom, in which words, and on which paper.

import type { MailKind } from "@bondline/domain/records/mail/mail-kind.ts";
import { type Cents, formatAud } from "@bondline/domain/values/money/money.ts";
import { greeting } from "../../../mail-messages/mail-content.ts";
import {
  EXAMPLE_AMOUNT,
  EXAMPLE_BENEFICIARY,
  EXAMPLE_ORGANISATION,
  EXAMPLE_PORTAL,
} from "../../../mail-messages/mail-example.ts";
import { casesOf, mailTemplate } from "../../../mail-messages/mail-template.ts";

/** `label` names the text that goes with it; none when nothing is ever said with it. */
export type NewsSaid = {
  readonly heading: string;
  readonly sentence: (by: string, what: string) => string;
  readonly label: string;
};

export type DocumentNewsInput<Kind extends string> = {
  event: Kind;
  givenName: string | undefined;
  by: string;
  text: string | null;
  /** In words, where several things may be asked for: "Certified copy". */
  asked: string | null;
  /** In words: "bank guarantee". */
  what: string;
  reference: string;
  guaranteeNumber: string | null;
  amountCents: Cents;
  applicantName: string;
  beneficiaryName: string;
  link: string;
};

type About<Kind extends string> = {
  readonly template: string;
  readonly kind: MailKind;
  readonly when: string;
  readonly example: Pick<DocumentNewsInput<Kind>, "event" | "by" | "text" | "asked">;
};

/** `said` by the kind of the notification that goes with it. */
export function documentNewsMail<Kind extends string>(
  { template, kind, when, example }: About<Kind>,
  said: Readonly<Record<Kind, NewsSaid>>,
) {
  return mailTemplate(
    { template, kind, when, example: { ...EXAMPLE_PAPER, ...example }, cases: casesOf("event", said) },
    ({ event, by, text, asked, what, ...input }: DocumentNewsInput<Kind>) => {
      const { heading, sentence, label } = said[event];
      const about = asked === null ? "" : `${asked.toLowerCase()}, `;
      return {
        subject: `${heading}: ${about}${what} ${input.reference}`,
        preview: sentence(by, what),
        heading,
        blocks: [
          ...greeting(input.givenName),
          { kind: "paragraph", text: sentence(by, what) },
          ...(text === null ? [] : [{ kind: "quote" as const, label, text }]),
          {
            kind: "facts",
            rows: [
              ...(asked === null ? [] : [["Asked for", asked] as const]),
              ["Guarantee", input.guaranteeNumber ?? input.reference],
              ["Amount", formatAud(input.amountCents)],
              ["Applicant", input.applicantName],
              ["Beneficiary", input.beneficiaryName],
            ],
          },
          { kind: "button", label: "Open the guarantee", url: input.link },
        ],
        footer: "You get this email because you work on this guarantee at Bondline.",
      };
    },
  );
}

const EXAMPLE_PAPER = {
  givenName: "Rosa",
  what: "bank guarantee",
  reference: "BG-104882",
  guaranteeNumber: "G 2026/001183",
  amountCents: EXAMPLE_AMOUNT,
  applicantName: EXAMPLE_ORGANISATION,
  beneficiaryName: EXAMPLE_BENEFICIARY,
  link: `${EXAMPLE_PORTAL}/documents/1/view`,
};
