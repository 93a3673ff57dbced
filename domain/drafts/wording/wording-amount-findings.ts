// The amount in figures, the amount in words and the amount of the draft, held against each other sentence by sentence.

import { amountInWords } from "../../values/money/amount-in-words.ts";
import { type Cents, formatAud } from "../../values/money/money.ts";
import type { WordingFinding } from "./wording-finding.ts";
import { amountsInWordsIn, figuresIn } from "./wording-patterns.ts";

/** Of a sum that is neither the draft's nor said to be the whole, such as the least that may be demanded. */
const IS_THE_WHOLE = /\b(?:amount|sums?|up to|total|aggregate|maximum|exceed\w*|limit\w*)\b/i;

export function amountFindings(sentences: readonly string[], amountCents: Cents | null): WordingFinding[] {
  const inSentences = sentences.flatMap((sentence) => findingsIn(sentence, amountCents));
  return [...inSentences, ...missing(sentences, amountCents)];
}

function findingsIn(sentence: string, amountCents: Cents | null): WordingFinding[] {
  const figures = figuresIn(sentence);
  const words = amountsInWordsIn(sentence);
  const wrong = [
    ...figures.filter((each) => each !== amountCents).map((each) => formatAud(each)),
    ...words.filter(({ amount }) => amount !== amountCents).map(({ phrase }) => `"${phrase}"`),
  ];
  const disagree =
    figures.length > 0 &&
    words.length > 0 &&
    words.some(({ amount }) => !figures.some((each) => each === amount));
  if (amountCents === null)
    return disagree
      ? [
          stop(
            sentence,
            "Figures and words name different amounts.",
            "Make the words say what the figures say.",
          ),
        ]
      : [];
  if (wrong.length === 0) return [];
  const message = disagree
    ? `Figures and words name different amounts: ${wrong.join(" and ")} ${is(wrong)} not ${formatAud(amountCents)}.`
    : `${wrong.join(" and ")} ${is(wrong)} not the amount of the draft, ${formatAud(amountCents)}.`;
  const finding = stop(sentence, message, `Write ${formatAud(amountCents)} (${amountInWords(amountCents)}).`);
  const isTheWhole = disagree || words.length > 0 || IS_THE_WHOLE.test(sentence);
  return [isTheWhole ? finding : { ...finding, severity: "CARE" }];
}

function missing(sentences: readonly string[], amountCents: Cents | null): WordingFinding[] {
  if (amountCents === null)
    return [
      { ...stop(null, "The draft has no amount yet.", "Enter the amount of the draft."), sentence: null },
    ];
  const text = sentences.join("\n");
  const inFigures = figuresIn(text).some((each) => each === amountCents);
  const inWords = amountsInWordsIn(text).some(({ amount }) => amount === amountCents);
  if (inFigures && inWords) return [];
  const mend = `Write ${formatAud(amountCents)} (${amountInWords(amountCents)}) where the amount is promised.`;
  if (!inFigures && !inWords) return [stop(null, "The text does not name the amount of the draft.", mend)];
  const lacking = inFigures ? "words" : "figures";
  return [{ ...stop(null, `The text names the amount, but not in ${lacking}.`, mend), severity: "CARE" }];
}

function is(named: readonly string[]): string {
  return named.length === 1 ? "is" : "are";
}

function stop(sentence: string | null, message: string, mend: string): WordingFinding {
  return { topic: "AMOUNT", severity: "STOP", sentence, message, mend };
}
