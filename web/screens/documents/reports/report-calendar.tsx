// A calendar of what ends when: a month as a grid on a desktop, as a list of its days on a phone, each day leading to its documents.

import { addCents, centsFromDecimal, formatAud, ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import {
  addMonthsClamped,
  findPlainDate,
  type PlainDate,
  plainDate,
} from "@bondline/domain/values/time/plain-date.ts";
import { useLocation } from "@tanstack/react-router";
import { usePageTitle } from "../../../app/page-title.ts";
import { ReadPending } from "../../../app/read-pending.tsx";
import { type SessionOrganisation, useSession } from "../../../app/session.ts";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import { useGo } from "../../../app/use-go.ts";
import { useRead } from "../../../app/use-read.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { monthTitle } from "../../../ui/calendar-month.ts";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { CalendarIcon, NextIcon, OrganisationIcon, PreviousIcon } from "../../../ui/icons.ts";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { TabLinks } from "../../../ui/tabs.tsx";
import { useIsPhone } from "../../../ui/use-is-phone.ts";
import { CalendarAgenda, CalendarGrid, type EndingDay } from "./report-calendar-month.tsx";
import { ReportCalendar, ReportCalendarFacilities } from "./report-calendar-operations.ts";
import { calendarHref, NO_NARROWING, type ReportTab, reportFilter } from "./report-filter.ts";
import { REPORT_WORDS as WORDS } from "./report-words.ts";

export function ReportCalendarView() {
  usePageTitle(WORDS.calendarTitle);
  const { selectedOrganisation } = useSession();
  return (
    <Page>
      <PageHeader
        title={WORDS.calendarTitle}
        breadcrumb={[{ label: WORDS.title, href: paths.reports() }, { label: WORDS.calendar }]}
        sentence={
          selectedOrganisation === undefined
            ? WORDS.sentence
            : WORDS.calendarSentence(selectedOrganisation.name)
        }
      />
      {selectedOrganisation === undefined ? (
        <EmptyState
          icon={OrganisationIcon}
          title={WORDS.noOrganisation}
          sentence={WORDS.noOrganisationSentence}
        />
      ) : (
        <Calendar key={selectedOrganisation.id} organisation={selectedOrganisation} />
      )}
    </Page>
  );
}

function Calendar({ organisation: { id: organisationId } }: { readonly organisation: SessionOrganisation }) {
  const today = dayOfInstant(new Date());
  const { tab, month } = usePlace(today);
  const filter = reportFilter(tab, NO_NARROWING);
  const read = useRead(ReportCalendar, { organisationId, filter, month: month.slice(0, 7) });
  const facilities = useRead(ReportCalendarFacilities, { organisationId }).data?.documentFacilities.edges;
  const days: EndingDay[] | undefined = read.data?.documentReport.endings.map((each) => ({
    ...each,
    day: plainDate(each.day),
  }));
  const ending = (tab === "held" ? [] : (facilities ?? [])).flatMap(({ node: { id, name, endDate } }) =>
    endDate === null ? [] : [{ id, name, day: plainDate(endDate) }],
  );
  const shown = { month, today, tab, days: days ?? [], facilities: ending };
  const isPhone = useIsPhone();
  return (
    <>
      <TabLinks
        label={WORDS.tabs}
        currentHref={addressOf(tab, month)}
        tabs={(["applied", "held"] as const).map((each) => ({
          label: WORDS.tabText[each],
          href: addressOf(each, month),
        }))}
      />
      <Card aria-label={WORDS.calendar} data-print="whole">
        <MonthTurner tab={tab} month={month} today={today} days={days} />
        {days === undefined && read.failure !== undefined ? (
          <ReadPending of={read} notLoaded={WORDS.loadFailed} />
        ) : isPhone ? (
          <CalendarAgenda {...shown} isRead={days !== undefined} />
        ) : (
          <CalendarGrid {...shown} />
        )}
      </Card>
    </>
  );
}

type Place = { readonly tab: ReportTab; readonly month: PlainDate };

function usePlace(today: PlainDate): Place {
  const address = new URLSearchParams(useLocation().searchStr);
  const said = findPlainDate(`${address.get("month") ?? ""}-01`);
  return {
    tab: address.get("tab") === "held" ? "held" : "applied",
    month: said ?? plainDate(`${today.slice(0, 7)}-01`),
  };
}

function addressOf(tab: ReportTab, month: PlainDate): string {
  const place = { ...(tab === "held" && { tab }), month: month.slice(0, 7) };
  return `${calendarHref()}&${new URLSearchParams(place)}`;
}

type TurnerProps = Place & { readonly today: PlainDate; readonly days: readonly EndingDay[] | undefined };

function MonthTurner({ tab, month, today, days }: TurnerProps) {
  const go = useGo();
  const turn = (months: number) => go(addressOf(tab, addMonthsClamped(month, months)), { replace: true });
  const count = (days ?? []).reduce((sum, each) => sum + each.count, 0);
  const amount = (days ?? []).reduce((sum, each) => addCents(sum, centsFromDecimal(each.amount)), ZERO_CENTS);
  const isThisMonth = month.slice(0, 7) === today.slice(0, 7);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2 sm:px-5">
      <div className="flex items-center gap-1">
        <IconButton icon={PreviousIcon} label={WORDS.previousMonth} onClick={() => turn(-1)} />
        <IconButton icon={NextIcon} label={WORDS.nextMonth} onClick={() => turn(1)} />
      </div>
      <div aria-live="polite" className="min-w-0 flex-1 max-sm:order-first max-sm:basis-full">
        <h2 className="text-body font-semibold">{monthTitle(month)}</h2>
        <p className="figures min-h-5 text-label text-ink-2">
          {days !== undefined &&
            (count === 0 ? WORDS.nothingEnds : WORDS.monthEnds(WORDS.documents(count), formatAud(amount)))}
        </p>
      </div>
      {!isThisMonth && (
        <Button
          size="small"
          icon={CalendarIcon}
          onClick={() => go(addressOf(tab, plainDate(`${today.slice(0, 7)}-01`)), { replace: true })}
        >
          {WORDS.thisMonth}
        </Button>
      )}
    </div>
  );
}
