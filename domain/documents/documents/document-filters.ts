// What lists and reports of documents may be narrowed by.

import { PROCESS_TYPE_TEXT } from "../../process-type.ts";
import { optionsOf } from "../../values/fields/field.ts";
import { ARCHIVE_TEXT } from "../../values/lists/archive-filter.ts";
import type { FilterTable } from "../../values/lists/list-filter.ts";
import { codesIn, labelsByCode } from "../../values/reference-data/option-list.ts";
import { STATES } from "../../values/reference-data/states.ts";
import { DOCUMENT_STATUS_TEXT, RETENTION_TYPE_TEXT, SECURITY_TYPE_TEXT } from "./document-text.ts";

/** As many documents as one person acts on at once. */
export const CHOSEN_DOCUMENTS_MAX = 250;
export const CHOSEN_DOCUMENTS_MESSAGE = `At most ${CHOSEN_DOCUMENTS_MAX} documents can be chosen at once`;

export const DOCUMENT_FILTERS = {
  statuses: { kind: "choices", label: "Status", options: optionsOf(DOCUMENT_STATUS_TEXT) },
  variants: { kind: "choices", label: "Kind", options: optionsOf(PROCESS_TYPE_TEXT) },
  beneficiary: { kind: "text", label: "Beneficiary" },
  states: { kind: "choices", label: "Beneficiary's state", options: optionsOf(labelsByCode(STATES)) },
  bank: { kind: "text", label: "Bank or insurer" },
  amount: { kind: "amounts", label: "Amount" },
  established: { kind: "days", label: "Established" },
  expires: { kind: "days", label: "Expires" },
  expectedReturn: { kind: "days", label: "Expected return" },
  facilityId: { kind: "facility", label: "Facility" },
  retentionTypes: { kind: "choices", label: "Retention type", options: optionsOf(RETENTION_TYPE_TEXT) },
  securityTypes: { kind: "choices", label: "Security type", options: optionsOf(SECURITY_TYPE_TEXT) },
  metadata: { kind: "facts", label: "Fact" },
  archived: { kind: "choices", label: "Archive", options: optionsOf(ARCHIVE_TEXT) },
} as const satisfies FilterTable;
export type DocumentFilterName = keyof typeof DOCUMENT_FILTERS;

const DOCUMENT_ENDS_TEXT = { DATED: "On a date", UNDATED: "Without a date" } as const;
export const DOCUMENT_ENDS = codesIn(DOCUMENT_ENDS_TEXT);
const FIRST_STATE_TEXT = { ...labelsByCode(STATES), NONE: "No state" };
export const FIRST_STATES = [...STATES.map(({ code }) => code), "NONE"] as const;

/** Of what was issued to all clients: facilities and facts are each client's own, and nothing issued is only projected. */
const { statuses: STATUSES, facilityId: _facility, metadata: _facts, ...OF_ALL } = DOCUMENT_FILTERS;
export const STAFF_DOCUMENT_FILTERS = {
  client: { kind: "text", label: "Client" },
  statuses: { ...STATUSES, options: STATUSES.options.filter(({ value }) => value !== "PROJECTED") },
  ...OF_ALL,
  closed: { kind: "days", label: "Closed" },
  ends: {
    kind: "choices",
    label: "Ends",
    options: optionsOf(DOCUMENT_ENDS_TEXT),
  },
  firstBeneficiary: { kind: "text", label: "First beneficiary is", isWhole: true },
  firstState: {
    kind: "choices",
    label: "First beneficiary's state",
    options: optionsOf(FIRST_STATE_TEXT),
  },
} as const satisfies FilterTable;
export type StaffDocumentFilterName = keyof typeof STAFF_DOCUMENT_FILTERS;
