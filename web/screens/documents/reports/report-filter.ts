// What the report is narrowed by, and how it is asked of the server.

import { DOCUMENT_STATUSES } from "@bondline/domain/documents/documents/document.ts";
import { PROCESS_TYPES } from "@bondline/domain/process-type.ts";
import { findPlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { DocumentReportFilter } from "../../../api/generated/graphql.ts";
import type { ListShape } from "../../../app/list/list-place.ts";

export const NO_NARROWING = {
  search: "",
  status: "",
  kind: "",
  expiresFrom: "",
  expiresTo: "",
  returnDueBy: "",
  key: "",
  value: "",
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
  },
};

/** Half a day or a key without a value asks for nothing yet. */
export function reportFilter(tab: ReportTab, narrowing: ReportNarrowing): DocumentReportFilter {
  const { search, expiresFrom, expiresTo, returnDueBy, key, value } = narrowing;
  return {
    isHeld: tab === "held",
    search: search.trim(),
    statuses: DOCUMENT_STATUSES.filter((status) => status === narrowing.status),
    variants: PROCESS_TYPES.filter((kind) => kind === narrowing.kind),
    expiresFrom: findPlainDate(expiresFrom) ?? null,
    expiresTo: findPlainDate(expiresTo) ?? null,
    returnDueBy: findPlainDate(returnDueBy) ?? null,
    metadata: key === "" || value.trim() === "" ? [] : [{ key, value: value.trim() }],
  };
}
