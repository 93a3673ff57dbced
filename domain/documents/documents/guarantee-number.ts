// The number that a bank gives a guarantee, and when two spellings of one are the same.

import { accept, andThen, type FieldRule, reject } from "../../values/fields/field-rule.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { singleLine } from "../../values/fields/text.ts";

export const GUARANTEE_NUMBER_MESSAGE =
  "A guarantee number has letters from A to Z or digits, and may have spaces and marks between them.";

const OTHER_LETTERS_AND_DIGITS = /[\p{L}\p{N}]/u;
const ALL_BUT_LETTERS_AND_DIGITS = /[^A-Za-z0-9]/g;

/** Letters of other scripts look like ours and would make a second number of the same look. */
export const guaranteeNumber: FieldRule<string> = andThen(singleLine(LENGTHS.guaranteeNumber), (text) => {
  const plain = text.normalize("NFKC");
  const others = plain.replace(/[A-Za-z0-9]/g, "");
  if (guaranteeNumberKey(text) === "" || OTHER_LETTERS_AND_DIGITS.test(others))
    return reject(GUARANTEE_NUMBER_MESSAGE);
  return accept(text);
});

/** Two spellings with one key are one number: neither width nor case, spaces nor marks make another. */
export function guaranteeNumberKey(number: string): string {
  return number.normalize("NFKC").replace(ALL_BUT_LETTERS_AND_DIGITS, "").toLowerCase();
}

const COMPANY_WORDS = /( (limited|ltd|proprietary|pty|incorporated|inc|plc))+ $/;

/** Two names with one key are one bank. What a supplier is called besides is known to the database. */
export function bankNameKey(name: string): string {
  const words = name
    .normalize("NFKC")
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(/[\u0020-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f\ufeff]+/g, " ");
  return ` ${words.replace(/^ +| +$/g, "")} `.replace(COMPANY_WORDS, "").replaceAll(" ", "");
}
