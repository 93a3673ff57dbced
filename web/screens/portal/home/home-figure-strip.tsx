// The figures at the head of home: what ends soon and what it costs, each one press away from what it is made of.

import { aud, formatAud } from "@bondline/domain/values/money/money.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { lazy, Suspense, useState } from "react";
import type { HomeFiguresQuery } from "../../../api/generated/graphql.ts";
import { useRead } from "../../../app/use-read.ts";
import { Button } from "../../../ui/button.tsx";
import { type Figure, FigureStrip } from "../../../ui/figure-strip.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { MonthCosts } from "../../documents/reports/public/month-costs.ts";
import { COSTED, costOf, endingWithin, monthsOfYear, WINDOWS_DAYS } from "./home-figures.ts";
import { HomeCostsDocument } from "./home-figures-operations.ts";
import { HOME_WORDS as WORDS } from "./home-words.ts";

const YearCosts = lazy(async () => ({ default: (await import("./home-year-costs.tsx")).YearCosts }));

type StripProps = {
  readonly organisationId: string;
  readonly today: PlainDate;
  readonly sums: HomeFiguresQuery | undefined;
  /** Whoever sees single documents alone is shown no costs. */
  readonly seesCosts: boolean;
  readonly dependsOn: string;
};

export function HomeFigureStrip({ organisationId, today, sums, seesCosts, dependsOn }: StripProps) {
  const variables = seesCosts ? { organisationId, filter: COSTED.filter } : undefined;
  const read = useRead(HomeCostsDocument, variables, { dependsOn });
  const [opened, setOpened] = useState<"month" | "year">();
  const year = read.data?.documentReport.costsOfYear;
  const months = year ? monthsOfYear(year.months) : undefined;
  const month = today.slice(0, 7);
  const close = () => setOpened(undefined);
  const ofMonth = months?.filter((each) => each.month === month);
  const costs: Figure[] = [
    { label: WORDS.costThisMonth, ...costFigure(ofMonth, () => setOpened("month")) },
    { label: WORDS.costThisYear, ...costFigure(months, () => setOpened("year")) },
  ];
  return (
    <>
      <FigureStrip figures={[...endingFigures(sums, today), ...(seesCosts ? costs : [])]} />
      {opened !== undefined && months !== undefined && (
        <Suspense>
          {opened === "month" ? (
            <MonthCosts
              organisationId={organisationId}
              filter={COSTED.filter}
              month={month}
              onClose={close}
            />
          ) : (
            <YearCosts months={months} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}

/** Of a principal, for whom nothing of its own ends, what it holds. */
function endingFigures(sums: HomeFiguresQuery | undefined, today: PlainDate): Figure[] {
  const isHeld = sums !== undefined && sums.in90.totalCount === 0 && sums.heldIn90.totalCount > 0;
  return WINDOWS_DAYS.map((days) => {
    const sum = isHeld ? sums[`heldIn${days}`] : sums?.[`in${days}`];
    return {
      label: isHeld ? WORDS.heldEndsWithin(days) : WORDS.endsWithin(days),
      value: sum === undefined ? WORDS.noAmount : aud(sum.totalAmount),
      note:
        sum === undefined || sum.totalCount === 0 ? (
          WORDS.nothingEnds
        ) : (
          <TextLink
            href={endingWithin(isHeld ? "held" : "applied", days, today).href}
            aria-label={WORDS.endingList(days)}
          >
            {WORDS.documents(sum.totalCount)}
          </TextLink>
        ),
    };
  });
}

/** Where there are too many to add up while somebody waits, the reports narrow them. */
function costFigure(months: Parameters<typeof costOf>[0] | undefined, onOpen: () => void) {
  return {
    value: months === undefined ? WORDS.noAmount : formatAud(costOf(months)),
    note: (
      // No taller than the notes beside it.
      <span className="-my-1.5 block">
        <Button variant="text" size="small" isDisabled={months === undefined} onClick={onOpen}>
          {WORDS.working}
        </Button>
      </span>
    ),
  };
}
