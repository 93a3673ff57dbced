// How many lines of a statement are in a state, and what they come to.

import { formatCount } from "@bondline/domain/count-text.ts";
import type { BankLineState } from "@bondline/domain/money/bank-statements/bank-line.ts";
import { aud } from "@bondline/domain/values/money/money.ts";
import type { BankStatementRecordFragment } from "../../../api/generated/graphql.ts";
import type { Figure } from "../../../ui/figure-strip.tsx";
import { STATEMENT_FIGURE_WORDS as WORDS } from "./bank-statement-words.ts";

type Counted = Pick<BankStatementRecordFragment, "counts">;

type WithCounts = { readonly counts: readonly { readonly state: BankLineState; readonly count: number }[] };

export function countOf({ counts }: WithCounts, ...states: readonly BankLineState[]): number {
  return counts.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + count, 0);
}

/** What is recorded, or would be, in dollars first: it is what the page answers. */
export function statementFigures(statement: Counted): Figure[] {
  const amountOf = (wanted: BankLineState) =>
    aud(statement.counts.find(({ state }) => state === wanted)?.amount ?? "0.00");
  const figure = (state: "MATCHED" | "APPLIED", label: string, note: string): Figure => ({
    label,
    value: amountOf(state),
    note: `${formatCount(countOf(statement, state))}. ${note}`,
    sign: state === "APPLIED" ? "established" : "in-flight",
  });
  const waiting = countOf(statement, "UNMATCHED");
  const isBefore = countOf(statement, "MATCHED") > 0 || countOf(statement, "APPLIED") === 0;
  return [
    ...(isBefore ? [figure("MATCHED", WORDS.matched, WORDS.matchedNote)] : []),
    ...(countOf(statement, "APPLIED") > 0 ? [figure("APPLIED", WORDS.applied, WORDS.appliedNote)] : []),
    {
      label: WORDS.unmatched,
      value: formatCount(waiting),
      note: waiting === 0 ? WORDS.unmatchedNone : WORDS.unmatchedNote,
      tone: waiting > 0 ? "warn" : "plain",
    },
    {
      label: WORDS.known,
      value: formatCount(countOf(statement, "READ_BEFORE")),
      note: WORDS.knownNote,
      isSecond: true,
    },
    {
      label: WORDS.others,
      value: formatCount(countOf(statement, "DEBIT", "SET_ASIDE", "UNREADABLE")),
      note: WORDS.othersNote,
      isSecond: true,
    },
  ];
}
