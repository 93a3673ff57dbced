// What of the fees on invoices is earned by a day: each line in a straight line over the days that it is for, and the rest is to come.

import type { ProcessType } from "../../process-type.ts";
import { refuseFields } from "../../refusals.ts";
import { addCents, type Cents, cents, subtractCents, ZERO_CENTS } from "../../values/money/money.ts";
import { divideRoundingHalfUp } from "../../values/money/rounding.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";
import {
  addDays,
  addMonthsClamped,
  dateFromParts,
  dateParts,
  daysBetween,
  earlierDate,
  findPlainDate,
  isBefore,
  type PlainDate,
} from "../../values/time/plain-date.ts";
import type { LinePeriod } from "../invoices/invoice.ts";
import { financialYearOf, type RevenueSpan, yearSpan } from "./revenue.ts";

/** What a line of an invoice charges or takes off; an earlier version of the portal did not say it of each. */
export const FEE_LINE_KIND_TEXT = {
  ESTABLISHMENT_FEE: "Establishment fee",
  FIRST_PERIOD: "First period",
  LATER_PERIOD: "Later periods",
  ADDED: "Added by staff",
  UNKNOWN: "Not said",
  ONGOING_PERCENTAGE: "Ongoing fee discount",
  ESTABLISHMENT_FEE_AMOUNT: "Establishment fee discount",
  REFERRAL_AMOUNT: "Referral discount",
} as const;
export type FeeLineKind = keyof typeof FEE_LINE_KIND_TEXT;
export const FEE_LINE_KINDS = codesIn(FEE_LINE_KIND_TEXT);

/** Without GST, which stands apart. To come before, and invoiced, less what was credited and earned, is to come. */
export type AccrualSums = {
  readonly beforeCents: Cents;
  readonly invoicedCents: Cents;
  readonly creditedCents: Cents;
  readonly earnedCents: Cents;
  readonly toComeCents: Cents;
  readonly gstCents: Cents;
};

/** What of a line stands before some days, and what they add to it and take back. */
export type AccruingLine = {
  /** Null for what is earned at once. */
  readonly period: LinePeriod | null;
  readonly netCents: Cents;
  readonly invoicedCents: Cents;
  readonly creditedCents: Cents;
};

/** By the end of the day, to the nearest cent: never more than what stands, and all of it once its days are over. */
export function earnedBy(net: Cents, period: LinePeriod | null, day: PlainDate): Cents {
  if (period === null) return net;
  const days = daysBetween(period.startDate, period.endDate);
  const passed = Math.min(Math.max(daysBetween(period.startDate, day) + 1, 0), days);
  const size = net < 0n ? -net : net;
  const earned = divideRoundingHalfUp(size * BigInt(passed), BigInt(days));
  return cents(net < 0n ? -earned : earned);
}

/** Of one line in some days. */
export function accrualOf(
  { period, netCents, invoicedCents, creditedCents }: AccruingLine,
  { from, to }: RevenueSpan,
): Omit<AccrualSums, "gstCents"> {
  const toComeOf = (net: Cents, day: PlainDate) => subtractCents(net, earnedBy(net, period, day));
  const change = subtractCents(invoicedCents, creditedCents);
  const beforeCents = toComeOf(netCents, addDays(from, -1));
  const toComeCents = toComeOf(addCents(netCents, change), to);
  const earnedCents = subtractCents(addCents(beforeCents, change), toComeCents);
  return { beforeCents, invoicedCents, creditedCents, earnedCents, toComeCents };
}

const FIRST_DAY = dateFromParts({ year: 2000, month: 7, day: 1 });
const DAY_MESSAGE = "Choose a day between 1 July 2000 and today.";
const MONTH_MESSAGE = "Choose a month that has begun by that day.";

/** The financial year up to the day, month by month. */
export function accrualMonthsTo(asAt: PlainDate): RevenueSpan[] {
  const { from } = yearSpan(financialYearOf(asAt));
  return Array.from({ length: 12 }, (_, at) => addMonthsClamped(from, at))
    .filter((first) => !isBefore(asAt, first))
    .map((first) => ({ from: first, to: earlierDate(monthEnd(first), asAt) }));
}

/** The financial year up to the day, or the calendar month of it. */
export function requireAccrualSpan(
  asked: string,
  { month, today }: { month: number | null; today: PlainDate },
): RevenueSpan {
  const asAt = findPlainDate(asked);
  if (asAt === undefined || isBefore(asAt, FIRST_DAY) || isBefore(today, asAt))
    refuseFields({ asAt: DAY_MESSAGE });
  const months = accrualMonthsTo(asAt);
  const inMonth = months.find(({ from }) => dateParts(from).month === month);
  if (month !== null && inMonth === undefined) refuseFields({ month: MONTH_MESSAGE });
  return inMonth ?? { from: yearSpan(financialYearOf(asAt)).from, to: asAt };
}

