// The books as journals for an accounting package: what of some months has not left yet, what has, and the way from a journal back.

import {
  ACCOUNTING_PACKAGE_TEXT,
  ACCOUNTING_PACKAGES,
  type AccountingPackage,
} from "@bondline/domain/money/books/accounting-package.ts";
import { yearSpan } from "@bondline/domain/money/books/revenue.ts";
import { addDays, addMonthsClamped, type PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { ListShape } from "../../../app/list/list-place.ts";
import { useListPlace } from "../../../app/list/use-list-place.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { ReadPending } from "../../../app/read-pending.tsx";
import { useRead } from "../../../app/use-read.ts";
import { paths } from "../../../paths.ts";
import { monthTitle } from "../../../ui/calendar-month.ts";
import { Card, CardBody } from "../../../ui/card.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { JournalExports } from "./journal-exports.tsx";
import { JournalFinder } from "./journal-finder.tsx";
import { JournalOffer } from "./journal-offer.tsx";
import { JournalOfferDocument } from "./journal-operations.ts";
import { JOURNAL_WORDS as WORDS } from "./journal-words.ts";
import { REVENUE_WORDS } from "./revenue-words.ts";
import { usePresentYear, yearAsked, yearName } from "./revenue-year.ts";

/** In the order of the financial year, from July. */
const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1));
const LAST = "12";
const SHAPE: ListShape<string, "package" | "year" | "from" | "to"> = {
  filters: { package: ACCOUNTING_PACKAGES, year: [], from: MONTHS, to: [LAST, ...MONTHS.slice(0, -1)] },
};
const YEARS_SHOWN = 6;

export function JournalsScreen() {
  usePageTitle(WORDS.title);
  const present = usePresentYear();
  const { filters, narrow } = useListPlace(SHAPE);
  const of = filters.package as AccountingPackage;
  const year = yearAsked(filters.year, present);
  const days = daysOf(year, filters);
  const read = useRead(JournalOfferDocument, { package: of, ...days }, { dependsOn: of });
  const offer = read.data?.journalOffer;
  return (
    <Page>
      <PageHeader
        title={WORDS.title}
        sentence={WORDS.sentence}
        breadcrumb={[
          { label: REVENUE_WORDS.title, href: `${paths.staffRevenue()}?year=${year}` },
          { label: WORDS.title },
        ]}
      />
      <Card aria-label={WORDS.months}>
        <CardBody>
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
            <SelectField
              label={WORDS.package}
              value={of}
              onChange={({ target }) => narrow({ package: target.value })}
              options={ACCOUNTING_PACKAGES.map((value) => ({ value, label: ACCOUNTING_PACKAGE_TEXT[value] }))}
            />
            <SelectField
              label={WORDS.year}
              value={String(year)}
              onChange={({ target }) => narrow({ year: target.value })}
              options={yearsTo(Math.max(present, year), year)}
            />
            <SelectField
              label={WORDS.from}
              value={filters.from}
              onChange={({ target: { value } }) =>
                narrow({ from: value, to: Number(filters.to) < Number(value) ? value : filters.to })
              }
              options={monthsOf(year)}
            />
            <SelectField
              label={WORDS.to}
              value={filters.to}
              onChange={({ target: { value } }) =>
                narrow({ to: value, from: Number(value) < Number(filters.from) ? value : filters.from })
              }
              options={monthsOf(year)}
            />
          </div>
        </CardBody>
      </Card>
      {offer === undefined ? (
        <Card aria-label={WORDS.left}>
          <ReadPending of={read} notLoaded={WORDS.loadFailed} loading={WORDS.loading} />
        </Card>
      ) : (
        <div aria-busy={read.isReading || undefined} className="contents">
          <JournalOffer of={of} days={days} offer={offer} onExported={read.readAgain} />
          <JournalExports exported={offer.earlier} />
        </div>
      )}
      <JournalFinder />
    </Page>
  );
}

type Days = { readonly from: PlainDate; readonly to: PlainDate };

function daysOf(year: number, { from, to }: { readonly from: string; readonly to: string }): Days {
  const first = yearSpan(year).from;
  return {
    from: addMonthsClamped(first, Number(from) - 1),
    to: addDays(addMonthsClamped(first, Number(to)), -1),
  };
}

function monthsOf(year: number) {
  return MONTHS.map((value) => ({
    value,
    label: monthTitle(addMonthsClamped(yearSpan(year).from, Number(value) - 1)),
  }));
}

/** The newest first. */
function yearsTo(last: number, shown: number) {
  const years = Array.from({ length: YEARS_SHOWN }, (_, at) => last - at);
  return (years.includes(shown) ? years : [...years, shown]).map((year) => ({
    value: String(year),
    label: yearName(year),
  }));
}
