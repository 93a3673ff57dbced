// What a mail consists of: one list of blocks, from which both the HTML and the plain text are made, so that they say the same.

/** A mail address that was typed as one, and checked; every other value is text. */
export type FactValue = string | { readonly email: string };

export type MailBlock =
  /** One that `greets` calls the reader by name, before what the mail has to say. */
  | { kind: "paragraph"; text: string; greets?: true }
  /** A code to be typed elsewhere. */
  | { kind: "code"; code: string }
  /** `url` is ours and absolute. */
  | { kind: "button"; label: string; url: string }
  | { kind: "facts"; rows: readonly (readonly [label: string, value: FactValue])[] }
  /** Somebody's own words, with their line breaks. */
  | { kind: "quote"; label: string; text: string }
  /** One of several things that are told together; `url` is ours and absolute. */
  | { kind: "entry"; title: string; text: string; url: string | null }
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

/** Under the footer: a sentence and where it leads. */
export type MailLastLine = { readonly text: string; readonly label: string; readonly url: string };

export function factText(value: FactValue): string {
  return typeof value === "string" ? value : value.email;
}
