// What the documents of a report cost: to date, in each month behind and ahead, and each document's part of a month.

import type { DocumentId, OrganisationId } from "@bondline/domain/ids.ts";
import { type CostMonths, type CostParts, costByMonth } from "@bondline/domain/money/fees/cost-months.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { addCents, type Cents, ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import {
  addMonthsClamped,
  dateFromParts,
  dateParts,
  type PlainDate,
} from "@bondline/domain/values/time/plain-date.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { costsOf, monthlyFeeOf } from "./document-costs.ts";
import { type ReportArguments, reportFilterOf } from "./document-report-access.ts";
import { listCostFacts, type ReportedCostFacts } from "./document-report-store.ts";

/** More than these are not added up while somebody waits; by month it is some twenty times the work. */
const COSTS_MAX = 5_000;
const MONTHLY_MAX = 1_000;

/** The same for all documents of a report, wherever they are. */
type Window = (tx: Transaction) => { first: PlainDate; months: number };

const AROUND_TODAY: Window = (tx) => ({ first: addMonthsClamped(thisMonth(tx), -6), months: 18 });
/** From July to June. */
const FINANCIAL_YEAR: Window = (tx) => {
  const { year, month } = dateParts(thisMonth(tx));
  return { first: dateFromParts({ year: month < 7 ? year - 1 : year, month: 7, day: 1 }), months: 12 };
};

/** Null where there are too many, for whoever may not see what a document costs, and of what is held: its applicant pays. */
export async function costOfReported(tx: Transaction, report: ReportArguments): Promise<Cents | null> {
  const facts = await factsFor(tx, report, COSTS_MAX);
  if (facts === null) return null;
  const costs = facts.flatMap((each) => costsOf(each, tx.now) ?? []);
  return addCents(...costs.map(({ accruedCents, setUpCostCents }) => addCents(accruedCents, setUpCostCents)));
}

export type ReportCosts = {
  /** The first is what lies before the window, the last what comes after it. */
  months: readonly (CostParts & { month: string })[];
  /** Those of which nobody knows when they end: of these nothing is counted after the window. */
  openEndedCount: number;
};

const [EARLIER, LATER] = ["EARLIER", "LATER"];

/** Null as `costOfReported` is, over a thousand. */
export async function costsByMonth(tx: Transaction, report: ReportArguments): Promise<ReportCosts | null> {
  return await costsWithin(tx, report, AROUND_TODAY);
}

/** As `costsByMonth`, in the months of the financial year. */
export async function costsOfYear(tx: Transaction, report: ReportArguments): Promise<ReportCosts | null> {
  return await costsWithin(tx, report, FINANCIAL_YEAR);
}

async function costsWithin(tx: Transaction, report: ReportArguments, window: Window) {
  const each = await monthsOfEach(tx, report, window);
  if (each === null) return null;
  return {
    months: monthNames(tx, window).map((month, at) => ({
      month,
      ...sumOf(each.map(({ months }) => months[at])),
    })),
    openEndedCount: each.filter(({ isOpenEnded }) => isOpenEnded).length,
  };
}

export type ReportedCost = CostParts & {
  documentId: DocumentId;
  organisationId: OrganisationId;
  reference: string;
  beneficiary: string | null;
};

/** The list behind one month: who has a part in it, the largest first. */
export async function costsInMonth(
  tx: Transaction,
  report: ReportArguments,
  month: string,
): Promise<ReportedCost[] | null> {
  const window = [AROUND_TODAY, FINANCIAL_YEAR].find((each) => monthNames(tx, each).includes(month));
  if (window === undefined) refuseFields({ month: "Ask for one of the months that the costs are told by." });
  const at = monthNames(tx, window).indexOf(month);
  const each = await monthsOfEach(tx, report, window);
  if (each === null) return null;
  return each
    .map(({ months, facts: { id: documentId, organisationId, reference, beneficiary } }) => ({
      ...sumOf([months[at]]),
      documentId,
      organisationId,
      reference,
      beneficiary,
    }))
    .filter(({ accruedCents, toComeCents }) => accruedCents !== ZERO_CENTS || toComeCents !== ZERO_CENTS)
    .toSorted((one, other) => Number(wholeOf(other) - wholeOf(one)));
}

type MonthsOfOne = { facts: ReportedCostFacts; months: CostMonths; isOpenEnded: boolean };

async function monthsOfEach(
  tx: Transaction,
  report: ReportArguments,
  window: Window,
): Promise<MonthsOfOne[] | null> {
  const facts = await factsFor(tx, report, MONTHLY_MAX);
  if (facts === null) return null;
  const within = window(tx);
  return facts.flatMap((each) => {
    const fee = monthlyFeeOf(each, tx.now);
    if (fee === undefined) return [];
    const today = dayAt(tx.now, each.expiryZone);
    const months = costByMonth(fee, { ...within, today });
    return [{ facts: each, months, isOpenEnded: fee.end === null }];
  });
}

async function factsFor(tx: Transaction, report: ReportArguments, max: number) {
  const filter = reportFilterOf(tx, report);
  if (filter.onlyAdded || filter.isHeld) return null;
  const facts = await listCostFacts(tx, filter, max + 1);
  return facts.length > max ? null : facts;
}

function thisMonth(tx: Transaction): PlainDate {
  return dateFromParts({ ...dateParts(dayAt(tx.now, DEFAULT_ZONE)), day: 1 });
}

function monthNames(tx: Transaction, window: Window): string[] {
  const { first, months } = window(tx);
  const names = Array.from({ length: months }, (_, at) => addMonthsClamped(first, at).slice(0, 7));
  return [EARLIER, ...names, LATER];
}

function sumOf(parts: readonly (CostParts | undefined)[]): CostParts {
  return {
    accruedCents: addCents(...parts.map((each) => each?.accruedCents ?? ZERO_CENTS)),
    toComeCents: addCents(...parts.map((each) => each?.toComeCents ?? ZERO_CENTS)),
  };
}

function wholeOf({ accruedCents, toComeCents }: CostParts): Cents {
  return addCents(accruedCents, toComeCents);
}
