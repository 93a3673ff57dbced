// The provider's revenue, month by month in a financial year, as the books have it: which entries each figure is the sum of.

import { refuseFields } from "../../refusals.ts";
import { addCents, type Cents, cents, ZERO_CENTS } from "../../values/money/money.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";
import {
  addDays,
  addMonthsClamped,
  dateFromParts,
  dateParts,
  isBefore,
  type PlainDate,
} from "../../values/time/plain-date.ts";
import type { BookAccount, BookMoveKind } from "./books.ts";

export const REVENUE_FIGURE_TEXT = {
  INVOICED: "Invoiced",
  CREDITED: "Credited or taken back",
  GST: "GST",
  RECEIVED: "Received",
  SURPLUS: "Due back to clients",
  OWED: "Owed at the end",
  REFUNDED: "Refunds paid",
} as const;
export type RevenueFigure = keyof typeof REVENUE_FIGURE_TEXT;
export const REVENUE_FIGURES = codesIn(REVENUE_FIGURE_TEXT);

type FigureRule = {
  readonly account: BookAccount;
  readonly kinds: readonly BookMoveKind[];
  /** Whether people read a debit of the account as more. */
  readonly side: 1 | -1;
  /** What stands on the last day, not what came between. */
  readonly isBalance?: true;
};

const ASKED: readonly BookMoveKind[] = ["ISSUED", "CREDITED", "TAKEN_BACK"];

/** Owed before, and invoiced, less what was credited and received, and what is due back of that, is owed at the end. */
export const REVENUE_RULES: Readonly<Record<RevenueFigure, FigureRule>> = {
  INVOICED: { account: "RECEIVABLE", kinds: ["ISSUED"], side: 1 },
  CREDITED: { account: "RECEIVABLE", kinds: ["CREDITED", "TAKEN_BACK"], side: -1 },
  GST: { account: "GST", kinds: ASKED, side: -1 },
  RECEIVED: { account: "RECEIVABLE", kinds: ["RECEIVED"], side: -1 },
  SURPLUS: { account: "RECEIVABLE", kinds: ["REFUND_DUE"], side: 1 },
  OWED: { account: "RECEIVABLE", kinds: [...ASKED, "RECEIVED", "REFUND_DUE"], side: 1, isBalance: true },
  REFUNDED: { account: "REFUNDS_DUE", kinds: ["PAID_BACK"], side: 1 },
};
export const REVENUE_ACCOUNTS: readonly BookAccount[] = [
  ...new Set(Object.values(REVENUE_RULES).map(({ account }) => account)),
];

export type RevenueSums = Readonly<Record<RevenueFigure, Cents>>;
export type RevenueSpan = { readonly from: PlainDate; readonly to: PlainDate };
/** `openingCents` is what was owed before it. */
export type RevenueMonth = RevenueSpan & { readonly openingCents: Cents; readonly sums: RevenueSums };
/** What the entries of one kind come to on an account in the month that begins on the day. */
export type BookedSum = {
  readonly month: PlainDate;
  readonly account: BookAccount;
  readonly kind: BookMoveKind;
  readonly cents: Cents;
};

const MONTHS = 12;
const YEAR_MIN = 2000;
const YEAR_MAX = 2100;
const YEAR_MESSAGE = `Choose a financial year between ${YEAR_MIN} and ${YEAR_MAX}.`;
const MONTH_MESSAGE = "Choose a month from 1 to 12.";

/** The year of the tax goes from July to June, and is called by the year in which it ends. */
export function financialYearOf(day: PlainDate): number {
  const { year, month } = dateParts(day);
  return month >= 7 ? year + 1 : year;
}

export function yearSpan(year: number): RevenueSpan {
  return {
    from: dateFromParts({ year: year - 1, month: 7, day: 1 }),
    to: dateFromParts({ year, month: 6, day: 30 }),
  };
}

/** The whole year, or the calendar month of it. */
export function requireRevenueSpan(year: number, month: number | null): RevenueSpan {
  const faults = {
    ...(year >= YEAR_MIN && year <= YEAR_MAX ? {} : { year: YEAR_MESSAGE }),
    ...(month === null || (month >= 1 && month <= MONTHS) ? {} : { month: MONTH_MESSAGE }),
  };
  if (Object.keys(faults).length > 0) refuseFields(faults);
  if (month === null) return yearSpan(year);
  return monthFrom(dateFromParts({ year: month >= 7 ? year - 1 : year, month, day: 1 }));
}

function monthFrom(from: PlainDate): RevenueSpan {
  return { from, to: addDays(addMonthsClamped(from, 1), -1) };
}

/** Up to the present month: what is to come is in no books. `openingCents` is what was owed before the year. */
export function revenueMonths(
  year: number,
  booked: readonly BookedSum[],
  { openingCents, today }: { openingCents: Cents; today: PlainDate },
): RevenueMonth[] {
  const { from } = yearSpan(year);
  const months = Array.from({ length: MONTHS }, (_, at) => monthFrom(addMonthsClamped(from, at)));
  let owedCents = openingCents;
  return months
    .filter((month) => !isBefore(today, month.from))
    .map((month) => {
      const sums = sumsOf(booked.filter((sum) => sum.month === month.from));
      const before = owedCents;
      owedCents = addCents(before, sums.OWED);
      return { ...month, openingCents: before, sums: { ...sums, OWED: owedCents } };
    });
}

/** Of its months together; what is owed is that of the last. */
export function revenueTotal(months: readonly RevenueMonth[], openingCents: Cents): RevenueSums {
  const total = (figure: RevenueFigure) =>
    REVENUE_RULES[figure].isBalance === true
      ? (months.at(-1)?.sums[figure] ?? openingCents)
      : addCents(ZERO_CENTS, ...months.map(({ sums }) => sums[figure]));
  return eachFigure(total);
}

function sumsOf(booked: readonly BookedSum[]): RevenueSums {
  return eachFigure((figure) => {
    const { account, kinds, side } = REVENUE_RULES[figure];
    const those = booked.filter((sum) => sum.account === account && kinds.includes(sum.kind));
    return cents(BigInt(side) * addCents(ZERO_CENTS, ...those.map((sum) => sum.cents)));
  });
}

function eachFigure(of: (figure: RevenueFigure) => Cents): RevenueSums {
  return Object.fromEntries(REVENUE_FIGURES.map((figure) => [figure, of(figure)])) as Record<
    RevenueFigure,
    Cents
  >;
}
