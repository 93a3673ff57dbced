// Amounts in words, as an undertaking states them beside the figures, and back again to compare the two.

import { type Cents, cents } from "./money.ts";

/** Dollars in words go up to 15 digits. */
const DOLLARS_BOUND = 1_000_000_000_000_000n;

const ONES = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const TEENS_TEXT = "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
const SMALL = [...ONES, ...TEENS_TEXT.split(" ")];
const TENS = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const SCALES = ["", "thousand", "million", "billion", "trillion"];

/** More than the longest amount that can be said: the rest of a longer text is not looked at. */
const WORDS_MAX = 80;

/**
 * "one million two hundred and fifty thousand dollars and fifty cents"; whole dollars name no cents.
 * Throws a RangeError below zero and from 10^15 dollars on.
 */
export function amountInWords(amount: Cents): string {
  if (amount < 0n || amount >= DOLLARS_BOUND * 100n)
    throw new RangeError("Words go from zero to 15 digits of dollars.");

  const dollars = amount / 100n;
  const centsLeft = amount % 100n;
  const dollarWords = `${numberInWords(dollars)} ${dollars === 1n ? "dollar" : "dollars"}`;
  if (centsLeft === 0n) return dollarWords;
  return `${dollarWords} and ${numberInWords(centsLeft)} ${centsLeft === 1n ? "cent" : "cents"}`;
}

/** The amount that the words state, or undefined where they are not exactly how `amountInWords` puts one. */
export function findAmountFromWords(text: string): Cents | undefined {
  const words = text
    .trim()
    .toLowerCase()
    .split(/[\s-]+/, WORDS_MAX);
  const dollarsAt = words.findIndex((word) => word === "dollar" || word === "dollars");
  if (dollarsAt < 1) return undefined;

  const dollars = numberFromWords(words.slice(0, dollarsAt));
  const centsCount = numberFromWords(words.slice(dollarsAt + 1, -1));
  const amount = cents(dollars * 100n + centsCount);
  return dollars < DOLLARS_BOUND && sayTheSame(amountInWords(amount), words) ? amount : undefined;
}

function numberInWords(count: bigint): string {
  if (count === 0n) return "zero";
  const groups = SCALES.map((scale, power) => ({
    scale,
    value: Number((count / 1000n ** BigInt(power)) % 1000n),
  }));
  const said = groups
    .filter(({ value }) => value > 0)
    .map(({ scale, value }) => `${groupInWords(value)} ${scale}`.trim());

  const units = groups[0]?.value ?? 0;
  const needsAnd = said.length > 1 && units > 0 && units < 100;
  const [last, ...higher] = said;
  return [...higher.reverse(), needsAnd ? `and ${last}` : last].join(" ");
}

function groupInWords(value: number): string {
  const hundreds = Math.floor(value / 100);
  const rest = value % 100;
  if (hundreds === 0) return belowHundredInWords(rest);
  const hundredWords = `${SMALL[hundreds]} hundred`;
  return rest === 0 ? hundredWords : `${hundredWords} and ${belowHundredInWords(rest)}`;
}

function belowHundredInWords(value: number): string {
  if (value < 20) return SMALL[value] ?? "";
  const tens = TENS[Math.floor(value / 10)] ?? "";
  return value % 10 === 0 ? tens : `${tens}-${SMALL[value % 10]}`;
}

function numberFromWords(words: readonly string[]): bigint {
  let total = 0n;
  let group = 0n;
  for (const word of words) {
    const scale = SCALES.indexOf(word);
    if (word === "hundred") {
      group *= 100n;
    } else if (scale > 0) {
      total += group * 1000n ** BigInt(scale);
      group = 0n;
    } else {
      group += valueOfWord(word);
    }
  }
  return total + group;
}

function valueOfWord(word: string): bigint {
  const value = SMALL.indexOf(word);
  if (value > 0) return BigInt(value);
  const tens = TENS.indexOf(word);
  return tens > 1 ? BigInt(tens * 10) : 0n;
}

function sayTheSame(canonical: string, words: readonly string[]): boolean {
  return canonical.split(/[\s-]/).join(" ") === words.join(" ");
}
