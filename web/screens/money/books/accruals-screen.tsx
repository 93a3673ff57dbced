// What fees have earned by a day and what is to come, by months, kinds of line and products; for provider administrators.

import { aud } from "@bondline/domain/values/money/money.ts";
import { formatDate } from "@bondline/domain/values/time/plain-date.ts";
import type { AccrualsQuery } from "../../../api/generated/graphql.ts";
import { ListFilter } from "../../../app/list/list-panel.tsx";
import type { ListShape } from "../../../app/list/list-place.ts";
import { useListPlace } from "../../../app/list/use-list-place.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { useRead } from "../../../app/use-read.ts";
import { paths } from "../../../paths.ts";
import { DateField } from "../../../ui/date-field.tsx";
import { FigureStrip } from "../../../ui/figure-strip.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { SegmentedControl } from "../../../ui/segmented-control.tsx";
import { ExportButton } from "../../records/exports/public/export-button.tsx";
import { AheadTable } from "./accrual-ahead-table.tsx";
import { accrualFigures } from "./accrual-figures.ts";
import { AccrualsDocument } from "./accrual-operations.ts";
import { SUMMED_BY } from "./accrual-rows.ts";
import { AccrualTable } from "./accrual-table.tsx";
import { ACCRUAL_WORDS as WORDS } from "./accrual-words.ts";
import { REVENUE_WORDS } from "./revenue-words.ts";
import { useAsAt, useToday, usualDays } from "./use-as-at.ts";

const VIEWS = [...SUMMED_BY, "AHEAD"] as const;
type View = (typeof VIEWS)[number];
const SHAPE: ListShape<string, "asAt" | "by"> = { filters: { asAt: [], by: VIEWS } };

export function AccrualsScreen() {
  usePageTitle(WORDS.title);
  const today = useToday();
  const place = useListPlace(SHAPE);
  const { asAt, shown, type, fault } = useAsAt(place, today);
  const { data, failure, isReading, readAgain } = useRead(
    AccrualsDocument,
    fault === undefined ? { asAt } : undefined,
  );
  const accruals = fault === undefined && data?.accruals.to === asAt ? data.accruals : undefined;
  return (
    <Page>
      <PageHeader
        title={WORDS.title}
        sentence={WORDS.sentence}
        breadcrumb={[{ label: REVENUE_WORDS.title, href: paths.staffRevenue() }, { label: WORDS.title }]}
        actions={<ExportButton tables={[{ name: formatDate(asAt), wanted: { accruals: { asAt } } }]} />}
      />
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="w-full sm:w-44">
          <DateField
            label={WORDS.asAt}
            value={shown}
            onChange={type}
            error={fault}
            max={today}
            today={today}
          />
        </div>
        <div className="sm:pt-7">
          <SegmentedControl label={WORDS.usualDays} options={usualDays(today)} value={asAt} onChange={type} />
        </div>
      </div>
      {failure === undefined && <FigureStrip figures={accrualFigures(accruals?.total)} />}
      <Unknown accruals={accruals} />
      <div className="flex">
        <ListFilter
          place={place}
          name="by"
          label={WORDS.by}
          options={VIEWS.map((value) => ({ value, label: WORDS.views[value] }))}
        />
      </div>
      <Shown
        by={place.filters.by as View}
        accruals={accruals}
        isRefetching={isReading && accruals !== undefined}
        error={failure && { sentence: failure.message, onRetry: readAgain }}
      />
    </Page>
  );
}

type Accruals = AccrualsQuery["accruals"];
type ShownProps = {
  readonly by: View;
  readonly accruals: Accruals | undefined;
  readonly isRefetching: boolean;
  readonly error: { readonly sentence: string; readonly onRetry: () => void } | undefined;
};

function Shown({ by, accruals, ...state }: ShownProps) {
  if (by === "AHEAD") return <AheadTable ahead={accruals?.ahead} {...state} />;
  return <AccrualTable by={by} accruals={accruals} {...state} />;
}

function Unknown({ accruals }: { readonly accruals: Accruals | undefined }) {
  if (accruals === undefined || accruals.unknown.count === 0) return null;
  const { count, amount } = accruals.unknown;
  return <Notice tone="info" title={WORDS.unknown(count, aud(amount))} />;
}
