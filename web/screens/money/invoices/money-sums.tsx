// What the rows of a register of money come to, state by state; its room is kept while it is read, so that what stands below it stays where it is.

import { OUR_CURRENCY } from "@bondline/domain/money/invoices/unmatched-payment.ts";
import { codesIn } from "@bondline/domain/values/reference-data/option-list.ts";
import type { ReactNode } from "react";
import type { Figure } from "../../../ui/figure-strip.tsx";
import { moneyText } from "./public/money-text.ts";

export const UNREAD = "\u00a0";

/** Ours where it is left out. */
type Sum = { readonly currency?: string; readonly amount: string; readonly count: number };
type Summed<State extends string, Of extends Sum> = {
  readonly texts: Readonly<Record<State, string>>;
  readonly sums: readonly Of[] | undefined;
  readonly stateOf: (sum: Of) => State;
  readonly noteOf: (count: number, others: string, state: State) => ReactNode;
  /** Those that stand out once there are any. */
  readonly dangers?: readonly State[];
};

/** The sum is of our own currency; what came in others stands in its note. */
export function moneySums<State extends string, Of extends Sum>({
  texts,
  sums,
  stateOf,
  noteOf,
  dangers = [],
}: Summed<State, Of>): readonly Figure[] {
  return codesIn(texts).map((state): Figure => {
    const label = texts[state];
    if (sums === undefined) return { label, value: UNREAD, note: UNREAD, isSecond: true };
    const ofState = sums.filter((sum) => stateOf(sum) === state);
    const ours = ofState.find(({ currency = OUR_CURRENCY }) => currency === OUR_CURRENCY);
    const others = ofState
      .filter((sum) => sum !== ours)
      .map(({ amount, currency = OUR_CURRENCY }) => moneyText(amount, currency));
    const count = ofState.reduce((sum, each) => sum + each.count, 0);
    return {
      label,
      value: moneyText(ours?.amount ?? "0.00", OUR_CURRENCY),
      note: noteOf(count, others.join(", "), state),
      tone: dangers.includes(state) && count > 0 ? "danger" : "plain",
      isSecond: true,
    };
  });
}
