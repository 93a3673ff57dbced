// What one figure of the revenue is made of: every entry of the books behind it, and that they come to it.

import {
  REVENUE_FIGURE_TEXT,
  REVENUE_FIGURES,
  REVENUE_RULES,
  type RevenueFigure,
} from "@bondline/domain/money/books/revenue.ts";
import {
  aud,
  centsFromDecimal,
  decimalFromCents,
  subtractCents,
} from "@bondline/domain/values/money/money.ts";
import { dateParts, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { useMemo } from "react";
import type { RevenueWorkingQuery } from "../../../api/generated/graphql.ts";
import { ListTable } from "../../../app/list/list-panel.tsx";
import type { ListShape } from "../../../app/list/list-place.ts";
import { type ListWanted, readPages } from "../../../app/list/read-pages.ts";
import { useList } from "../../../app/list/use-list.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { paths } from "../../../paths.ts";
import { monthTitle } from "../../../ui/calendar-month.ts";
import { type Figure, FigureStrip } from "../../../ui/figure-strip.tsx";
import { ReportsIcon } from "../../../ui/icons.ts";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { ExportButton } from "../../records/exports/public/export-button.tsx";
import { ENTRY_COLUMNS, entryPhoneRow } from "./revenue-entry-columns.tsx";
import { RevenueWorkingDocument } from "./revenue-operations.ts";
import { REVENUE_WORDS as WORDS } from "./revenue-words.ts";
import { figureIn, usePresentYear, yearAsked, yearName } from "./revenue-year.ts";

type Named = "figure" | "month" | "year";
const MONTHS = ["", ...Array.from({ length: 12 }, (_, at) => String(at + 1))];
const SHAPE: ListShape<string, Named> = {
  filters: { figure: REVENUE_FIGURES, month: MONTHS, year: [] },
  sizeName: "revenue",
};

export function RevenueWorkingScreen() {
  usePageTitle(WORDS.title);
  const present = usePresentYear();
  const read = useMemo(() => readWorking(present), [present]);
  const list = useList({ shape: SHAPE, read });
  const { figure: said, month, year: saidYear } = list.place.filters;
  const figure = said as RevenueFigure;
  const year = yearAsked(saidYear, present);
  const span = spanText(year, month);
  const name = WORDS.workingOf(REVENUE_FIGURE_TEXT[figure], span);
  const books = { year, month: month === "" ? null : Number(month) };
  return (
    <Page>
      <PageHeader
        title={name}
        sentence={WORDS.workingSentence}
        breadcrumb={[{ label: WORDS.title, href: `${paths.staffRevenue()}?year=${year}` }, { label: name }]}
        actions={<ExportButton tables={[{ name: span, wanted: { books } }]} />}
      />
      {list.failure === undefined && (
        <FigureStrip figures={figuresOf(list.beside && partOf(list.beside, month), figure)} />
      )}
      <ListTable
        list={list}
        label={WORDS.entries}
        columns={ENTRY_COLUMNS}
        phoneRow={entryPhoneRow}
        skeletonRows={6}
        empty={{ icon: ReportsIcon, title: WORDS.noEntries, sentence: WORDS.noEntriesSentence }}
      />
    </Page>
  );
}

function readWorking(present: number) {
  return readPages({
    document: RevenueWorkingDocument,
    variablesOf: ({ filters: { figure, month, year }, first, after }: ListWanted<string, Named>) => ({
      figure: figure as RevenueFigure,
      month: month === "" ? null : Number(month),
      year: yearAsked(year, present),
      first,
      after,
    }),
    connectionIn: ({ revenueEntries }) => revenueEntries,
    besideIn: ({ revenue }) => revenue,
  });
}

function spanText(year: number, month: string): string {
  if (month === "") return yearName(year);
  const ofYear = Number(month) >= 7 ? year - 1 : year;
  return monthTitle(plainDate(`${ofYear}-${month.padStart(2, "0")}-01`));
}

type Part = Pick<RevenueWorkingQuery["revenue"]["months"][number], "opening" | "sums">;

/** A month that is to come has nothing. */
function partOf({ months, opening, total }: RevenueWorkingQuery["revenue"], month: string): Part | undefined {
  if (month === "") return { opening, sums: total };
  return months.find(({ from }) => dateParts(plainDate(from)).month === Number(month));
}

/** A balance is what stood before and what came in these days; of a sum there is no more to say. */
function figuresOf(part: Part | undefined, figure: RevenueFigure): Figure[] {
  const amount = part === undefined ? undefined : figureIn(part.sums, figure);
  const whole: Figure = {
    label: REVENUE_FIGURE_TEXT[figure],
    value: amount === undefined ? "\u00a0" : aud(amount),
  };
  if (REVENUE_RULES[figure].isBalance !== true || part === undefined || amount === undefined) return [whole];
  const change = subtractCents(centsFromDecimal(amount), centsFromDecimal(part.opening));
  return [
    { label: WORDS.before, value: aud(part.opening), isSecond: true },
    { label: WORDS.change, value: aud(decimalFromCents(change)), isSecond: true },
    whole,
  ];
}
