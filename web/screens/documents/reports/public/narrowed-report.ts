// A report narrowed as other pages name it: how it is asked of the server, and the address at which its documents are listed. Both come of the same facts, so a figure and its list agree.

import {
  NO_NARROWING,
  type ReportNarrowing,
  type ReportTab,
  reportFilter,
  reportHref,
} from "../report-filter.ts";

export function narrowedReport(tab: ReportTab, facts: Partial<ReportNarrowing> = {}) {
  const narrowing = { ...NO_NARROWING, ...facts };
  return { filter: reportFilter(tab, narrowing), href: reportHref(tab, narrowing) };
}
