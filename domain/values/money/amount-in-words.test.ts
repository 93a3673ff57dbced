// Amounts in words as the trade writes them, and read back by another hand.
// Shows: W-15.

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { amountInWords, findAmountFromWords } from "./amount-in-words.ts";
import { cents, centsFromDecimal } from "./money.ts";

test("amounts are written as an undertaking writes them", () => {
  const written: readonly [string, string][] = [
    ["0", "zero dollars"],
    ["0.01", "zero dollars and one cent"],
    ["1", "one dollar"],
    ["1.01", "one dollar and one cent"],
    ["13.20", "thirteen dollars and twenty cents"],
    ["21", "twenty-one dollars"],
    ["100", "one hundred dollars"],
    ["101", "one hundred and one dollars"],
    ["1000", "one thousand dollars"],
    ["1005", "one thousand and five dollars"],
    ["1100", "one thousand one hundred dollars"],
    ["73482.53", "seventy-three thousand four hundred and eighty-two dollars and fifty-three cents"],
    ["100000", "one hundred thousand dollars"],
    ["1000000", "one million dollars"],
    ["1000020", "one million and twenty dollars"],
    ["1250000.50", "one million two hundred and fifty thousand dollars and fifty cents"],
    ["2000000000", "two billion dollars"],
    [
      "999999999999999",
      `${[..."trillion,billion,million,thousand".split(",")].map((scale) => `nine hundred and ninety-nine ${scale}`).join(" ")} nine hundred and ninety-nine dollars`,
    ],
  ];
  for (const [decimal, words] of written) assert.equal(amountInWords(centsFromDecimal(decimal)), words);
});

test("fifteen digits of dollars are the most, and nothing is below zero", () => {
  assert.match(
    amountInWords(cents(10n ** 17n - 1n)),
    /^nine hundred and ninety-nine trillion .* ninety-nine cents$/,
  );
  assert.throws(() => amountInWords(cents(10n ** 17n)), RangeError);
  assert.throws(() => amountInWords(cents(-1n)), RangeError);
});

test("the words of every amount give back the amount, to our reader and to one written apart", () => {
  const anyAmount = fc.oneof(
    fc.bigInt(0n, 10n ** 17n - 1n),
    fc.bigInt(0n, 10n ** 9n),
    fc.bigInt(0n, 300_000n),
  );
  fc.assert(
    fc.property(anyAmount, (count) => {
      const words = amountInWords(cents(count));
      assert.equal(findAmountFromWords(words), count);
      assert.equal(readByGrammar(words), count);
    }),
    { numRuns: 500 },
  );
});

test("capitals, line breaks and a missing hyphen do not change what the words say", () => {
  assert.equal(findAmountFromWords("  Twenty  One\nDOLLARS and Five cents "), 2105n);
});

test("words that do not say an amount in full are not read as one", () => {
  const unread = [
    "",
    "dollars",
    "one million",
    "one million dollar",
    "one dollars",
    "fifty hundred dollars",
    "one thousand five dollars",
    "one million and fifty thousand dollars",
    "two dollars and three",
    "two dollars three cents",
    "twenty-eleven dollars",
    "one dollar and one hundred cents",
    `${"nine ".repeat(50_000)}dollars`,
  ];
  for (const words of unread) assert.equal(findAmountFromWords(words), undefined, words.slice(0, 40));
});

/** Takes the sentence apart from the largest word down, by regular expressions instead of a running sum. */
function readByGrammar(words: string): bigint {
  const [, dollars = "", centsWords = "zero"] = /^(.*?) dollars?(?: and (.*) cents?)?$/.exec(words) ?? [];
  return readNumber(dollars) * 100n + readNumber(centsWords);
}

function readNumber(words: string): bigint {
  for (const [scale, zeros] of [
    ["trillion", 12n],
    ["billion", 9n],
    ["million", 6n],
    ["thousand", 3n],
    ["hundred", 2n],
  ] as const) {
    const parts = new RegExp(`^(.*?) ${scale}(?: (?:and )?(.*))?$`).exec(words);
    if (parts) return readNumber(parts[1] ?? "") * 10n ** zeros + readNumber(parts[2] ?? "zero");
  }
  const names =
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty";
  const [first = "", second = "zero"] = words.split("-");
  const tens = ["thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"].indexOf(first);
  const value = tens >= 0 ? (tens + 3) * 10 : names.split(" ").indexOf(first);
  return BigInt(value + names.split(" ").indexOf(second));
}
