// What a mail consists of: one list of blocks, from which both the HTML and the plain text are made, so that they say the same.
import { mailHtml } from "./mail-html.ts";
import { mailText } from "./mail-text.ts";

export type MailContent = { subject: string; html: string; text: string };

export type MailBlock =
  | { kind: "paragraph"; text: string }
  /** A code to be typed elsewhere. */
  | { kind: "code"; code: string }
  /** `url` is ours and absolute. */
  | { kind: "button"; label: string; url: string }
  | { kind: "facts"; rows: readonly (readonly [label: string, value: string])[] }
  /** Somebody's own words, with their line breaks. */
  | { kind: "quote"; label: string; text: string }
  /** What matters less. */
  | { kind: "note"; text: string };

export type MailDraft = {
  subject: string;
  /** The line that mailboxes show beside the subject. */
  preview: string;
  heading: string;
  blocks: readonly MailBlock[];
  /** Why the reader has this mail. */
  footer: string;
};

const SUBJECT_CHARACTERS_MAX = 150;

/** Values need no escaping by the caller: none of them is ever taken for markup or for a header. */
export function composeMail(draft: MailDraft): MailContent {
  const subject = oneLine(draft.subject);
  return { subject, html: mailHtml({ ...draft, subject }), text: mailText(draft) };
}

/** "Hello Ada," or nothing for a reader whose name we do not know. */
export function greeting(givenName: string | undefined): MailBlock[] {
  return givenName === undefined ? [] : [{ kind: "paragraph", text: `Hello ${givenName},` }];
}

function oneLine(text: string): string {
  const line = text.replaceAll(/[\p{Cc}\u2028\u2029\s]+/gu, " ").trim();
  const characters = [...line];
  if (characters.length <= SUBJECT_CHARACTERS_MAX) return line;
  return `${characters.slice(0, SUBJECT_CHARACTERS_MAX - 1).join("")}…`;
}
