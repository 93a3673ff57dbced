// The sums of a bank's or insurer's report as the bars of its charts: each with its figure in words, and the address of exactly the rows in its registers.

import { formatCount } from "@bondline/domain/count-text.ts";
import { WAITING_AGE_TEXT } from "@bondline/domain/documents/issued/waiting-age.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import {
  addCents,
  centsFromDecimal,
  decimalFromCents,
  formatAud,
} from "@bondline/domain/values/money/money.ts";
import { STATES } from "@bondline/domain/values/reference-data/states.ts";
import {
  addDays,
  addMonthsClamped,
  formatShortDate,
  type PlainDate,
  plainDate,
} from "@bondline/domain/values/time/plain-date.ts";
import type {
  IssuedReportGroupFieldsFragment,
  IssuedReportQuery,
} from "../../../../api/generated/graphql.ts";
import { paths } from "../../../../paths.ts";
import { monthTitle } from "../../../../ui/calendar-month.ts";
import type { ChartBar, ChartSeries } from "../../../../ui/chart-bars.ts";
import type { ChartRow } from "../../../../ui/chart-table.tsx";
import { drawnCents } from "../../../../ui/drawn-cents.ts";
import { ISSUED_REPORT_WORDS as WORDS } from "./issued-report-words.ts";

export type Report = IssuedReportQuery["issuedReport"];
type Group = Pick<IssuedReportGroupFieldsFragment, "amount" | "count" | "key" | "name">;
export type ReportChart = {
  readonly series: readonly ChartSeries[];
  readonly bars: readonly ChartBar[];
  readonly heads: readonly string[];
  readonly rows: readonly ChartRow[];
};

const BARS_MAX = 8;
const MONTHS_AHEAD = 12;
/** As the register of documents writes them. */
const IN_FORCE = { statuses: "PENDING.ESTABLISHED.AWAITING_RETURN" };

type Asked = Readonly<Record<string, string>>;
const documentsHref = (asked: Asked) => `${paths.staffDocuments()}?${new URLSearchParams(asked)}`;
const draftsHref = (asked: Asked) => `${paths.staffAllDrafts()}?${new URLSearchParams(asked)}`;

export const inForceHref = () => documentsHref(IN_FORCE);
export const toIssueHref = () => draftsHref({ statuses: "PROCESSING" });

type Of = {
  readonly nameOf: (group: Group) => string;
  readonly filterOf: (group: Group) => Asked | undefined;
};
/** What each kind of group is called, and the filter of the register that finds it; undefined where none does. */
const GROUPS = {
  byClient: {
    nameOf: ({ name }: Group) => name ?? WORDS.none,
    filterOf: ({ key }: Group) => ({ client: key ?? "" }),
  },
  byBeneficiary: {
    nameOf: ({ name }: Group) => name ?? WORDS.noBeneficiary,
    filterOf: ({ name }: Group) => (name === null ? undefined : { firstBeneficiary: name }),
  },
  byVariant: {
    nameOf: ({ key }: Group) => PROCESS_TYPE_TEXT[key as keyof typeof PROCESS_TYPE_TEXT],
    filterOf: ({ key }: Group) => ({ variants: key ?? "" }),
  },
  byState: {
    nameOf: ({ key }: Group) => STATES.find(({ code }) => code === key)?.label ?? key ?? WORDS.noState,
    filterOf: ({ key }: Group) => ({ firstState: key ?? "NONE" }),
  },
} as const satisfies Record<string, Of>;
export type GroupName = keyof typeof GROUPS;

/** The largest as bars, and the others behind one that opens the table of all. */
export function groupChart(report: Report, by: GroupName, openTable: () => void): ReportChart {
  const groups = report[by];
  const { nameOf, filterOf }: Of = GROUPS[by];
  const hrefOf = (group: Group) => {
    const filter = filterOf(group);
    return filter === undefined ? undefined : documentsHref({ ...IN_FORCE, ...filter });
  };
  const rest = groups.slice(BARS_MAX);
  return {
    series: [{ name: WORDS.inForce, look: 1 }],
    bars: [
      ...groups.slice(0, BARS_MAX).map((group) => barOf(group, nameOf(group), hrefOf(group))),
      ...(rest.length === 0
        ? []
        : [
            {
              ...barOf(together(rest), WORDS.others(rest.length), undefined),
              id: "others",
              onOpen: openTable,
            },
          ]),
    ],
    heads: [WORDS.name, WORDS.count, WORDS.amount],
    rows: groups.map((group) => rowOf(group, nameOf(group), hrefOf(group))),
  };
}

