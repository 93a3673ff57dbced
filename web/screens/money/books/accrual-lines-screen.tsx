// The invoice lines that one row of what fees have earned is made of, and that they come to it.

import { FEE_LINE_KIND_TEXT, type FeeLineKind } from "@bondline/domain/money/books/accrual.ts";
import { financialYearOf } from "@bondline/domain/money/books/revenue.ts";
import { PROCESS_TYPE_TEXT, type ProcessType } from "@bondline/domain/process-type.ts";
import { dateFromParts, formatDate, type PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { useMemo } from "react";
import { ListTable } from "../../../app/list/list-panel.tsx";
import { type ListWanted, readPages } from "../../../app/list/read-pages.ts";
import { useList } from "../../../app/list/use-list.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { paths } from "../../../paths.ts";
import { monthTitle } from "../../../ui/calendar-month.ts";
import { FigureStrip } from "../../../ui/figure-strip.tsx";
import { ReportsIcon } from "../../../ui/icons.ts";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { ExportButton } from "../../records/exports/public/export-button.tsx";
import { accrualFigures } from "./accrual-figures.ts";
import { ACCRUAL_LINE_COLUMNS, accrualPhoneRow } from "./accrual-line-columns.tsx";
import { AccrualLinesDocument } from "./accrual-operations.ts";
import { ACCRUAL_LINES_SHAPE, type AccrualName, rowShown } from "./accrual-rows.ts";
import { ACCRUAL_WORDS as WORDS } from "./accrual-words.ts";
import { REVENUE_WORDS } from "./revenue-words.ts";
import { dayAsked, useToday } from "./use-as-at.ts";

type Filters = Readonly<Record<AccrualName, string>>;

export function AccrualLinesScreen() {
  usePageTitle(WORDS.title);
  const today = useToday();
  const read = useMemo(() => readLines(today), [today]);
  const list = useList({ shape: ACCRUAL_LINES_SHAPE, read });
  const { filters } = list.place;
  const asAt = dayAsked(filters.asAt, today);
  const name = WORDS.linesOf(rowName(filters, asAt), formatDate(asAt));
  return (
    <Page>
      <PageHeader
        title={name}
        sentence={WORDS.linesSentence}
        breadcrumb={[
          { label: REVENUE_WORDS.title, href: paths.staffRevenue() },
          { label: WORDS.title, href: `${paths.staffAccruals()}?asAt=${asAt}` },
          { label: name },
        ]}
        actions={<ExportButton tables={[{ name, wanted: { accruals: asked(filters, asAt) } }]} />}
      />
      {list.failure === undefined && (
        <FigureStrip figures={accrualFigures(list.beside && rowShown(list.beside, filters))} />
      )}
      <ListTable
        list={list}
        label={WORDS.lines}
        columns={ACCRUAL_LINE_COLUMNS}
        phoneRow={accrualPhoneRow}
        skeletonRows={6}
        empty={{ icon: ReportsIcon, title: WORDS.noLines, sentence: WORDS.noLinesSentence }}
      />
    </Page>
  );
}

function readLines(today: PlainDate) {
  return readPages({
    document: AccrualLinesDocument,
    variablesOf: ({ filters, first, after }: ListWanted<string, AccrualName>) => ({
      ...asked(filters, dayAsked(filters.asAt, today)),
      first,
      after,
    }),
    connectionIn: ({ accrualLines }) => accrualLines,
    besideIn: ({ accruals }) => accruals,
  });
}

function asked({ month, kind, product }: Filters, asAt: PlainDate) {
  return {
    asAt,
    month: month === "" ? null : Number(month),
    kind: kind === "" ? null : (kind as FeeLineKind),
    product: product === "" ? null : (product as ProcessType),
  };
}

function rowName({ month, kind, product }: Filters, asAt: PlainDate): string {
  if (month !== "") {
    const year = financialYearOf(asAt) - (Number(month) >= 7 ? 1 : 0);
    return monthTitle(dateFromParts({ year, month: Number(month), day: 1 }));
  }
  if (kind !== "") return FEE_LINE_KIND_TEXT[kind as FeeLineKind];
  if (product !== "") return PROCESS_TYPE_TEXT[product as ProcessType];
  return WORDS.whole;
}
