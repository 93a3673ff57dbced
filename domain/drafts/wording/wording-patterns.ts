// What stands in a wording as a number, an amount, a day or a gap.

import { findAmountFromWords } from "../../values/money/amount-in-words.ts";
import { type Cents, centsFromDecimal } from "../../values/money/money.ts";
import { findPlainDate, type PlainDate } from "../../values/time/plain-date.ts";

/** A gap has a bounded length, so that a long text full of open brackets is read in one go. */
export const PLACEHOLDERS =
  /\[[^[\]\n]{0,80}\]|\{\{[^{}\n]{0,80}\}\}|\{[^{}\n]{0,80}\}|<[^<>\n]{0,80}>|_{3,}|\.{4,}|\b(?:TBC|TBA|X{3,})\b/g;
/** As the register spaces them, else whatever digits follow: a number of another length is a fault too. */
export const NUMBERED =
  /\b(?:ABN|ACN|ARBN)\b[\s:.]*(\d{2}[ .-]?\d{3}[ .-]?\d{3}[ .-]?\d{3}(?!\d)|\d{3}[ .-]?\d{3}[ .-]?\d{3}(?!\d)|\d[\d .-]*)/gi;
const FIGURES = /\$\s?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?/g;
export const NO_EXPIRY = /\bno (?:date of )?expiry\b|\bdoes not expire\b|\bopen[- ]ended\b/i;
export const EXPIRY_HOUR = /\b4[.:]00\s?pm\b/i;

const NUMBER_WORD =
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|trillion|zero";
const WORDS = new RegExp(
  `\\b(?:${NUMBER_WORD})(?:[\\s-]+(?:and[\\s-]+)?(?:${NUMBER_WORD})){0,40}\\s+dollars?(?:\\s+and(?:[\\s-]+(?:${NUMBER_WORD})){1,3}\\s+cents?)?`,
  "gi",
);

export function figuresIn(text: string): Cents[] {
  return [...text.matchAll(FIGURES)].map(([, dollars = "", fraction = ""]) =>
    centsFromDecimal(`${dollars.replaceAll(",", "")}${fraction}`),
  );
}

/** `amount` undefined: words that add up to none. */
export function amountsInWordsIn(text: string): { phrase: string; amount: Cents | undefined }[] {
  return [...text.replace(/\s+/g, " ").matchAll(WORDS)].map(([phrase]) => ({
    phrase,
    amount: findAmountFromWords(phrase),
  }));
}

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const MONTH =
  "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const DAY_FIRST = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: day of)? ${MONTH}\\.?,? (\\d{4})\\b`, "gi");
const MONTH_FIRST = new RegExp(`\\b${MONTH}\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})\\b`, "gi");
const NUMERIC = /\b(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/g;

/** As they are written, in Australia with the day first. `date` undefined: a day that no calendar has. */
export function datesIn(text: string): { phrase: string; date: PlainDate | undefined }[] {
  const monthOf = (name = "") => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  return [
    ...[...text.matchAll(DAY_FIRST)].map(([phrase, day, month, year]) => ({
      phrase,
      date: dateOf(year, monthOf(month), Number(day)),
    })),
    ...[...text.matchAll(MONTH_FIRST)].map(([phrase, month, day, year]) => ({
      phrase,
      date: dateOf(year, monthOf(month), Number(day)),
    })),
    ...[...text.matchAll(NUMERIC)].map(([phrase, day, month, year]) => ({
      phrase,
      date: dateOf(year, Number(month), Number(day)),
    })),
  ];
}

function dateOf(year = "", month: number, day: number): PlainDate | undefined {
  const two = (part: number) => String(part).padStart(2, "0");
  return findPlainDate(`${year}-${two(month)}-${two(day)}`);
}
