// The words of a mail that an operator may change, its subject and opening: taken from what the code says, and put in its place.

import type { MailPlace, MailWords } from "@bondline/domain/records/mail-texts/mail-text.ts";
import { fillBraces, inBraces, namesInBraces } from "@bondline/domain/values/braces.ts";
import type { MailBlock, MailDraft } from "./mail-blocks.ts";
import { quoted } from "./mail-content.ts";
import { placesIn } from "./mail-places.ts";

/** What people read in each place of one mail. */
export type PlaceValues = ReadonlyMap<string, string>;
type To = { readonly toStranger: boolean };

export function placeValues(input: object, { toStranger }: To): PlaceValues {
  return new Map(
    placesIn(input).map(({ place: { name, isTyped, show = String }, value }) => {
      const shown = show(value);
      return [name, isTyped === true && toStranger ? quoted(shown) : shown];
    }),
  );
}

/** Those of a mail like the example, with where each has to stay: where what the code says tells it. */
export function mailPlaces(input: object, { subject, opening }: MailWords, { toStranger }: To): MailPlace[] {
  const said = { subject: namesInBraces(subject), opening: namesInBraces(opening) };
  return placesIn(input).map(({ place: { name, means, isTyped, notifies } }) => ({
    name,
    means,
    stays:
      notifies === true ? (["subject", "opening"] as const).filter((part) => said[part].includes(name)) : [],
    isForSubject: !(toStranger && isTyped === true),
  }));
}

export function wordsOf({ subject, blocks }: MailDraft): MailWords {
  return { subject, opening: openingIn(blocks).opening.join("\n") };
}

/** Everything else stays: the greeting, what follows the opening, the headline, and why the reader has it. */
export function withWords(draft: MailDraft, { subject, opening }: MailWords): MailDraft {
  const { greetings, rest } = openingIn(draft.blocks);
  const lines = opening.split("\n").filter((line) => line.trim() !== "");
  return {
    ...draft,
    subject,
    blocks: [...greetings, ...lines.map((text) => ({ kind: "paragraph", text }) as const), ...rest],
  };
}

function openingIn(blocks: readonly MailBlock[]) {
  const greetings = blocks.slice(0, lengthWhile(blocks, greets));
  const after = blocks.slice(greetings.length);
  const opening = after
    .slice(
      0,
      lengthWhile(after, ({ kind }) => kind === "paragraph"),
    )
    .flatMap((block) => (block.kind === "paragraph" ? [block.text] : []));
  return { greetings, opening, rest: after.slice(opening.length) };
}

const greets = (block: MailBlock) => block.kind === "paragraph" && block.greets === true;

function lengthWhile(blocks: readonly MailBlock[], holds: (block: MailBlock) => boolean): number {
  const end = blocks.findIndex((block) => !holds(block));
  return end === -1 ? blocks.length : end;
}

/** What the code says of an example, with a place wherever it says one of the values; the longest first, and only whole words. */
export function withPlaces(words: MailWords, values: PlaceValues): MailWords {
  const named = [...values].filter(([, text]) => text !== "").sort(([, a], [, b]) => b.length - a.length);
  if (named.length === 0) return words;
  const alternatives = named.map(([, text]) => RegExp.escape(text)).join("|");
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, "gu");
  const replaced = (text: string) =>
    text.replace(pattern, (said) => inBraces(named.find(([, value]) => value === said)?.[0] ?? said));
  return { subject: replaced(words.subject), opening: replaced(words.opening) };
}

/** Undefined where the mail has no value of some place. */
export function filledWords({ subject, opening }: MailWords, values: PlaceValues): MailWords | undefined {
  const names = [...namesInBraces(subject), ...namesInBraces(opening)];
  if (!names.every((name) => values.has(name))) return undefined;
  const filled = (text: string) => fillBraces(text, (name) => values.get(name));
  return { subject: filled(subject), opening: filled(opening) };
}