/** What ends in each of the months ahead; what ends before and after them, or never, beside it. */
export function expiryChart({ byExpiryMonth, asOf }: Report): ReportChart {
  const ahead = monthsFrom(plainDate(`${asOf.slice(0, 7)}-01`), MONTHS_AHEAD);
  const [first = "", last = ""] = [ahead[0], ahead.at(-1)];
  const dated = byExpiryMonth.filter(({ key }) => key !== null);
  const undated = byExpiryMonth.filter(({ key }) => key === null);
  const isBefore = ({ key }: Group) => key !== null && key < first;
  const isAfter = ({ key }: Group) => key !== null && key > last;
  const beyond = [
    {
      name: WORDS.earlier,
      those: dated.filter(isBefore),
      at: 0,
      expires: `..${addDays(firstOf(first), -1)}`,
    },
    {
      name: WORDS.later,
      those: dated.filter(isAfter),
      at: 1,
      expires: `${addMonthsClamped(firstOf(last), 1)}..`,
    },
  ].filter(({ those }) => those.length > 0);
  const outside = (at: number) =>
    beyond
      .filter((each) => each.at === at)
      .map(({ name, those, expires }) => ({
        name,
        short: name,
        group: together(those),
        filter: { expires },
      }));
  const shown = [
    ...outside(0),
    ...ahead.map((month) => ({ ...monthShown(month, dated), filter: { expires: daysOf(month) } })),
    ...outside(1),
    ...(undated.length === 0
      ? []
      : [
          {
            name: WORDS.noExpiry,
            short: WORDS.noDate,
            group: together(undated),
            filter: { ends: "UNDATED" },
          },
        ]),
  ];
  return columns(shown, (filter) => documentsHref({ ...IN_FORCE, ...filter }));
}

const BY_MONTH = {
  issuedByMonth: (month: string) => ({ established: daysOf(month) }),
  returnedByMonth: (month: string) => ({ statuses: "CLOSED_RETURNED", closed: daysOf(month) }),
} as const;

/** The months that were, with those in which there was none. */
export function monthChart(report: Report, by: keyof typeof BY_MONTH): ReportChart {
  const months = monthsFrom(plainDate(report.since), MONTHS_AHEAD);
  return columns(
    months.map((month) => ({ ...monthShown(month, report[by]), filter: BY_MONTH[by](month) })),
    documentsHref,
  );
}

/** Bars as long as half took; what the slowest tenth took stands beside them. */
export function timeChart({ timeByMonth }: Report): ReportChart {
  const href = (month: string) => draftsHref({ statuses: "ESTABLISHED", issued: daysOf(month) });
  return {
    series: [{ name: WORDS.half, look: 1 }],
    bars: timeByMonth.map(({ key, count, medianMinutes, slowestMinutes }) => ({
      id: key,
      name: monthTitle(firstOf(key)),
      amount: durationText(medianMinutes),
      apart: WORDS.slowestFrom(durationText(slowestMinutes)),
      note: WORDS.drafts(count),
      parts: [medianMinutes],
      href: href(key),
    })),
    heads: [WORDS.month, WORDS.issued, WORDS.half, WORDS.slowest],
    rows: timeByMonth.map(({ key, count, medianMinutes, slowestMinutes }) => ({
      id: key,
      name: monthTitle(firstOf(key)),
      cells: [
        { text: String(count), href: href(key) },
        { text: durationText(medianMinutes) },
        { text: durationText(slowestMinutes) },
      ],
    })),
  };
}

const PERCENT = 100;

