// A client's statement: what was invoiced, credited, paid, paid back and taken back in a span of days, and what the client owed before and after it.

import { refuseFields } from "../../refusals.ts";
import { onOrAfter, onOrBefore, wireDate } from "../../values/fields/date.ts";
import { required } from "../../values/fields/field-rule.ts";
import { checkFields } from "../../values/fields/field-set.ts";
import { addCents, type Cents } from "../../values/money/money.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";
import {
  addDays,
  addMonthsClamped,
  dateFromParts,
  dateParts,
  findPlainDate,
  isBefore,
  type PlainDate,
} from "../../values/time/plain-date.ts";

export const STATEMENT_ENTRY_TEXT = {
  INVOICE: "Invoice",
  CREDIT_NOTE: "Credit note",
  TAKEN_BACK: "Invoice taken back",
  PAYMENT: "Payment",
  REFUND: "Refund paid",
} as const;
export type StatementEntryKind = keyof typeof STATEMENT_ENTRY_TEXT;
export const STATEMENT_ENTRY_KINDS = codesIn(STATEMENT_ENTRY_TEXT);

/** How a payment came, or a refund went. */
export const STATEMENT_WAY_TEXT = {
  CARD: "Card",
  DIRECT_DEBIT: "Direct debit",
  DEPOSIT: "Deposit",
  BANK_TRANSFER: "Bank transfer",
  CARD_PROVIDER: "Through the card provider",
} as const;
export type StatementWay = keyof typeof STATEMENT_WAY_TEXT;
export const STATEMENT_WAYS = codesIn(STATEMENT_WAY_TEXT);

/** From the first day to the last, both counted. */
export type StatementSpan = { readonly from: PlainDate; readonly to: PlainDate };

type RequestedSpan = { readonly from: string; readonly to: string };

/** What is still to come is on no statement. */
export function checkStatementSpan({ from, to }: RequestedSpan, today: PlainDate) {
  const first = findPlainDate(from);
  const day = onOrBefore(today, wireDate);
  const rules = { from: required(day), to: required(first === undefined ? day : onOrAfter(first, day)) };
  return checkFields(rules, { from, to });
}

export function requireStatementSpan(asked: RequestedSpan, today: PlainDate): StatementSpan {
  const checked = checkStatementSpan(asked, today);
  return checked.ok ? checked.values : refuseFields(checked.fields);
}

export const STATEMENT_SPAN_TEXT = {
  THIS_MONTH: "This month",
  LAST_MONTH: "Last month",
  THIS_YEAR: "This financial year",
  LAST_YEAR: "Last financial year",
} as const;
type StatementSpanName = keyof typeof STATEMENT_SPAN_TEXT;
export const STATEMENT_SPAN_NAMES = codesIn(STATEMENT_SPAN_TEXT);

/** Those that people ask for most, as of today; the year is that of the tax, from July. */
export function usualSpans(today: PlainDate): Record<StatementSpanName, StatementSpan> {
  const month = dateFromParts({ ...dateParts(today), day: 1 });
  const july = dateFromParts({ ...dateParts(today), month: 7, day: 1 });
  const year = isBefore(today, july) ? addMonthsClamped(july, -12) : july;
  return {
    THIS_MONTH: { from: month, to: today },
    LAST_MONTH: { from: addMonthsClamped(month, -1), to: addDays(month, -1) },
    THIS_YEAR: { from: year, to: today },
    LAST_YEAR: { from: addMonthsClamped(year, -12), to: addDays(year, -1) },
  };
}

/** Undefined where the days are nobody's usual ones. */
export function spanNameOf({ from, to }: StatementSpan, today: PlainDate): StatementSpanName | undefined {
  const spans = usualSpans(today);
  return STATEMENT_SPAN_NAMES.find((name) => spans[name].from === from && spans[name].to === to);
}

/** What each kind comes to in the span: an invoice adds to what is owed, a payment takes off it. */
export type StatementSums = {
  readonly openingCents: Cents;
  readonly invoicedCents: Cents;
  readonly creditedCents: Cents;
  readonly takenBackCents: Cents;
  readonly paidCents: Cents;
  readonly refundedCents: Cents;
};

/** Below zero where the client is owed money. */
export function closingCents(sums: StatementSums): Cents {
  const { openingCents, invoicedCents, creditedCents, takenBackCents, paidCents, refundedCents } = sums;
  return addCents(openingCents, invoicedCents, creditedCents, takenBackCents, paidCents, refundedCents);
}

/** A longer one is taken as a spreadsheet. */
export const STATEMENT_LINES_MAX = 2_000;
export const LONG_STATEMENT_MESSAGE = `A PDF can hold ${STATEMENT_LINES_MAX} lines. Choose fewer days, or export a CSV or Excel file.`;
