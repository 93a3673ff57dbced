// A mail from its blocks: nothing that somebody typed is taken for markup, for a header or for something to be followed.
import type { MailKind } from "@bondline/domain/records/mail/mail-kind.ts";
import type { MailWords } from "@bondline/domain/records/mail-texts/mail-text.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { withoutLinks } from "@bondline/domain/values/fields/web-address.ts";
import type { FactValue, MailBlock, MailDraft } from "./mail-blocks.ts";
import { mailHtml } from "./mail-html.ts";
import { mailText } from "./mail-text.ts";

export type MailContent = {
  subject: string;
  html: string;
  text: string;
  kind: MailKind;
  /** What stands of it in a daily digest, under its subject. */
  summary: MailSummary;
  /** The same mail in the operator's own words, where it has some by the name of its example; of what a template says alone. */
  inWords?: (own: OwnWords) => MailContent;
};
export type OwnWords = ReadonlyMap<string, MailWords>;
/** `url` is where it leads. */
export type MailSummary = { text: string; url: string | null };

/**
 * Values need no escaping by the caller: none of them is ever taken for markup, for a header or, but for the addresses of
 * buttons and links, for something to be followed (decision 0028).
 */
export function composeMail(given: MailDraft, kind: MailKind): MailContent {
  const draft: MailDraft = {
    subject: oneLine(withoutLinks(given.subject)),
    preview: withoutLinks(given.preview),
    heading: withoutLinks(given.heading),
    blocks: given.blocks.map(unlinked),
    footer: withoutLinks(given.footer),
  };
  return {
    subject: draft.subject,
    html: mailHtml(draft),
    text: mailText(draft),
    kind,
    summary: { text: draft.preview, url: leadsTo(draft.blocks) },
  };
}

/** Somebody's name as what it is, in a mail to a stranger. */
export function quoted(name: string): string {
  return `“${name}”`;
}

function leadsTo(blocks: readonly MailBlock[]): string | null {
  for (const block of blocks) if (block.kind === "button" || block.kind === "link") return block.url;
  return null;
}

function unlinked(block: MailBlock): MailBlock {
  switch (block.kind) {
    case "code":
    case "button":
      return block;
    case "facts":
      return { ...block, rows: block.rows.map(([label, value]) => [label, unlinkedValue(value)]) };
    case "entry":
      return { ...block, title: withoutLinks(block.title), text: withoutLinks(block.text) };
    case "quote":
      return { ...block, label: withoutLinks(block.label), text: withoutLinks(block.text) };
    default:
      return { ...block, text: withoutLinks(block.text) };
  }
}

function unlinkedValue(value: FactValue): FactValue {
  return typeof value === "string" ? withoutLinks(value) : value;
}

/** "Hello Ada," or nothing for a reader whose name we do not know. */
export function greeting(givenName: string | undefined): MailBlock[] {
  return givenName === undefined ? [] : [{ kind: "paragraph", text: `Hello ${givenName},`, greets: true }];
}

function oneLine(text: string): string {
  const line = text.replaceAll(/[\p{Cc}\u2028\u2029\s]+/gu, " ").trim();
  const characters = [...line];
  if (characters.length <= LENGTHS.mailSubject) return line;
  return `${characters.slice(0, LENGTHS.mailSubject - 1).join("")}…`;
}
