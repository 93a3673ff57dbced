// The days of a month with what ends on them: as a grid in whole weeks, or as a list of the days that have something.

import { aud } from "@bondline/domain/values/money/money.ts";
import { dateParts, formatDate, type PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { type KeyboardEvent, useRef } from "react";
import { paths } from "../../../paths.ts";
import { isSameMonth, spokenDay, WEEKDAYS, weekdayName, weeksOfMonth } from "../../../ui/calendar-month.ts";
import { classNames } from "../../../ui/class-names.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { CalendarIcon } from "../../../ui/icons.ts";
import { Link } from "../../../ui/link.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { NO_NARROWING, type ReportTab, reportHref } from "./report-filter.ts";
import { REPORT_WORDS as WORDS } from "./report-words.ts";

export type EndingDay = {
  readonly day: PlainDate;
  readonly count: number;
  readonly amount: string;
  readonly largest: readonly {
    readonly documentId: string;
    readonly reference: string;
    readonly beneficiary: string | null;
  }[];
};
type EndingFacility = { readonly id: string; readonly name: string; readonly day: PlainDate };

type MonthProps = {
  readonly month: PlainDate;
  readonly today: PlainDate;
  readonly tab: ReportTab;
  readonly days: readonly EndingDay[];
  readonly facilities: readonly EndingFacility[];
};

/** Exactly what ends on a day. */
function documentsOf(tab: ReportTab, day: PlainDate): string {
  return reportHref(tab, { ...NO_NARROWING, status: "IN_FORCE", expiresFrom: day, expiresTo: day });
}

/** The arrow keys go from one day with something to the next. */
export function CalendarGrid({ month, today, tab, days, facilities }: MonthProps) {
  const grid = useRef<HTMLTableElement>(null);
  const onKey = (event: KeyboardEvent) => {
    const links = [...(grid.current?.querySelectorAll<HTMLElement>("a[data-day]") ?? [])];
    const at = links.indexOf(document.activeElement as HTMLElement);
    const next = at < 0 ? undefined : links[placeAfter(event.key, at, links.length)];
    if (next === undefined || next === links[at]) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <table ref={grid} onKeyDown={onKey} className="w-full table-fixed">
      <thead>
        <tr>
          {WEEKDAYS.map(({ short, long }) => (
            <th
              key={short}
              scope="col"
              abbr={long}
              className="h-8 px-2 text-left text-meta font-medium text-ink-3"
            >
              {long}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(month)
          .filter((week) => week.some((day) => isSameMonth(day, month)))
          .map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} className="h-28 border-t border-line p-0 align-top not-first:border-l">
                  {isSameMonth(day, month) && (
                    <Day
                      day={day}
                      isToday={day === today}
                      ending={days.find((each) => each.day === day)}
                      facilities={facilities.filter((each) => each.day === day)}
                      href={documentsOf(tab, day)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  );
}

function placeAfter(key: string, at: number, count: number): number {
  const places: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowDown: at + 1,
    ArrowLeft: at - 1,
    ArrowUp: at - 1,
    Home: 0,
    End: count - 1,
  };
  return Math.min(count - 1, Math.max(0, places[key] ?? at));
}

type DayProps = {
  readonly day: PlainDate;
  readonly isToday: boolean;
  readonly ending: EndingDay | undefined;
  readonly facilities: readonly EndingFacility[];
  readonly href: string;
};

function Day({ day, isToday, ending, facilities, href }: DayProps) {
  return (
    <div className="flex h-full min-w-0 flex-col">
      <p
        aria-current={isToday ? "date" : undefined}
        className={classNames(
          "figures px-2 pt-1.5 text-label",
          isToday ? "font-semibold text-accent-text" : "text-ink-3",
        )}
      >
        {dateParts(day).day}
      </p>
      {ending !== undefined && (
        <Link
          href={href}
          data-day={day}
          className="mx-1 mb-1 block min-w-0 rounded-badge border-l-2 border-chart-1 bg-accent-soft px-1.5 py-1 hover:bg-accent-soft/60"
        >
          <span className="sr-only">{WORDS.endsOnDay(spokenDay(day), WORDS.documents(ending.count))}</span>
          <span className="figures block truncate text-meta font-medium">{aud(ending.amount)}</span>
          {ending.largest.slice(0, 2).map(({ documentId, reference, beneficiary }) => (
            <span key={documentId} className="block truncate text-meta text-ink-2">
              {beneficiary ?? reference}
            </span>
          ))}
          {ending.count > 2 && (
            <span className="figures block truncate text-meta text-ink-2">
              {WORDS.more(ending.count - 2)}
            </span>
          )}
        </Link>
      )}
      {facilities.map((facility) => (
        <FacilityEnd key={facility.id} facility={facility} />
      ))}
    </div>
  );
}

function FacilityEnd({ facility: { id, name } }: { readonly facility: EndingFacility }) {
  return (
    <Link
      href={paths.facilityView({ facilityId: id })}
      className="mx-1 mb-1 block min-w-0 rounded-badge border-l-2 border-warn-bar bg-warn-soft px-1.5 py-1"
    >
      <span className="block truncate text-meta font-medium text-warn">{WORDS.facilityEnds}</span>
      <span className="block truncate text-meta text-ink-2">{name}</span>
    </Link>
  );
}

export function CalendarAgenda({
  month,
  tab,
  days,
  facilities,
  isRead,
}: MonthProps & { readonly isRead: boolean }) {
  if (!isRead) return <SkeletonRows rows={4} />;
  const ending = facilities.filter(({ day }) => isSameMonth(day, month));
  const all = [...new Set([...days.map(({ day }) => day), ...ending.map(({ day }) => day)])].toSorted();
  if (all.length === 0)
    return <EmptyState icon={CalendarIcon} title={WORDS.nothingEnds} sentence={WORDS.nothingEndsSentence} />;
  return (
    <ol>
      {all.map((day) => {
        const found = days.find((each) => each.day === day);
        return (
          <li key={day} className="border-line px-4 py-3 not-last:border-b">
            <h3 className="figures text-label font-medium text-ink-2">
              {weekdayName(day)} {formatDate(day)}
            </h3>
            {found !== undefined && (
              <>
                <p className="figures mt-1 flex items-baseline justify-between gap-3 text-body">
                  <TextLink href={documentsOf(tab, day)}>{WORDS.documents(found.count)}</TextLink>
                  <span className="font-medium">{aud(found.amount)}</span>
                </p>
                {found.largest.map(({ documentId, reference, beneficiary }) => (
                  <p key={documentId} className="text-label text-ink-2">
                    {beneficiary ?? WORDS.noBeneficiary} · {reference}
                  </p>
                ))}
              </>
            )}
            {ending
              .filter((each) => each.day === day)
              .map(({ id, name }) => (
                <p key={id} className="mt-1 flex items-baseline justify-between gap-3 text-body">
                  <TextLink href={paths.facilityView({ facilityId: id })}>{name}</TextLink>
                  <span className="text-label text-warn">{WORDS.facilityEnds}</span>
                </p>
              ))}
          </li>
        );
      })}
    </ol>
  );
}
