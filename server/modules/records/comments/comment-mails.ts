// The mail that says what others have said about a record.

import type { MailKind } from "@bondline/domain/records/mail/mail-kind.ts";
import { greeting, quoted } from "../../../mail-messages/mail-content.ts";
import { EXAMPLE_LINK } from "../../../mail-messages/mail-example.ts";
import { mailTemplate } from "../../../mail-messages/mail-template.ts";

type CommentsInput = {
  givenName: string;
  /** By which its reader chooses how it comes. */
  of: keyof typeof KINDS;
  reference: string;
  comments: readonly { authorName: string; content: string }[];
  link: string;
};

const KINDS = {
  DRAFT: "DRAFT_NEWS",
  DOCUMENT: "DOCUMENT_NEWS",
  FACILITY_APPLICATION: "FACILITY_NEWS",
  STAFF: "DESK",
} as const satisfies Record<string, MailKind>;

/** As many as somebody reads in a mail; the others stand on the record. */
const COMMENTS_IN_MAIL_MAX = 20;

const EXAMPLE_COMMENT = {
  authorName: "Rosa Whitfield",
  content: "The beneficiary asks for the site address.",
};

export const commentsMail = mailTemplate(
  {
    template: "commentsMail",
    cases: {
      several: {
        comments: [EXAMPLE_COMMENT, { authorName: "Gus Reid", content: "I have asked for it as well." }],
      },
    },
    kind: ({ of }) => KINDS[of],
    when: "others have commented on a draft, guarantee or application, for all of a quarter of an hour",
    example: {
      givenName: "Ada",
      of: "DRAFT",
      reference: "BD-104212",
      comments: [EXAMPLE_COMMENT],
      link: EXAMPLE_LINK,
    },
  },
  ({ givenName, reference, comments, link }: CommentsInput) => {
    const heading = comments.length === 1 ? "A new comment" : "New comments";
    const further = comments.length - COMMENTS_IN_MAIL_MAX;
    return {
      subject: `${heading} on ${reference}`,
      preview: comments.length === 1 ? "Someone has commented on it." : "There are several comments on it.",
      heading,
      blocks: [
        ...greeting(givenName),
        {
          kind: "paragraph",
          text:
            comments.length === 1
              ? `This was said about ${reference}.`
              : `These things were said about ${reference}.`,
        },
        ...comments
          .slice(0, COMMENTS_IN_MAIL_MAX)
          .map(
            ({ authorName, content }) =>
              ({ kind: "quote", label: quoted(authorName), text: content }) as const,
          ),
        ...(further > 0 ? [{ kind: "note", text: `And ${further} more.` } as const] : []),
        { kind: "button", label: "Read and answer", url: link },
      ],
      footer: "You get this email because you take part in this at Bondline.",
    };
  },
);
