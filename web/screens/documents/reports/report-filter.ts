// What the report is narrowed by, and how it is asked of the server.

import { DOCUMENT_STATUSES, type DocumentStatus } from "@bondline/domain/documents/documents/document.ts";
import { PROCESS_TYPES } from "@bondline/domain/process-type.ts";
import { findPlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { DocumentReportFilter, DocumentReportGrouping } from "../../../api/generated/graphql.ts";
import { type ListShape, PAGE_SIZES, writePlace } from "../../../app/list/list-place.ts";
import { paths } from "../../../paths.ts";

export const NO_NARROWING = {
  search: "",
  status: "",
  kind: "",
  expiresFrom: "",
  expiresTo: "",
  returnDueBy: "",
  key: "",
  value: "",
  bank: "",
  beneficiary: "",
  applicant: "",
  state: "",
  facility: "",
  month: "",
} as const;

export type ReportFact = keyof typeof NO_NARROWING;
export type ReportNarrowing = Readonly<Record<ReportFact, string>>;

/** What the organisation applied for, and what it holds as beneficiary: no document is in both. */
export type ReportTab = "applied" | "held";

/** All that narrows it is text: what is no status, kind or day asks for nothing. */
export const REPORT_LIST: ListShape<ReportTab, ReportFact> = {
  tabs: ["applied", "held"],
  filters: {
    search: [],
    status: [],
    kind: [],
    expiresFrom: [],
    expiresTo: [],
    returnDueBy: [],
    key: [],
    value: [],
    bank: [],
    beneficiary: [],
    applicant: [],
    state: [],
    facility: [],
    month: [],
  },
};

/** What a bar of a chart narrows the report to. */
export const WITHIN = {
  bank: "BANK",
  beneficiary: "BENEFICIARY",
  applicant: "APPLICANT",
  state: "STATE",
  facility: "FACILITY",
  month: "EXPIRY_MONTH",
} as const satisfies Partial<Record<ReportFact, DocumentReportGrouping>>;
export type WithinFact = keyof typeof WITHIN;
export const WITHIN_FACTS = Object.keys(WITHIN) as readonly WithinFact[];

/** In an address: the group's name behind a sign, or the word for those without one. */
const NONE = "none";
export function withinText(key: string | null): string {
  return key === null ? NONE : `=${key}`;
}

/** Undefined where nothing is asked. */
export function withinKey(text: string): string | null | undefined {
  if (text === NONE) return null;
  return text.startsWith("=") ? text.slice(1) : undefined;
}

/** Several states at once: what is in force, and that with what is projected. */
export const STATUS_SETS = {
  OUTSTANDING: ["PENDING", "ESTABLISHED", "AWAITING_RETURN", "PROJECTED"],
  IN_FORCE: ["PENDING", "ESTABLISHED", "AWAITING_RETURN"],
} as const satisfies Record<string, readonly DocumentStatus[]>;

function statusesOf(text: string): readonly DocumentStatus[] {
  if (text === "OUTSTANDING" || text === "IN_FORCE") return STATUS_SETS[text];
  return DOCUMENT_STATUSES.filter((status) => status === text);
}

/** The report at an address: its first page, narrowed, and led to its documents. */
export function reportHref(tab: ReportTab, narrowing: ReportNarrowing): string {
  const place = {
    tab,
    search: "",
    sort: undefined,
    columns: [],
    filters: narrowing,
    size: PAGE_SIZES[0],
    page: 1,
    trail: [],
  } as const;
  const query = writePlace(REPORT_LIST, place, new URLSearchParams());
  return `${paths.reports()}${query === "" ? "" : `?${query}`}#${ROWS_ID}`;
}

/** The same page as a calendar. */
export const CALENDAR_VIEW = "calendar";
export function calendarHref(): string {
  return `${paths.reports()}?view=${CALENDAR_VIEW}`;
}

export const ROWS_ID = "documents";

/** Half a day or a key without a value asks for nothing yet. */
export function reportFilter(tab: ReportTab, narrowing: ReportNarrowing): DocumentReportFilter {
  const { search, expiresFrom, expiresTo, returnDueBy, key, value } = narrowing;
  return {
    isHeld: tab === "held",
    search: search.trim(),
    statuses: [...statusesOf(narrowing.status)],
    variants: PROCESS_TYPES.filter((kind) => kind === narrowing.kind),
    expiresFrom: findPlainDate(expiresFrom) ?? null,
    expiresTo: findPlainDate(expiresTo) ?? null,
    returnDueBy: findPlainDate(returnDueBy) ?? null,
    metadata: key === "" || value.trim() === "" ? [] : [{ key, value: value.trim() }],
    within: WITHIN_FACTS.flatMap((fact) => {
      const group = withinKey(narrowing[fact]);
      return group === undefined ? [] : [{ by: WITHIN[fact], key: group }];
    }),
  };
}
