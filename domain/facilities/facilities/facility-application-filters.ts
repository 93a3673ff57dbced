// What an organisation's list of applications may be narrowed by: what is read of each, in the words in which clients read it.

import { optionsOf } from "../../values/fields/field.ts";
import { ARCHIVE_TEXT } from "../../values/lists/archive-filter.ts";
import type { FilterTable } from "../../values/lists/list-filter.ts";
import {
  FACILITY_APPLICATION_STATUS_TEXT,
  FACILITY_APPLICATION_STATUSES,
  statusForClients,
} from "./facility-application.ts";
import { FACILITY_SIDE_TEXT } from "./facility-filters.ts";
import { FACILITY_TYPE_TEXT } from "./facility-text.ts";

/** As clients see them. */
const SEEN_BY_CLIENTS = FACILITY_APPLICATION_STATUSES.filter((status) => statusForClients(status) === status);

export const FACILITY_APPLICATION_FILTERS = {
  statuses: {
    kind: "choices",
    label: "Status",
    options: SEEN_BY_CLIENTS.map((value) => ({ value, label: FACILITY_APPLICATION_STATUS_TEXT[value] })),
  },
  types: { kind: "choices", label: "Facility", options: optionsOf(FACILITY_TYPE_TEXT) },
  limit: { kind: "amounts", label: "Limit" },
  bank: { kind: "text", label: "Bank or insurer" },
  started: { kind: "days", label: "Started" },
  submitted: { kind: "days", label: "Submitted" },
  sides: { kind: "choices", label: "Whose", options: optionsOf(FACILITY_SIDE_TEXT) },
  archived: { kind: "choices", label: "Archive", options: optionsOf(ARCHIVE_TEXT) },
} as const satisfies FilterTable;
/** Of what all clients have handed in, in the words of the desk. */
const { statuses: _own, started: _started, sides: _sides, ...OF_ALL } = FACILITY_APPLICATION_FILTERS;
export const STAFF_APPLICATION_FILTERS = {
  client: { kind: "text", label: "Client" },
  statuses: {
    kind: "choices",
    label: "Status",
    options: FACILITY_APPLICATION_STATUSES.filter((status) => status !== "DRAFT").map((value) => ({
      value,
      label: FACILITY_APPLICATION_STATUS_TEXT[value],
    })),
  },
  ...OF_ALL,
} as const satisfies FilterTable;
export type StaffApplicationFilterName = keyof typeof STAFF_APPLICATION_FILTERS;

export type FacilityApplicationFilterName = keyof typeof FACILITY_APPLICATION_FILTERS;
