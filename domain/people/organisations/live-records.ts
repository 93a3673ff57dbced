// What keeps an organisation from being closed, or left by its last member: records that somebody still waits for, owes or relies on.

import { formatCount } from "../../count-text.ts";
import type { DocumentStatus } from "../../documents/documents/document.ts";
import { IN_FLIGHT_STATUSES } from "../../drafts/drafts/draft.ts";
import { FACILITY_TABS } from "../../facilities/facilities/facility.ts";
import type { FacilityApplicationStatus } from "../../facilities/facilities/facility-application.ts";
import type { InvoiceStatus } from "../../money/invoices/invoice.ts";
import type { RefundStatus } from "../../money/invoices/refund.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";

type LiveKind = { readonly one: string; readonly many: string; readonly statuses: readonly string[] };

/** By the tables that hold them. */
export const LIVE_RECORDS = {
  document: {
    one: "guarantee or bond in force",
    many: "guarantees and bonds in force",
    statuses: ["PENDING", "ESTABLISHED", "AWAITING_RETURN"] satisfies DocumentStatus[],
  },
  draft: { one: "submitted draft", many: "submitted drafts", statuses: IN_FLIGHT_STATUSES },
  invoice: {
    one: "open invoice",
    many: "open invoices",
    statuses: ["open"] satisfies InvoiceStatus[],
  },
  refund: {
    one: "refund to come",
    many: "refunds to come",
    statuses: ["DUE", "SENT"] satisfies RefundStatus[],
  },
  facility: { one: "current facility", many: "current facilities", statuses: FACILITY_TABS.CURRENT },
  facility_application: {
    one: "submitted facility application",
    many: "submitted facility applications",
    statuses: [
      "SUBMITTED",
      "PROCESSING",
      "PENDING_PAYMENT",
      "APPROVED",
    ] satisfies FacilityApplicationStatus[],
  },
} as const satisfies Record<string, LiveKind>;
export type LiveRecordKind = keyof typeof LIVE_RECORDS;
export const LIVE_RECORD_KINDS = codesIn(LIVE_RECORDS);

export type LiveCounts = Readonly<Record<LiveRecordKind, number>>;

/** "2 guarantees and bonds in force and 1 open invoice"; empty where nothing is live. */
export function liveRecordsText(counts: LiveCounts): string {
  const parts = LIVE_RECORD_KINDS.filter((kind) => counts[kind] > 0).map((kind) => {
    const { one, many } = LIVE_RECORDS[kind];
    return counts[kind] === 1 ? `1 ${one}` : `${formatCount(counts[kind])} ${many}`;
  });
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}
