// The access check of the provider's books: its administrators read what they come to, and what a figure is made of.

import {
  financialYearOf,
  REVENUE_RULES,
  type RevenueFigure,
  type RevenueMonth,
  type RevenueSums,
  requireRevenueSpan,
  revenueMonths,
  revenueTotal,
} from "@bondline/domain/money/books/revenue.ts";
import { BOOK_EXPORT_COLUMNS } from "@bondline/domain/records/exports/book-export-columns.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { listSourceOf } from "../../../spreadsheets/list-source.ts";
import type { RowSource } from "../../../spreadsheets/row-source.ts";
import { isProviderAdministrator, requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import {
  booksToExport,
  countBookEntries,
  firstBookedDay,
  listFigureEntries,
  type RevenueEntry,
  sumBooked,
  sumBookedBefore,
} from "./book-store.ts";

export type { RevenueEntry } from "./book-store.ts";

export type Revenue = {
  year: number;
  /** The first year of which anything is booked. */
  firstYear: number;
  openingCents: Cents;
  months: RevenueMonth[];
  total: RevenueSums;
};

export async function readRevenue(tx: Transaction, { year }: { year: number }): Promise<Revenue> {
  requireBooks(tx);
  const span = requireRevenueSpan(year, null);
  const today = dayAt(tx.now, DEFAULT_ZONE);
  const [booked, openingCents, first] = await Promise.all([
    sumBooked(tx, span),
    sumBookedBefore(tx, "RECEIVABLE", span.from),
    firstBookedDay(tx),
  ]);
  const months = revenueMonths(year, booked, { openingCents, today });
  const firstYear = financialYearOf(first ?? today);
  return { year, firstYear, openingCents, months, total: revenueTotal(months, openingCents) };
}

export type WorkingQuery = { figure: RevenueFigure; year: number; month?: number | null | undefined };

export async function listWorking(
  tx: Transaction,
  { figure, year, month, ...list }: WorkingQuery & PageArguments,
): Promise<Page<RevenueEntry>> {
  requireBooks(tx);
  const span = requireRevenueSpan(year, month ?? null);
  const { account, kinds, side } = REVENUE_RULES[figure];
  return await listFigureEntries(tx, { ...span, account, kinds, side }, list);
}

export type BooksToExport = { year?: number | null | undefined; month?: number | null | undefined };

/** Of this financial year, unless it is said. */
export async function accessBooksToExport(
  tx: Transaction,
  { year, month }: BooksToExport,
): Promise<RowSource> {
  requireBooks(tx);
  const span = requireRevenueSpan(year ?? financialYearOf(dayAt(tx.now, DEFAULT_ZONE)), month ?? null);
  return listSourceOf(tx, {
    name: ["Books", `${span.from} to ${span.to}`],
    columns: BOOK_EXPORT_COLUMNS,
    rights: "PROVIDER_ADMINISTRATOR",
    count: () => countBookEntries(tx, span),
    statement: booksToExport(span),
  });
}

export function requireBooks({ actor }: Transaction): void {
  requirePerson(actor);
  if (!isProviderAdministrator(actor)) refuse("PROVIDER_NOT_FOUND", { id: "" });
}
