// One or several of a fixed list, and answers by yes or no.

import { accept, type FieldRule, REQUIRED_MESSAGE, reject, trimmed } from "./field-rule.ts";

const CHOICE_MESSAGE = "Please choose one of the options";

/** As many as one message can name and still be read. */
const NAMED_MAX = 12;

/** Names the codes, since whoever calls the API has no list to look at. */
export function choiceMessage(codes: readonly string[]): string {
  const more = codes.length - NAMED_MAX;
  const named = codes.slice(0, NAMED_MAX).join(", ");
  return `${CHOICE_MESSAGE}: ${named}${more > 0 ? ` and ${more} more` : ""}`;
}

export function choice<const Code extends string>(codes: readonly Code[]): FieldRule<Code> {
  return (raw) => {
    const found = codes.find((code) => code === trimmed(raw));
    return found === undefined ? reject(choiceMessage(codes)) : accept(found);
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
    return found.length === named.size ? accept(found) : reject(choiceMessage(codes));
  };
}

export const yesOrNo: FieldRule<boolean> = (raw) => {
  const answer = trimmed(raw);
  return answer === "true" || answer === "false" ? accept(answer === "true") : reject(REQUIRED_MESSAGE);
};
