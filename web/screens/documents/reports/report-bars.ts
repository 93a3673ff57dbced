// The groups of a report as the bars of its charts: each with its figure in words, and the address of exactly its documents.

import type { DocumentStatus } from "@bondline/domain/documents/documents/document.ts";
import {
  groupsByMonth,
  largestGroups,
  MONTHS_SHOWN,
  type ReportGroup,
  togetherOf,
} from "@bondline/domain/documents/documents/document-report.ts";
import { DOCUMENT_STATUS_TEXT } from "@bondline/domain/documents/documents/document-text.ts";
import { PROCESS_TYPE_TEXT, PROCESS_TYPES } from "@bondline/domain/process-type.ts";
import { addCents, type Cents, formatAud, ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import {
  addDays,
  addMonthsClamped,
  earlierDate,
  findPlainDate,
  formatShortDate,
  laterDate,
  type PlainDate,
  plainDate,
} from "@bondline/domain/values/time/plain-date.ts";
import type { ReportSumsQuery } from "../../../api/generated/graphql.ts";
import { monthTitle } from "../../../ui/calendar-month.ts";
import type { ChartBar, ChartSeries } from "../../../ui/chart-bars.ts";
import type { ChartRow } from "../../../ui/chart-table.tsx";
import { drawnCents } from "../../../ui/drawn-cents.ts";
import { draftsInFlightHref } from "../documents/public/drafts-in-flight.ts";
import {
  type ReportNarrowing,
  type ReportTab,
  reportHref,
  type WithinFact,
  withinText,
} from "./report-filter.ts";
import { groupOf } from "./report-sums.tsx";
import { REPORT_WORDS as WORDS } from "./report-words.ts";

export type Sums = ReportSumsQuery["documentReport"];

/** Where the reader is: what the report is narrowed by already. */
export type ReportPlace = { readonly tab: ReportTab; readonly narrowing: ReportNarrowing };

export type Chart = {
  readonly series: readonly ChartSeries[];
  readonly bars: readonly ChartBar[];
  readonly heads: readonly string[];
  readonly rows: readonly ChartRow[];
};

const IN_FORCE: ChartSeries = { name: WORDS.established, look: 1 };
const IN_FLIGHT: ChartSeries = { name: WORDS.inFlight, look: "in-flight" };
const PROJECTED: ChartSeries = { name: WORDS.projected, look: "projected" };

/** What has been closed counts in its own group alone, or where nothing else was asked for. */
export function isAllClosed({ byStatus }: Sums): boolean {
  return byStatus
    .map(groupOf)
    .every(({ establishedCents, projectedCents }) => establishedCents + projectedCents === 0n);
}

export function countedIn(sums: Sums): (group: ReportGroup) => ReportGroup {
  return isAllClosed(sums) ? closedAsCounted : (group) => group;
}

function closedAsCounted(group: ReportGroup): ReportGroup {
  return { ...group, establishedCents: group.amountCents, establishedCount: group.count };
}

export function isCounted({ establishedCents, projectedCents }: ReportGroup): boolean {
  return establishedCents + projectedCents > 0n;
}

type Following = (part: Partial<ReportNarrowing>, which?: "IN_FORCE" | "PROJECTED") => string;

/** The documents that a figure counts: of a bar those in force and projected, unless the report is narrowed to a status or has closed ones alone. */
export function followingOf(sums: Sums, { tab, narrowing }: ReportPlace): Following {
  const keepsStatus = narrowing.status !== "" || isAllClosed(sums);
  return (part, which) => {
    const status = keepsStatus ? narrowing.status : (which ?? "OUTSTANDING");
    return reportHref(tab, { ...narrowing, status, ...part });
  };
}

type GroupsShown = {
  readonly groups: readonly ReportGroup[];
  readonly fact: WithinFact;
  readonly nameOf: (key: string) => string;
  readonly facilityOf?: (key: string | null) => FacilityShown;
};

/** What a facility's bar says beside its documents; nothing in flight where the report is narrowed to documents. */
export type FacilityShown = { readonly limit: Cents | undefined; readonly inFlight: Cents | undefined };
const NO_FACILITY: FacilityShown = { limit: undefined, inFlight: undefined };

/** The largest as bars, and the others behind one that opens the table of all. */
export function groupChart(
  { groups, fact, nameOf, facilityOf }: GroupsShown,
  { following, openTable }: { following: Following; openTable: () => void },
): Chart {
  const ofFacility = (key: string | null) => facilityOf?.(key) ?? NO_FACILITY;
  const inFlightOf = (key: string | null) => ofFacility(key).inFlight ?? ZERO_CENTS;
  const counted = groups.filter((group) => isCounted(group) || inFlightOf(group.key) > 0n).toSorted(bySize);
  const { shown, others } = largestGroups(counted);
  const hasInFlight = counted.some(({ key }) => inFlightOf(key) > 0n);
  const extra = (limit: Cents | undefined, inFlight: Cents) => ({ limit, ...(hasInFlight && { inFlight }) });
  const named = (key: string | null) => (key === null ? WORDS.none[fact] : nameOf(key));
  const narrowed = (key: string | null) => ({ [fact]: withinText(key) });
  const bars = shown.map((group) => ({
    ...barOf(group, named(group.key), extra(ofFacility(group.key).limit, inFlightOf(group.key))),
    href: isCounted(group) ? following(narrowed(group.key)) : inFlightHref(group.key),
  }));
  const rest = counted.filter((group) => !shown.includes(group)).map(({ key }) => inFlightOf(key));
  const restBars =
    others === undefined
      ? []
      : [restBar(others, rest.length, { onOpen: openTable, ...extra(undefined, addCents(...rest)) })];
  return {
    series: seriesOf(counted, hasInFlight),
    bars: [...bars, ...restBars],
    heads: [
      WORDS.name,
      WORDS.inForceCount,
      WORDS.established,
      ...(hasInFlight ? [WORDS.inFlight] : []),
      WORDS.projected,
    ],
    rows: counted.map((group) => {
      const row = rowOf(group, named(group.key), (which) => following(narrowed(group.key), which));
      const inFlight = inFlightOf(group.key);
      const cell = { text: formatAud(inFlight), href: inFlight === 0n ? undefined : inFlightHref(group.key) };
      return hasInFlight ? { ...row, cells: row.cells.toSpliced(-1, 0, cell) } : row;
    }),
  };
}

function inFlightHref(key: string | null): string | undefined {
  return key === null ? undefined : draftsInFlightHref(key);
}

function bySize(one: ReportGroup, other: ReportGroup): number {
  const by = (group: ReportGroup) => group.establishedCents + group.projectedCents;
  return by(other) > by(one) ? 1 : by(other) < by(one) ? -1 : 0;
}

type BarExtra = { readonly limit?: Cents | undefined; readonly inFlight?: Cents };

function restBar(
  others: Omit<ReportGroup, "key">,
  count: number,
  { onOpen, ...extra }: BarExtra & { readonly onOpen: () => void },
): ChartBar {
  return { ...barOf({ key: "others", ...others }, WORDS.others(count), extra), id: "others", onOpen };
}

/** What is in force is its figure, or else the first of what stands apart from it. */
function barOf(group: ReportGroup, name: string, { limit, inFlight }: BarExtra = {}): ChartBar {
  const { key, count, establishedCents, establishedCount, projectedCents } = group;
  const said = [
    ...(inFlight ? [WORDS.andInFlight(formatAud(inFlight))] : []),
    ...(projectedCents === 0n ? [] : [WORDS.andProjected(formatAud(projectedCents))]),
  ];
  const isNoneInForce = establishedCents === 0n && said.length > 0;
  const [amount = "", ...apart] = isNoneInForce ? said : [formatAud(establishedCents), ...said];
  const counted = isNoneInForce ? count : establishedCount;
  const note = [
    ...(counted === 0 && inFlight ? [] : [WORDS.documents(counted)]),
    ...(limit === undefined ? [] : [WORDS.facilityNote(formatAud(limit))]),
  ];
  return {
    id: withinText(key),
    name,
    amount,
    apart: apart.length === 0 ? undefined : apart.join(", "),
    note: note.join(", "),
    parts: [
      drawnCents(establishedCents),
      ...(inFlight === undefined ? [] : [drawnCents(inFlight)]),
      drawnCents(projectedCents),
    ],
    limit: limit === undefined ? undefined : drawnCents(limit),
  };
}

function seriesOf(groups: readonly ReportGroup[], hasInFlight = false): readonly ChartSeries[] {
  return [
    IN_FORCE,
    ...(hasInFlight ? [IN_FLIGHT] : []),
    ...(groups.some(({ projectedCents }) => projectedCents > 0n) ? [PROJECTED] : []),
  ];
}

function rowOf(
  { key, establishedCount, establishedCents, projectedCents }: ReportGroup,
  name: string,
  hrefOf: (which: "IN_FORCE" | "PROJECTED") => string,
): ChartRow {
  return {
    id: withinText(key),
    name,
    cells: [
      { text: String(establishedCount) },
      { text: formatAud(establishedCents), href: hrefOf("IN_FORCE") },
      { text: formatAud(projectedCents), href: projectedCents === 0n ? undefined : hrefOf("PROJECTED") },
    ],
  };
}

/** By status or by kind, of which there are few: each counts by itself, closed ones too. */
export function codeChart(
  groups: readonly ReportGroup[],
  {
    fact,
    words,
    following,
  }: { fact: "status" | "kind"; words: Readonly<Record<string, string>>; following: Following },
): Chart {
  const named = (key: string | null) => (key === null ? WORDS.dash : (words[key] ?? key));
  const counted = groups
    .map((group) => (fact === "kind" || group.key === "PROJECTED" ? group : closedAsCounted(group)))
    .filter(isCounted);
  const hrefOf = (group: ReportGroup) => following({ [fact]: group.key ?? "" });
  return {
    series: seriesOf(counted),
    bars: counted.map((group) => ({ ...barOf(group, named(group.key)), href: hrefOf(group) })),
    heads: [WORDS.name, WORDS.count, WORDS.established, WORDS.projected],
    rows: counted.map((group) =>
      rowOf(group, named(group.key), (which) =>
        fact === "status" ? hrefOf(group) : following({ kind: group.key ?? "" }, which),
      ),
    ),
  };
}

export const STATUS_WORDS: Readonly<Record<DocumentStatus, string>> = DOCUMENT_STATUS_TEXT;

/** What ends in each of the months ahead, by kind; what ends before and after them, or never, beside it. */
export function expiryChart(
  sums: Sums,
  { place, following, today }: { place: ReportPlace; following: Following; today: PlainDate },
): Chart {
  const counted = countedIn(sums);
  const every = PROCESS_TYPES.map((kind) => ({
    kind,
    months: groupsByMonth(
      sums.byExpiryMonthAndVariant
        .filter(({ variant }) => variant === kind)
        .map(({ group }) => counted(groupOf(group))),
      today,
    ),
  }));
  const kinds = every.filter(({ months }) => months.some(({ establishedCents }) => establishedCents > 0n));
  const of = (month: string | null, among = kinds) =>
    among.map(({ kind, months }) => ({ kind, group: months.find(({ key }) => key === month) }));
  const whole = (month: string | null) =>
    togetherOf(of(month, every).flatMap(({ group }) => (group === undefined ? [] : [group])));
  const isThere = (month: string | null) => isCounted({ key: month, ...whole(month) });
  const ahead = Array.from({ length: MONTHS_SHOWN }, (_, at) => addMonthsClamped(today, at).slice(0, 7));
  const months = [...["EARLIER"].filter(isThere), ...ahead, ...["LATER", null].filter(isThere)];
  const narrowed = (month: string | null) => spanOf(month, ahead, place.narrowing);
  return {
    series: [
      ...kinds.map(({ kind }) => ({ name: PROCESS_TYPE_TEXT[kind], look: LOOKS[kind] })),
      ...(months.some((month) => whole(month).projectedCents > 0n) ? [PROJECTED] : []),
    ],
    bars: months.map((month) => ({
      ...barOf({ key: month, ...whole(month) }, monthName(month)),
      short: shortMonth(month),
      detail: kinds.length < 2 ? undefined : detailOf(of(month)),
      parts: [
        ...of(month).map(({ group }) => drawnCents(group?.establishedCents ?? 0n)),
        drawnCents(whole(month).projectedCents),
      ],
      href: following(narrowed(month)),
    })),
    heads: [WORDS.month, ...kinds.map(({ kind }) => PROCESS_TYPE_TEXT[kind]), WORDS.projected],
    rows: months.map((month) => ({
      id: withinText(month),
      name: monthName(month),
      cells: [
        ...of(month).map(({ kind, group }) =>
          group === undefined
            ? { text: WORDS.dash }
            : {
                text: formatAud(group.establishedCents),
                href: following({ ...narrowed(month), kind }, "IN_FORCE"),
              },
        ),
        {
          text: formatAud(whole(month).projectedCents),
          href: whole(month).projectedCents === 0n ? undefined : following(narrowed(month), "PROJECTED"),
        },
      ],
    })),
  };
}

const LOOKS = { BANK_GUARANTEE: 1, SURETY_BOND: 2, CASH_SECURITY: 3, LEASE_BOND: 4 } as const;

function detailOf(kinds: readonly { kind: keyof typeof LOOKS; group: ReportGroup | undefined }[]): string {
  return kinds
    .flatMap(({ kind, group }) =>
      group !== undefined && group.establishedCents > 0n
        ? [`${PROCESS_TYPE_TEXT[kind]} ${formatAud(group.establishedCents)}`]
        : [],
    )
    .join(", ");
}

/** The days of a month, within those that the report is narrowed to already. */
function spanOf(
  month: string | null,
  ahead: readonly string[],
  narrowing: ReportNarrowing,
): Partial<ReportNarrowing> {
  if (month === null) return { month: withinText(null) };
  const [first, end] = [firstOf(ahead[0] ?? month), firstOf(ahead.at(-1) ?? month)];
  if (month === "EARLIER") return boundedBy(narrowing, undefined, addDays(first, -1));
  if (month === "LATER") return boundedBy(narrowing, addMonthsClamped(end, 1), undefined);
  return boundedBy(narrowing, firstOf(month), addDays(addMonthsClamped(firstOf(month), 1), -1));
}

function boundedBy({ expiresFrom, expiresTo }: ReportNarrowing, from?: PlainDate, to?: PlainDate) {
  const [since, until] = [findPlainDate(expiresFrom), findPlainDate(expiresTo)];
  return {
    expiresFrom: from === undefined ? expiresFrom : since === undefined ? from : laterDate(since, from),
    expiresTo: to === undefined ? expiresTo : until === undefined ? to : earlierDate(until, to),
  };
}

function firstOf(month: string): PlainDate {
  return plainDate(`${month}-01`);
}

export function monthName(month: string | null): string {
  if (month === null) return WORDS.noExpiry;
  if (month === "EARLIER") return WORDS.earlier;
  return month === "LATER" ? WORDS.later : monthTitle(firstOf(month));
}

/** "Mar"; a January says its year. */
export function shortMonth(month: string | null): string {
  if (month === null) return WORDS.noDate;
  if (month === "EARLIER" || month === "LATER") return monthName(month);
  const [, name = "", year = ""] = formatShortDate(firstOf(month)).split(" ");
  return month.endsWith("-01") ? `${name} ${year}` : name;
}
