// What lists of drafts may be narrowed by.

import { PROCESS_TYPE_TEXT } from "../../process-type.ts";
import { optionsOf } from "../../values/fields/field.ts";
import { ARCHIVE_TEXT } from "../../values/lists/archive-filter.ts";
import type { FilterTable } from "../../values/lists/list-filter.ts";
import { codesIn, labelsByCode } from "../../values/reference-data/option-list.ts";
import { STATES } from "../../values/reference-data/states.ts";
import { DRAFT_STATUS_TEXT } from "./draft-text.ts";

const { ESTABLISHED: _, ...LISTED_STATUS_TEXT } = DRAFT_STATUS_TEXT;

export const DRAFT_FILTERS = {
  statuses: { kind: "choices", label: "Status", options: optionsOf(LISTED_STATUS_TEXT) },
  variants: { kind: "choices", label: "Kind", options: optionsOf(PROCESS_TYPE_TEXT) },
  beneficiary: { kind: "text", label: "Beneficiary" },
  states: { kind: "choices", label: "Beneficiary's state", options: optionsOf(labelsByCode(STATES)) },
  amount: { kind: "amounts", label: "Amount" },
  expires: { kind: "days", label: "Expires" },
  facilityId: { kind: "facility", label: "Facility" },
  archived: { kind: "choices", label: "Archive", options: optionsOf(ARCHIVE_TEXT) },
} as const satisfies FilterTable;
export type DraftFilterName = keyof typeof DRAFT_FILTERS;

/** Whether a guarantee was issued by the moment that its bank's own service level gave; told to the bank's people alone. */
const ISSUE_LEVEL_TEXT = { KEPT: "Within", BEYOND: "Beyond", NONE: "No level" } as const;
export const ISSUE_LEVELS = codesIn(ISSUE_LEVEL_TEXT);

/** Of what all clients have handed in: also what was issued, and nothing that is not sent yet. */
const { DRAFT: _unsent, ...SENT_STATUS_TEXT } = DRAFT_STATUS_TEXT;
const { statuses: _own, facilityId: _facility, ...OF_ALL } = DRAFT_FILTERS;
export const STAFF_DRAFT_FILTERS = {
  client: { kind: "text", label: "Client" },
  statuses: { kind: "choices", label: "Status", options: optionsOf(SENT_STATUS_TEXT) },
  ...OF_ALL,
  bank: { kind: "text", label: "Bank or insurer" },
  submitted: { kind: "days", label: "Submitted" },
  reached: { kind: "days", label: "Nothing owed since" },
  issued: { kind: "days", label: "Issued" },
  level: { kind: "choices", label: "Service level", options: optionsOf(ISSUE_LEVEL_TEXT) },
} as const satisfies FilterTable;
export type StaffDraftFilterName = keyof typeof STAFF_DRAFT_FILTERS;
