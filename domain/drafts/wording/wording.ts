// The text of an unconditional undertaking, in our own words, as blocks that a page, a print and a hash are made from.

import { firstStandardText } from "./first-standard-wording.ts";
import { clausesIn, linesFor, particularIn } from "./standard-lines.ts";
import { endingOf, type StandardText } from "./standard-wording.ts";
import { longDate, type WordingFacts } from "./wording-facts.ts";
import { fillSlots, WORDING_EDITIONS, type WordingEdition } from "./wording-slots.ts";

export type WordingBlock =
  | { kind: "title"; text: string }
  | { kind: "subtitle"; text: string }
  /** `isFromIssue` marks what is known only when it is issued, and so is no part of what was approved. */
  | { kind: "fact"; label: string; value: string; isFromIssue: boolean }
  | { kind: "clause"; number: number; heading: string; text: string; items: readonly string[] }
  /** Of a text that somebody else has written. */
  | { kind: "line"; text: string }
  | { kind: "signature"; text: string };

/** Without a standard wording of the provider's own, the first version of it. */
export function wordingBlocks(
  facts: WordingFacts,
  edition: WordingEdition = WORDING_EDITIONS[0],
  standard: StandardText = firstStandardText(facts),
): WordingBlock[] {
  const filled = (text: string) => fillSlots(text, facts, edition);
  const ownLines = linesOf(facts.ownClauses ?? "");
  return [
    { kind: "title", text: filled(standard.title) },
    { kind: "subtitle", text: filled(standard.subtitle) },
    ...issueBlocks(facts),
    ...particulars(standard, facts, filled),
    ...(ownLines.length > 0 ? ownLines : clauses(standard, facts, filled)),
    { kind: "signature", text: filled(standard.signature) },
  ];
}

type Filled = (text: string) => string;

function particulars(
  { particulars: text }: StandardText,
  facts: WordingFacts,
  filled: Filled,
): WordingBlock[] {
  return linesFor(text, endingOf(facts))
    .flatMap((line) => particularIn(line) ?? [])
    .map(({ label, value }) => ({ kind: "fact", label, value: filled(value), isFromIssue: false }));
}

function clauses({ clauses: text }: StandardText, facts: WordingFacts, filled: Filled): WordingBlock[] {
  return clausesIn(linesFor(text, endingOf(facts))).map((clause, index) => ({
    kind: "clause",
    number: index + 1,
    heading: filled(clause.heading),
    text: filled(clause.text),
    items: clause.items.map(filled),
  }));
}

/** A text of somebody else's as it stands, its first line the title; what is known only at the issue comes before it. */
export function ownWordingBlocks(text: string, facts: WordingFacts): WordingBlock[] {
  const [title, ...lines] = linesOf(text);
  return [{ kind: "title", text: title?.text ?? "" }, ...issueBlocks(facts), ...lines];
}

function linesOf(text: string) {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.map((line) => ({ kind: "line" as const, text: line }));
}

function issueBlocks({ guaranteeNumber, issueDate }: WordingFacts): WordingBlock[] {
  return [
    fromIssue("Number", guaranteeNumber),
    fromIssue("Date of issue", issueDate === null ? null : longDate(issueDate)),
  ];
}

function fromIssue(label: string, value: string | null): WordingBlock {
  return { kind: "fact", label, value: value ?? "given when it is issued", isFromIssue: true };
}
