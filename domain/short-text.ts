// Shortens a name that stands inside a sentence, where no style sheet can cut it.

export const SHORT_TEXT_LENGTH = 40;

const ELLIPSIS = "…";

/** Counted as a reader counts: a letter with its accent is one, and is never cut in two. */
export function shortText(text: string, length: number = SHORT_TEXT_LENGTH): string {
  const letters = [...new Intl.Segmenter("en-AU").segment(text)].map(({ segment }) => segment);
  if (letters.length <= length) return text;
  return `${letters
    .slice(0, length - 1)
    .join("")
    .trimEnd()}${ELLIPSIS}`;
}
