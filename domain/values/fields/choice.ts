// One or several of a fixed list, and answers by yes or no.

import { accept, type FieldRule, REQUIRED_MESSAGE, reject, trimmed } from "./field-rule.ts";

export const CHOICE_MESSAGE = "Please choose one of the options";

export function choice<const Code extends string>(codes: readonly Code[]): FieldRule<Code> {
  return (raw) => {
    const found = codes.find((code) => code === trimmed(raw));
    return found === undefined ? reject(CHOICE_MESSAGE) : accept(found);
  };
}

/** Codes joined by semicolons; a code named twice counts once. */
export function choices<const Code extends string>(
  codes: readonly Code[],
  emptyMessage: string,
): FieldRule<readonly Code[]> {
  return (raw) => {
    const named = new Set(
      raw
        .split(";")
        .map(trimmed)
        .filter((text) => text !== ""),
    );
    if (named.size === 0) return reject(emptyMessage);
    const found = codes.filter((code) => named.has(code));
    return found.length === named.size ? accept(found) : reject(CHOICE_MESSAGE);
  };
}

export const yesOrNo: FieldRule<boolean> = (raw) => {
  const answer = trimmed(raw);
  return answer === "true" || answer === "false" ? accept(answer === "true") : reject(REQUIRED_MESSAGE);
};
