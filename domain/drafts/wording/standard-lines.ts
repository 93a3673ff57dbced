// The lines of a standard wording: which of them count for how a draft ends, and the particulars and clauses that they make.

import type { Ending } from "./standard-wording.ts";

/** A line that begins so is the heading of a clause, and one that begins so an item under it. */
export const CLAUSE_MARK = "## ";
export const ITEM_MARK = "- ";

/** What a line may begin with, so that it counts for some drafts alone. */
export const LINE_CONDITIONS = {
  "if date": ["date"],
  "if no date": ["condition", "open"],
  "if condition": ["condition"],
  "if open": ["open"],
} as const satisfies Record<string, readonly Ending[]>;

export const LINE_CONDITION_MEANS: Readonly<Record<keyof typeof LINE_CONDITIONS, string>> = {
  "if date": "This line only where it ends on a date",
  "if no date": "This line only where it ends on no date",
  "if condition": "This line only where it ends on a condition",
  "if open": "This line only where it has neither",
};

const CONDITION = /^(- )?\{(if [^{}]*)\}\s*/;

export function isLineCondition(name: string): name is keyof typeof LINE_CONDITIONS {
  return Object.hasOwn(LINE_CONDITIONS, name);
}

/** Without what they begin with: the lines that count. */
export function linesFor(text: string, ending: Ending): string[] {
  return standardLines(text).flatMap((line) => {
    const [, mark = "", condition] = CONDITION.exec(line) ?? [];
    if (condition === undefined || !isLineCondition(condition)) return [line];
    const counts: readonly Ending[] = LINE_CONDITIONS[condition];
    return counts.includes(ending) ? [line.replace(CONDITION, mark)] : [];
  });
}

export function standardLines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

type Particular = { readonly label: string; readonly value: string };

/** "Amount: {amount}"; undefined for a line that has no label or no value. */
export function particularIn(line: string): Particular | undefined {
  const at = line.indexOf(":");
  const [label, value] = [line.slice(0, Math.max(at, 0)).trim(), line.slice(at + 1).trim()];
  return label === "" || value === "" ? undefined : { label, value };
}

type StandardClause = {
  readonly heading: string;
  readonly text: string;
  readonly items: readonly string[];
};

/** A clause of which no line counts is left out. */
export function clausesIn(lines: readonly string[]): StandardClause[] {
  const clauses: { heading: string; texts: string[]; items: string[] }[] = [];
  for (const line of lines) {
    const clause = clauses.at(-1);
    if (`${line} `.startsWith(CLAUSE_MARK))
      clauses.push({ heading: line.slice(CLAUSE_MARK.length).trim(), texts: [], items: [] });
    else if (line.startsWith(ITEM_MARK)) clause?.items.push(line.slice(ITEM_MARK.length).trim());
    else clause?.texts.push(line);
  }
  return clauses
    .filter(({ texts, items }) => texts.length + items.length > 0)
    .map(({ heading, texts, items }) => ({ heading, text: texts.join("\n"), items }));
}
