// What a mail consists of: one list of blocks, from which both the HTML and the plain text are made, so that they say the same.
import { withoutLinks } from "@bondline/domain/values/fields/web-address.ts";
import { mailHtml } from "./mail-html.ts";
import { mailText } from "./mail-text.ts";

export type MailContent = { subject: string; html: string; text: string };

/** A mail address that was typed as one, and checked; every other value is text. */
export type FactValue = string | { readonly email: string };

export type MailBlock =
  | { kind: "paragraph"; text: string }
  /** A code to be typed elsewhere. */
  | { kind: "code"; code: string }
  /** `url` is ours and absolute. */
  | { kind: "button"; label: string; url: string }
  | { kind: "facts"; rows: readonly (readonly [label: string, value: FactValue])[] }
  /** Somebody's own words, with their line breaks. */
  | { kind: "quote"; label: string; text: string }
  /** What matters less. */
  | { kind: "note"; text: string }
  /** A note that ends with an address; `url` is ours and absolute. */
  | { kind: "link"; text: string; url: string };

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

/**
 * Values need no escaping by the caller: none of them is ever taken for markup, for a header or, but for the addresses of
 * buttons and links, for something to be followed (decision 0028).
 */
export function composeMail(given: MailDraft): MailContent {
  const draft: MailDraft = {
    subject: oneLine(withoutLinks(given.subject)),
    preview: withoutLinks(given.preview),
    heading: withoutLinks(given.heading),
    blocks: given.blocks.map(unlinked),
    footer: withoutLinks(given.footer),
  };
  return { subject: draft.subject, html: mailHtml(draft), text: mailText(draft) };
}

/** Somebody's name as what it is, in a mail to a stranger. */
export function quoted(name: string): string {
  return `“${name}”`;
}

function unlinked(block: MailBlock): MailBlock {
  switch (block.kind) {
    case "code":
    case "button":
      return block;
    case "facts":
      return { ...block, rows: block.rows.map(([label, value]) => [label, unlinkedValue(value)]) };
    case "quote":
      return { ...block, label: withoutLinks(block.label), text: withoutLinks(block.text) };
    default:
      return { ...block, text: withoutLinks(block.text) };
  }
}

function unlinkedValue(value: FactValue): FactValue {
  return typeof value === "string" ? withoutLinks(value) : value;
}

export function factText(value: FactValue): string {
  return typeof value === "string" ? value : value.email;
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
