// Plain text of one line or of several, free of characters that nobody can see or no database can keep.

import { accept, andThen, type FieldRule, maxLength, reject } from "./field-rule.ts";

export const UNUSABLE_CHARACTERS_MESSAGE = "This field contains characters that cannot be used.";

/** Control characters, invisible marks, line and paragraph separators, halves of a surrogate pair. */
const UNUSABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;
const LINE_BREAKS_AND_TABS = /[\n\t]/g;

export function hasUnusableCharacters(text: string): boolean {
  return UNUSABLE.test(text);
}

export function singleLine(max: number): FieldRule<string> {
  return andThen(maxLength(max), (text) =>
    hasUnusableCharacters(text) ? reject(UNUSABLE_CHARACTERS_MESSAGE) : accept(text.normalize("NFC")),
  );
}

/** Line breaks of every system become one sort, so that a length means the same everywhere. */
export function severalLines(max: number): FieldRule<string> {
  return (raw) => {
    const text = raw.replace(/\r\n?/g, "\n");
    const limited = maxLength(max)(text);
    if (!limited.ok) return limited;
    if (hasUnusableCharacters(limited.value.replace(LINE_BREAKS_AND_TABS, " ")))
      return reject(UNUSABLE_CHARACTERS_MESSAGE);
    return accept(limited.value.normalize("NFC"));
  };
}
