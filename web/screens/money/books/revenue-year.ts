// Which financial year the pages of the revenue show, as their address says it, and the addresses of its figures.

import { financialYearOf, type RevenueFigure, yearSpan } from "@bondline/domain/money/books/revenue.ts";
import { DEFAULT_ZONE } from "@bondline/domain/values/time/business-time.ts";
import { dateParts, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { RevenueFiguresFragment } from "../../../api/generated/graphql.ts";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import { useNow } from "../../../app/time/use-now.ts";
import { paths } from "../../../paths.ts";
import { monthTitle } from "../../../ui/calendar-month.ts";
import { REVENUE_WORDS as WORDS } from "./revenue-words.ts";

export function usePresentYear(): number {
  return financialYearOf(dayOfInstant(useNow(), DEFAULT_ZONE));
}

/** What is no year is the present one. */
export function yearAsked(said: string, present: number): number {
  return /^\d{4}$/.test(said) ? Number(said) : present;
}

const SUM_OF = {
  INVOICED: "invoiced",
  CREDITED: "credited",
  GST: "gst",
  RECEIVED: "received",
  SURPLUS: "surplus",
  OWED: "owed",
  REFUNDED: "refunded",
} as const satisfies Record<RevenueFigure, keyof RevenueFiguresFragment>;

export function figureIn(sums: RevenueFiguresFragment, figure: RevenueFigure): string {
  return sums[SUM_OF[figure]];
}

/** Of a month by its first day, or of the whole year. */
export function workingHref(figure: RevenueFigure, year: number, from?: string): string {
  const month = from === undefined ? {} : { month: String(dateParts(plainDate(from)).month) };
  return `${paths.staffRevenueWorking()}?${new URLSearchParams({ figure, year: String(year), ...month })}`;
}

export function yearName(year: number): string {
  const { from, to } = yearSpan(year);
  return WORDS.fromTo(monthTitle(from), monthTitle(to));
}
