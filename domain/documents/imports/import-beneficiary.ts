// By what rows of a register name the same beneficiary: its number, or without one a name that is clearly the same.

import { abnOrAcn } from "../../values/fields/abn-or-acn.ts";
import { ACN_LENGTH } from "../../values/fields/acn.ts";

/** The digits in which an ABN and the ACN in it agree; undefined where it is neither. */
export function numberKey(typed: string): string | undefined {
  const number = abnOrAcn(typed);
  return number.ok ? number.value.slice(-ACN_LENGTH) : undefined;
}

/** Words that are written in two ways and mean one. */
const SAME_WORDS: Readonly<Record<string, string>> = {
  and: "&",
  inc: "incorporated",
  ltd: "limited",
  pty: "proprietary",
};

/** Two names with one key are written differently and are one; nothing is guessed beyond that. */
export function businessNameKey(name: string): string {
  const words = name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/['’.]/g, "")
    .split(/[^\p{L}\p{N}&]+/u)
    .filter((word) => word !== "");
  return words.map((word) => (Object.hasOwn(SAME_WORDS, word) ? SAME_WORDS[word] : word)).join(" ");
}

export function notSuggestedMessage(number: string): string {
  return `No beneficiary of this file was found here by ${number}.`;
}
export const NOTHING_ANSWERED_MESSAGE = "Answer for one beneficiary at least.";
export const ANSWERED_TWICE_MESSAGE = "This beneficiary is answered twice.";

const WRONG_DIGIT = "one of its digits is wrong. Compare it with the paper";
const IN_A_REGISTER: Readonly<Record<string, string>> = {
  "Invalid ABN": `Invalid ABN: ${WRONG_DIGIT}`,
  "Invalid ACN": `Invalid ACN: ${WRONG_DIGIT}`,
};

/** Said at more length than beside a field: whoever looks at a register has not just typed the number. */
export function numberMessage(message: string): string {
  return IN_A_REGISTER[message] ?? message;
}
