// The figures above what fees have earned: what was to come, what came to it, what is earned and what is left.

import { aud } from "@bondline/domain/values/money/money.ts";
import type { AccrualSumsShownFragment } from "../../../api/generated/graphql.ts";
import type { Figure } from "../../../ui/figure-strip.tsx";
import { ACCRUAL_FIGURE_TEXT, type AccrualFigure } from "./accrual-rows.ts";
import { ACCRUAL_WORDS as WORDS } from "./accrual-words.ts";

const UNREAD = "\u00a0";

export function accrualFigures(sums: AccrualSumsShownFragment | undefined): Figure[] {
  const figure = (name: AccrualFigure) => ({
    label: ACCRUAL_FIGURE_TEXT[name],
    value: sums === undefined ? UNREAD : aud(sums[name]),
  });
  const gst = sums === undefined ? UNREAD : WORDS.gstOf(aud(sums.gst));
  return [
    { ...figure("before"), isSecond: true },
    { ...figure("invoiced"), note: gst, isSecond: true },
    { ...figure("credited"), isSecond: true },
    { ...figure("earned"), isSecond: true },
    { ...figure("toCome"), note: WORDS.toComeNote },
  ];
}
