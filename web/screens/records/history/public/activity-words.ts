// Every sentence of the activity panel.

import type { DOCUMENT_STATUS_TEXT } from "@bondline/domain/documents/documents/document-text.ts";
import type { DRAFT_STATUS_TEXT } from "@bondline/domain/drafts/drafts/draft-text.ts";
import type { FACILITY_STATUS_TEXT } from "@bondline/domain/facilities/facilities/facility-text.ts";
import { HISTORY_EMPTY_TEXT } from "@bondline/domain/records/history/history-text.ts";
import { ACTIVITY_PANEL_WORDS } from "./activity-panel-words.ts";

export const ACTIVITY_WORDS = {
  ...ACTIVITY_PANEL_WORDS,
  loadFailed: "The activity could not be loaded",
  moreFailed: "The earlier changes could not be loaded.",
  tryAgain: "Check your connection and try again.",
  none: HISTORY_EMPTY_TEXT,
  list: "Changes, newest first",
  onBehalfOf: (name: string) => `on behalf of ${name}`,
  showAllLines: (count: number) => `Show all ${count} changed fields`,
  showFewerLines: "Show fewer",
  showEarlier: (count: number) => (count === 1 ? "Show 1 earlier change" : `Show ${count} earlier changes`),
  showLatest: "Show the latest only",
} as const;

/** The record's own entries read as sentences without repeating its reference. */
export const RECORD_VERBS = {
  INSERT: (record: string) => `raised the ${record}`,
  UPDATE: (record: string) => `changed the ${record}`,
  DELETE: (record: string) => `removed the ${record}`,
} as const;

export const PART_VERBS = {
  INSERT: (part: string) => `added ${part}`,
  UPDATE: (part: string) => `changed ${part}`,
  DELETE: (part: string) => `removed ${part}`,
} as const;

export const DEED_WORDS = {
  and: "and",
  more: (count: number) => `made ${count} more changes`,
  status: "Status",
} as const;

type Deeds<Statuses extends object> = Readonly<Record<keyof Statuses, string | null>>;

/** What somebody did who brought the record into a status; null where the change of status is no act of its own. */
const DRAFT_DEEDS: Deeds<typeof DRAFT_STATUS_TEXT> = {
  DRAFT: null,
  SUBMISSION_STARTED: null,
  IDENTIFYING: "completed the submission",
  SUBMITTED: "submitted the draft",
  CHANGES_REQUESTED: "asked for changes",
  PENDING_PAYMENT: "approved the draft",
  PROCESSING: "sent the draft to be issued",
  ESTABLISHED: "established the guarantee",
  CANCELLED: "cancelled the draft",
  REJECTED: "declined the draft",
};
const DOCUMENT_DEEDS: Deeds<typeof DOCUMENT_STATUS_TEXT> = {
  PROJECTED: null,
  PENDING: null,
  ESTABLISHED: "established the document",
  AWAITING_RETURN: "asked for its return",
  CLOSED_RETURNED: "recorded its return",
  CLOSED_CLAIMED: "recorded a claim",
  CLOSED_CANCELLED: "cancelled the document",
  CLOSED_EXPIRED: "closed the document at its expiry",
};
const FACILITY_DEEDS: Deeds<typeof FACILITY_STATUS_TEXT> = {
  STARTED: null,
  PROCESSING: "sent the facility to the bank",
  ESTABLISHED: "established the facility",
  WITHDRAWN: "withdrew the facility",
  DECLINED: "declined the facility",
  CANCELLED: "cancelled the facility",
};

/** By the kind of record, then by the code of the status. */
export const STATUS_DEEDS: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {
  Draft: DRAFT_DEEDS,
  Document: DOCUMENT_DEEDS,
  Facility: FACILITY_DEEDS,
};