/** Of those that had a level; a share is rounded down, so that only all of them are 100%. */
export function levelChart({ levelByMonth }: Report): ReportChart {
  const href = (month: string, level: string) =>
    draftsHref({ statuses: "ESTABLISHED", issued: daysOf(month), level });
  const months = levelByMonth.map(({ key, kept, beyond, none }) => {
    const cell = (count: number, level: string) =>
      count === 0 ? { text: "0" } : { text: formatCount(count), href: href(key, level) };
    const share = WORDS.shareOf(Math.floor((PERCENT * kept) / (kept + beyond)));
    return { key, kept, beyond, none, cell, share, name: monthTitle(firstOf(key)) };
  });
  return {
    series: [
      { name: WORDS.kept, look: 1 },
      { name: WORDS.beyond, look: 2 },
    ],
    bars: months.map(({ key, kept, beyond, share, name }) => ({
      id: key,
      name,
      amount: share,
      apart: beyond === 0 ? undefined : WORDS.beyondOf(beyond),
      note: WORDS.drafts(kept + beyond),
      parts: [kept, beyond],
      href: href(key, "KEPT.BEYOND"),
    })),
    heads: [WORDS.month, WORDS.share, WORDS.kept, WORDS.beyond, WORDS.noLevel],
    rows: months.map(({ key, kept, beyond, none, cell, share, name }) => ({
      id: key,
      name,
      cells: [{ text: share }, cell(kept, "KEPT"), cell(beyond, "BEYOND"), cell(none, "NONE")],
    })),
  };
}

export function waitingChart({ waiting }: Report): ReportChart {
  const groups = waiting.map(({ age, from, to, count, amount }) => ({
    group: { key: age, name: null, count, amount },
    name: WAITING_AGE_TEXT[age],
    href: count === 0 ? undefined : draftsHref({ statuses: "PROCESSING", reached: `${from ?? ""}..${to}` }),
  }));
  return {
    series: [{ name: WORDS.toIssue, look: 1 }],
    bars: groups.map(({ group, name, href }) => ({
      ...barOf(group, name, href),
      note: WORDS.drafts(group.count),
    })),
    heads: [WORDS.age, WORDS.draftsHead, WORDS.amount],
    rows: groups.map(({ group, name, href }) => rowOf(group, name, href)),
  };
}

type Shown = { readonly name: string; readonly short: string; readonly group: Group; readonly filter: Asked };

function columns(shown: readonly Shown[], hrefOf: (filter: Asked) => string): ReportChart {
  const of = shown.map(({ group, filter, ...words }) => ({
    ...words,
    group,
    href: group.count === 0 ? undefined : hrefOf(filter),
  }));
  return {
    series: [{ name: WORDS.amount, look: 1 }],
    bars: of.map(({ group, name, short, href }) => ({
      ...barOf({ ...group, key: name }, name, href),
      short,
    })),
    heads: [WORDS.month, WORDS.count, WORDS.amount],
    rows: of.map(({ group, name, href }) => rowOf({ ...group, key: name }, name, href)),
  };
}

function monthShown(month: string, groups: readonly Group[]) {
  const [, name = "", year = ""] = formatShortDate(firstOf(month)).split(" ");
  return {
    name: monthTitle(firstOf(month)),
    short: month.endsWith("-01") ? `${name} ${year}` : name,
    group: together(groups.filter(({ key }) => key === month)),
  };
}

function together(groups: readonly Group[]): Group {
  return {
    key: "together",
    name: null,
    count: groups.reduce((sum, { count }) => sum + count, 0),
    amount: decimalFromCents(addCents(...groups.map(({ amount }) => centsFromDecimal(amount)))),
  };
}

function barOf({ key, count, amount }: Group, name: string, href: string | undefined): ChartBar {
  const cents = centsFromDecimal(amount);
  return {
    id: key ?? "none",
    name,
    amount: formatAud(cents),
    note: WORDS.documents(count),
    parts: [drawnCents(cents)],
    href,
  };
}

function rowOf({ key, count, amount }: Group, name: string, href: string | undefined): ChartRow {
  return {
    id: key ?? "none",
    name,
    cells: [{ text: String(count) }, { text: formatAud(centsFromDecimal(amount)), href }],
  };
}

/** "35 minutes", "7.5 hours", "3.2 days". */
export function durationText(minutes: number): string {
  if (minutes < MINUTES_OF_HOUR) return WORDS.minutes(minutes);
  if (minutes < MINUTES_OF_DAY) return WORDS.hours(tenths(minutes / MINUTES_OF_HOUR));
  return WORDS.days(tenths(minutes / MINUTES_OF_DAY));
}

const MINUTES_OF_HOUR = 60;
const MINUTES_OF_DAY = 24 * MINUTES_OF_HOUR;

function tenths(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function firstOf(month: string): PlainDate {
  return plainDate(`${month}-01`);
}

/** As the address of a register says a range. */
function daysOf(month: string): string {
  return `${firstOf(month)}..${addDays(addMonthsClamped(firstOf(month), 1), -1)}`;
}

function monthsFrom(first: PlainDate, count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => addMonthsClamped(first, at).slice(0, 7));
}