function monthEnd(first: PlainDate): PlainDate {
  return addDays(addMonthsClamped(first, 1), -1);
}

const MONTHS_AHEAD = 12;

/** The rest of the present month, and twelve more. */
function monthsAfter(asAt: PlainDate): RevenueSpan[] {
  const { year, month } = dateParts(asAt);
  const present = dateFromParts({ year, month, day: 1 });
  return Array.from({ length: MONTHS_AHEAD + 1 }, (_, at) => addMonthsClamped(present, at))
    .map((first) => ({ from: isBefore(asAt, first) ? first : addDays(asAt, 1), to: monthEnd(first) }))
    .filter(({ from, to }) => !isBefore(to, from));
}

/** All days at whose end it has to be known what stands and what of it is earned. */
export function accrualDays(asAt: PlainDate): PlainDate[] {
  const { from } = yearSpan(financialYearOf(asAt));
  const spans = [...accrualMonthsTo(asAt), ...monthsAfter(asAt)];
  return [addDays(from, -1), ...spans.map(({ to }) => to)];
}

type AccruedOf = { readonly kind: FeeLineKind; readonly product: ProcessType };
/** What stands of the lines of a kind and product at the end of the day, by what was booked up to the day of the report. */
export type AccruedBalance = AccruedOf & {
  readonly day: PlainDate;
  readonly netCents: Cents;
  readonly earnedCents: Cents;
};
/** What the books have of them in the month that begins on the day. */
export type AccruedMove = AccruedOf & {
  readonly month: PlainDate;
  readonly invoicedCents: Cents;
  readonly creditedCents: Cents;
  readonly gstCents: Cents;
};
type Accrued = {
  readonly balances: readonly AccruedBalance[];
  readonly moves: readonly AccruedMove[];
};

/** In all of the days: of everything, or of what `accrued` was narrowed to. */
export function accrualSums({ balances, moves }: Accrued, { from, to }: RevenueSpan): AccrualSums {
  const toComeOn = (day: PlainDate) =>
    addCents(
      ZERO_CENTS,
      ...balances
        .filter((balance) => balance.day === day)
        .map((balance) => subtractCents(balance.netCents, balance.earnedCents)),
    );
  const inDays = moves.filter(({ month }) => !isBefore(month, from) && !isBefore(to, month));
  const sum = (part: (move: AccruedMove) => Cents) => addCents(ZERO_CENTS, ...inDays.map(part));
  const [invoicedCents, creditedCents] = [
    sum((move) => move.invoicedCents),
    sum((move) => move.creditedCents),
  ];
  const [beforeCents, toComeCents] = [toComeOn(addDays(from, -1)), toComeOn(to)];
  const change = subtractCents(invoicedCents, creditedCents);
  return {
    beforeCents,
    invoicedCents,
    creditedCents,
    earnedCents: subtractCents(addCents(beforeCents, change), toComeCents),
    toComeCents,
    gstCents: sum((move) => move.gstCents),
  };
}

/** Those of one kind, or one product. */
export function accruedOf({ balances, moves }: Accrued, isOf: (row: AccruedOf) => boolean): Accrued {
  return { balances: balances.filter(isOf), moves: moves.filter(isOf) };
}

/** What is to come, by the months in which it will be earned; the last has no end. */
export type AccrualAhead = { readonly from: PlainDate; readonly to: PlainDate | null; readonly cents: Cents };

export function accrualAhead({ balances }: Accrued, asAt: PlainDate): AccrualAhead[] {
  const earnedOn = (day: PlainDate) =>
    addCents(ZERO_CENTS, ...balances.filter((each) => each.day === day).map((each) => each.earnedCents));
  const months = monthsAfter(asAt);
  const ahead = months.map(({ from, to }) => ({
    from,
    to,
    cents: subtractCents(earnedOn(to), earnedOn(addDays(from, -1))),
  }));
  const last = months.at(-1)?.to ?? asAt;
  const net = balances.filter(({ day }) => day === last).map(({ netCents }) => netCents);
  const later = subtractCents(addCents(ZERO_CENTS, ...net), earnedOn(last));
  return [...ahead, { from: addDays(last, 1), to: null, cents: later }];
}
