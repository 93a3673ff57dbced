// What the list of facilities may be narrowed by: what everybody who sees one reads of it, so that no filter tells more than the list.

import { SECURITY_TYPE_TEXT } from "../../documents/documents/document-text.ts";
import { PROCESS_TYPE_TEXT } from "../../process-type.ts";
import { optionsOf } from "../../values/fields/field.ts";
import { ARCHIVE_TEXT } from "../../values/lists/archive-filter.ts";
import type { FilterTable } from "../../values/lists/list-filter.ts";
import { FACILITY_STATUS_TEXT } from "./facility-text.ts";

/** Whether the organisation holds it, or another one shares it. */
export const FACILITY_SIDE_TEXT = { OWN: "Our own", SHARED: "Shared with us" } as const;
export const FACILITY_ORIGIN_TEXT = { PORTAL: "Through the portal", HOLDER: "By its holder" } as const;

export const FACILITY_FILTERS = {
  statuses: { kind: "choices", label: "Status", options: optionsOf(FACILITY_STATUS_TEXT) },
  bank: { kind: "text", label: "Bank or insurer" },
  variants: { kind: "choices", label: "Used for", options: optionsOf(PROCESS_TYPE_TEXT) },
  limit: { kind: "amounts", label: "Limit" },
  starts: { kind: "days", label: "Starts" },
  ends: { kind: "days", label: "Ends" },
  securityTypes: { kind: "choices", label: "Security", options: optionsOf(SECURITY_TYPE_TEXT) },
  sides: { kind: "choices", label: "Whose", options: optionsOf(FACILITY_SIDE_TEXT) },
  origins: { kind: "choices", label: "Arranged", options: optionsOf(FACILITY_ORIGIN_TEXT) },
  archived: { kind: "choices", label: "Archive", options: optionsOf(ARCHIVE_TEXT) },
} as const satisfies FilterTable;
export type FacilityFilterName = keyof typeof FACILITY_FILTERS;

/** Of those of all clients: each was arranged through the portal, and is its holder's. */
const { sides: _sides, origins: _origins, ...OF_ALL } = FACILITY_FILTERS;
export const STAFF_FACILITY_FILTERS = {
  client: { kind: "text", label: "Client" },
  ...OF_ALL,
} as const satisfies FilterTable;
export type StaffFacilityFilterName = keyof typeof STAFF_FACILITY_FILTERS;
