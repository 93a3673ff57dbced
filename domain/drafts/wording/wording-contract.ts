// How an undertaking names the contract that it secures: each fact of it once, wherever it was typed.

import { formatDate } from "../../values/time/plain-date.ts";
import { longDate, orPlaceholder, type WordingFacts } from "./wording-facts.ts";

/** The agreement as it was described, then what that leaves out of title, number and date. */
export function contractText(facts: WordingFacts): string {
  const agreement = agreementOf(facts);
  const names = withoutRepeats(facts.contractTitle, agreement);
  const [number = null, date = null] = numberAndDate(facts);
  const isNumberSaid = isUnmistakable(facts.contractNumber) && says(agreement, facts.contractNumber);
  const isDateSaid =
    facts.contractDate !== null &&
    [longDate(facts.contractDate), formatDate(facts.contractDate)].some((day) => says(agreement, day));
  const further = joined([isNumberSaid ? null : number, isDateSaid ? null : date]);
  const named = joined(names);
  return further === "" ? named : `${named.replace(/\.$/, "")}, ${further}`;
}

export function agreementOf({ agreementContent }: WordingFacts): string {
  return orPlaceholder(agreementContent, "description of the agreement");
}

export function numberAndDate({ contractNumber, contractDate }: WordingFacts): (string | null)[] {
  return [
    contractNumber === null ? null : `number ${contractNumber}`,
    contractDate === null ? null : `dated ${longDate(contractDate)}`,
  ];
}

export function joined(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== "").join(", ");
}

function withoutRepeats(title: string | null, agreement: string): string[] {
  if (title === null || title.trim() === "" || says(agreement, title)) return [agreement];
  return says(title, agreement) ? [title.trim()] : [title.trim(), agreement];
}

/** "7" and "2026" may stand in a description and mean something else. */
function isUnmistakable(number: string | null): number is string {
  return number !== null && plain(number).length > 4;
}

/** As whole words, however they are spaced and capitalised. */
function says(text: string, part: string): boolean {
  return ` ${plain(text)} `.includes(` ${plain(part)} `);
}

function plain(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
