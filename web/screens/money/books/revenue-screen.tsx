// The provider's revenue in a financial year, month by month, as the books have it; for provider administrators.

import { aud } from "@bondline/domain/values/money/money.ts";
import type { RevenueQuery } from "../../../api/generated/graphql.ts";
import type { ListShape } from "../../../app/list/list-place.ts";
import { useListPlace } from "../../../app/list/use-list-place.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { useRead } from "../../../app/use-read.ts";
import { paths } from "../../../paths.ts";
import { type Figure, FigureStrip } from "../../../ui/figure-strip.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { ExportButton } from "../../records/exports/public/export-button.tsx";
import { ACCRUAL_WORDS } from "./accrual-words.ts";
import { JOURNAL_WORDS } from "./journal-words.ts";
import { RevenueDocument } from "./revenue-operations.ts";
import { RevenueTable } from "./revenue-table.tsx";
import { REVENUE_WORDS as WORDS } from "./revenue-words.ts";
import { usePresentYear, yearAsked, yearName } from "./revenue-year.ts";

const SHAPE: ListShape<string, "year"> = { filters: { year: [] } };
const UNREAD = "\u00a0";

export function RevenueScreen() {
  usePageTitle(WORDS.title);
  const present = usePresentYear();
  const place = useListPlace(SHAPE);
  const year = yearAsked(place.filters.year, present);
  const { data, failure, isReading, readAgain } = useRead(RevenueDocument, { year });
  const revenue = data?.revenue.year === year ? data.revenue : undefined;
  return (
    <Page>
      <PageHeader
        title={WORDS.title}
        sentence={WORDS.sentence}
        actions={
          <>
            <LinkButton href={paths.staffAccruals()}>{ACCRUAL_WORDS.title}</LinkButton>
            <LinkButton href={`${paths.staffJournals()}?year=${year}`}>{JOURNAL_WORDS.title}</LinkButton>
            <ExportButton tables={[{ name: yearName(year), wanted: { books: { year } } }]} />
          </>
        }
      />
      <div className="w-full sm:w-64">
        <SelectField
          label={WORDS.year}
          value={String(year)}
          onChange={(event) => place.narrow({ year: event.target.value })}
          options={yearsTo(Math.max(present, year), Math.min(data?.revenue.firstYear ?? year, year))}
        />
      </div>
      {failure === undefined && <FigureStrip figures={figuresOf(revenue)} />}
      <RevenueTable
        revenue={revenue}
        isRefetching={isReading && revenue !== undefined}
        error={failure && { sentence: failure.message, onRetry: readAgain }}
      />
    </Page>
  );
}

/** The newest first. */
function yearsTo(last: number, first: number) {
  return Array.from({ length: last - first + 1 }, (_, at) => last - at).map((year) => ({
    value: String(year),
    label: yearName(year),
  }));
}

function figuresOf(revenue: RevenueQuery["revenue"] | undefined): Figure[] {
  const shown = (amount: string | undefined) => (amount === undefined ? UNREAD : aud(amount));
  const total = revenue?.total;
  const gst = total === undefined ? UNREAD : WORDS.gstOf(aud(total.gst));
  return [
    { label: WORDS.opening, value: shown(revenue?.opening), isSecond: true },
    { label: WORDS.invoiced, value: shown(total?.invoiced), note: gst, isSecond: true },
    { label: WORDS.received, value: shown(total?.received), isSecond: true },
    { label: WORDS.owed, value: shown(total?.owed), note: WORDS.owedNote },
  ];
}
